import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { median, report } from '../measure.ts';
import { hideout } from './hideout.ts';
import { Host, newFolder, stayAway } from './host.ts';

const starts = 5;
const tables = 250;

/** Milliseconds from the command until the built server says that it is open. */
async function startTime(): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: newFolder() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const time = performance.now() - start;
  child.kill('SIGKILL');
  await once(child, 'close');
  return time;
}

/** The memory of an idle running game in bytes, including its four pages. */
async function memoryPerTable(): Promise<number> {
  const host = await Host.start('hideout');
  const before = await host.memory();
  for (let index = 0; index < tables; index++) await hideout.open(host.port, index, 'thieves');
  const after = await host.memory();
  await host.stop();
  return (after - before) / tables;
}

async function main(): Promise<void> {
  const times: number[] = [];
  for (let count = 0; count < starts; count++) times.push(await startTime());
  stayAway();
  report([
    { key: 'startTime', label: 'start, ms', hideout: median(times) },
    { key: 'memoryPerTable', label: 'memory of an idle table, kB', hideout: (await memoryPerTable()) / 1024 },
  ]);
  process.exit(0);
}

void main();
