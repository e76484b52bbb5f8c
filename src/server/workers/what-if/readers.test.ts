import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { recordsWaiting } from '../../limits/bounds.ts';
import { WorkerPool } from '../pool.ts';
import { readersIn } from './readers.ts';

const folder = mkdtempSync(join(tmpdir(), 'hideout-readers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Acts as the text says instead of replaying a game. */
const worker = join(folder, 'worker.mjs');
writeFileSync(
  worker,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ input: { text } }) => {
     if (text === 'dies') process.exit(1);
     if (text === 'hangs') for (;;);
     if (text === 'eats') for (const all = []; ;) all.push(new Array(1e5).fill({}));
     parentPort.postMessage({ result: { problem: 'no-such-game' } });
   });`,
);
const wanted = (text: string) => ({ text, step: 0, mostMoves: 10 });
const start = (timeout: number) => readersIn(new WorkerPool(pathToFileURL(worker), 1), timeout);

test('a record that takes too long, too much memory or the thread along is given up, and the next one is read', async () => {
  const readers = start(3000);
  for (const text of ['dies', 'eats', 'hangs'])
    expect(await readers.read(wanted(text))).toEqual({ problem: 'bad-record' });
  expect(await readers.read(wanted('works'))).toEqual({ problem: 'no-such-game' });
  await readers.stop();
});

test('when too many wait, the rest is refused at once', async () => {
  const readers = start(1000);
  const all = await Promise.all(Array.from({ length: recordsWaiting + 3 }, () => readers.read(wanted('hangs'))));
  expect(all).toContainEqual({ problem: 'server-full' });
  expect(all).toContainEqual({ problem: 'bad-record' });
  await readers.stop();
});
