import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the runner has put this program. */
const here = dirname(process.argv[1] ?? '');

/** A real server with its pages, whose bots do not hesitate. */
export interface House {
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'hideout-frames-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data, BOTS: 'instant', npm_lifecycle_event: '' };
  const launcher = join(here, '..', '..', 'scripts', 'start.mjs');
  const child = spawn(process.execPath, [launcher], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/open at \S+:\d+/.test(output)) await once(child.stdout, 'data');
  return {
    address: `http://localhost:${/open at \S+:(\d+)/.exec(output)?.[1]}`,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
