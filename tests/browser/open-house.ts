import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real server with an empty data folder and bots that do not pause. */
export interface House {
  readonly address: string;
  /** The same server as a phone in the network reaches it; undefined on a machine without a network. */
  readonly lanAddress: string | undefined;
}

type Environment = Readonly<Record<string, string>>;

/** Opens one with the launcher of `npm start` and additional settings. */
export async function openHouse(
  launcher: string,
  settings: Environment = {},
): Promise<House & { close(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'hideout-browser-'));
  const { port, stop } = await startServer(launcher, data, settings);
  const lan = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  return {
    address: `http://localhost:${port}`,
    lanAddress: lan && `http://${lan}:${port}`,
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Server {
  readonly port: string;
  stop(): Promise<void>;
}

/** Starts a server on a data folder, on a free port unless the settings name one. */
export async function startServer(launcher: string, data: string, settings: Environment = {}): Promise<Server> {
  const usual = { PORT: '0', DATA_DIR: data, BOTS: 'instant', npm_lifecycle_event: '' };
  const env = { ...process.env, ...usual, ...settings };
  const child = spawn(process.execPath, [launcher], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/open at \S+:(\d+)/.test(output)) await once(child.stdout, 'data');
  return {
    port: /open at \S+:(\d+)/.exec(output)?.[1] ?? '',
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
