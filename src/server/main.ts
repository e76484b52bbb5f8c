import { renderUnicodeCompact } from 'uqr';
import { networkAddresses, ownAddress } from './limits/addresses.ts';
import { whyNotTaken } from './command-line.ts';
import { endAtSignals } from './ending.ts';
import { hostsInWords } from './limits/hosts.ts';
import { serve } from './serve.ts';
import { warningAbout } from './store/postgres/line.ts';
import { help, readSettings, type Settings } from './settings.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // A database that has fallen silent during the start holds its connections open.
  process.exit(1);
}

async function main(words: readonly string[]): Promise<void> {
  // SHARE may follow its option; no other option has a value.
  const problem = whyNotTaken(
    words.map((word) => (word.startsWith('--share=') ? '--share' : word)),
    ['--share', '--help'],
  );
  if (problem !== undefined) throw new Error(problem);
  if (words.includes('--help')) console.log(help);
  else await start(readSettings({ ...process.env, ...sharedBy(words) }));
}

async function start(settings: Settings): Promise<void> {
  const starting = serve(settings, { onAddress: tellFriends, say: (sentence) => console.log(sentence) });
  // A file has been opened by now. Until then, a signal ends the process even if SQLite is busy with the file.
  endAtSignals(starting);
  const { port } = await starting;
  const warning = settings.databaseUrl === undefined ? undefined : warningAbout(settings.databaseUrl);
  if (warning !== undefined) console.warn(warning);
  welcome(settings, port);
  console.log(hostsInWords(settings));
}

function tellFriends(address: string): void {
  console.log('Friends elsewhere open this address, or scan it:');
  console.log(address);
  console.log(renderUnicodeCompact(address));
}

/** `--share`, or `--share=` with what SHARE could be. */
function sharedBy(words: readonly string[]): { readonly SHARE?: string } {
  const word = words.find((each) => /^--share(=|$)/.test(each));
  return word === undefined ? {} : { SHARE: word.slice('--share='.length) || '1' };
}

function welcome({ host, publicUrl, tunnel, tableKey }: Settings, port: number): void {
  const here = ownAddress(host, port);
  if (tunnel) {
    console.log(`Hideout is open at ${here}`);
    const caution = tunnel.isTried ? '' : ' (written from its documentation, not tried)';
    console.log(`Opening a way for friends elsewhere through ${tunnel.name}${caution} …`);
    console.log(`New tables need the key ${tableKey ?? ''}; this link contains it: ${here}/#key=${tableKey ?? ''}`);
    return;
  }
  const [forFriends, ...others] = [publicUrl ?? [], ...networkAddresses(host, port)].flat();
  console.log(`Hideout is open at ${forFriends ?? here}`);
  if (forFriends === undefined) return;
  console.log('Friends open this address, or scan it:');
  console.log(renderUnicodeCompact(forFriends));
  if (others.length > 0) console.log(`If it does not work for them: ${others.join(' or ')}`);
  console.log(`On this computer: ${here}`);
}
