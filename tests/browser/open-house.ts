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
  /** Waits until the server has printed something like this. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
}

type Environment = Readonly<Record<string, string>>;

/** Opens one with the launcher of `npm start` and additional settings. */
export async function openHouse(
  launcher: string,
  settings: Environment = {},
): Promise<House & { close(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'hideout-browser-'));
  const { port, says, stop } = await startServer(launcher, data, settings);
  const lan = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  return {
    address: `http://localhost:${port}`,
    lanAddress: lan && `http://${lan}:${port}`,
    says,
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Server extends Pick<House, 'says'> {
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
  const says = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      await once(child.stdout, 'data');
    }
  };
  return {
    port: (await says(/open at \S+:(\d+)/))[1] ?? '',
    says,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
