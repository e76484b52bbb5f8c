import { renderUnicodeCompact } from 'uqr';
import { addresses } from './addresses.ts';
import { serve } from './serve.ts';
import { help, readSettings, type Settings } from './settings.ts';

try {
  if (process.argv.includes('--help')) console.log(help);
  else await start(readSettings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start(settings: Settings): Promise<void> {
  const { port, stop } = await serve(settings);
  // Ctrl + C signals both npm and this process, and npm passes it on. The second signal must not interrupt the shutdown.
  const close = () => void stop();
  process.on('SIGINT', close).on('SIGTERM', close);
  welcome(settings, port);
}

function welcome({ host, publicUrl }: Settings, port: number): void {
  const [here = '', ...onTheNetwork] = addresses(host, port);
  console.log(`Hideout is open at ${here}`);
  const forPhones = publicUrl ?? onTheNetwork[0];
  if (forPhones === undefined) return;
  console.log(`On phones in the same network: ${[publicUrl ?? [], ...onTheNetwork].flat().join(' or ')}`);
  console.log(renderUnicodeCompact(forPhones));
}
