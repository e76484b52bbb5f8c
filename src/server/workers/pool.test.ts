import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { WorkerPool } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'hideout-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers every task with the number of its thread, except a record that hangs and one that cannot be answered. */
const worker = join(folder, 'worker.mjs');
writeFileSync(
  worker,
  `import { parentPort, threadId } from 'node:worker_threads';
   parentPort.on('message', ({ task, input: { text } }) => {
     if (text === 'hangs') for (;;);
     parentPort.postMessage(text === 'fails' ? { failure: 'It failed.' } : { result: threadId });
   });`,
);

/** A pool with one thread for bots and help. */
function openPool(): WorkerPool {
  const pool = new WorkerPool(pathToFileURL(worker), 1);
  onTestFinished(() => pool.stop());
  return pool;
}
const record = (text: string) => ({ text, step: 0, mostMoves: 10 });
const question = { game: 'thieves', level: 'sharp', view: {}, moves: [], dice: '', milliseconds: 10 };
const noEnd = new AbortController().signal;

test('a worker program that is missing is an error; nothing takes the place of the threads', () => {
  expect(() => new WorkerPool(pathToFileURL(join(folder, 'missing.js')))).toThrow('missing.js is missing');
});

test('while a record hangs, bots think; and they never do so on a thread that has read records', async () => {
  const pool = openPool();
  const reader = await pool.run('read', record('works'), noEnd);
  const thinker = await pool.run('choose', question, noEnd);
  expect(thinker).not.toBe(reader);
  const patience = new AbortController();
  const hanging = pool.run('read', record('hangs'), patience.signal);
  const next = pool.run('read', record('works'), noEnd);
  for (let times = 0; times < 3; times++) expect(await pool.run('choose', question, noEnd)).toBe(thinker);
  expect(pool.waitingFor('read')).toBe(1);
  patience.abort();
  await expect(hanging).rejects.toThrow('The thread was ended.');
  expect([reader, thinker]).not.toContain(await next);
});

test('a task that fails leaves its thread alive', async () => {
  const pool = openPool();
  const reader = await pool.run('read', record('works'), noEnd);
  await expect(pool.run('read', record('fails'), noEnd)).rejects.toThrow('It failed.');
  expect(await pool.run('read', record('works'), noEnd)).toBe(reader);
});

test('a pool that is stopped ends what its threads are doing and accepts nothing more', async () => {
  const pool = openPool();
  const hanging = expect(pool.run('read', record('hangs'), noEnd)).rejects.toThrow('The thread was ended.');
  const waiting = expect(pool.run('read', record('works'), noEnd)).rejects.toThrow('The threads have been stopped.');
  await pool.run('choose', question, noEnd);
  await pool.stop();
  await Promise.all([hanging, waiting]);
  await expect(pool.run('choose', question, noEnd)).rejects.toThrow('The threads have been stopped.');
});
