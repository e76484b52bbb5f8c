import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { newCounts, type Counts } from '../../limits/counts.ts';
import { WorkerPool } from '../pool.ts';
import type { Question } from '../../../room/thinkers.ts';
import { thinkersIn } from './thinkers.ts';

const folder = mkdtempSync(join(tmpdir(), 'hideout-thinkers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Acts as the level says instead of searching. */
const worker = join(folder, 'worker.mjs');
writeFileSync(
  worker,
  `import { parentPort } from 'node:worker_threads';
   let answered = 0;
   parentPort.on('message', ({ input: { level, milliseconds } }) => {
     if (level === 'dies') process.exit(1);
     if (level === 'hangs') for (;;);
     parentPort.postMessage({ result: level === 'counts' ? ++answered : milliseconds });
   });`,
);
const question = (level: string): Question => ({
  game: 'thieves',
  level,
  view: {},
  moves: [],
  dice: '',
  milliseconds: 10,
});

/** Bots that think on one thread. */
const start = (counts: Counts) => thinkersIn(new WorkerPool(pathToFileURL(worker), 1), counts);

test('a thread that hangs or dies is given up, a regular answers, and the next question finds another thread', async () => {
  const counts = newCounts();
  const thinkers = start(counts);
  expect(await thinkers.choose(question('works'))).toBe(10);
  expect(await thinkers.choose(question('dies'))).toBeUndefined();
  expect(await thinkers.choose(question('hangs'))).toBeUndefined();
  expect(await thinkers.choose(question('works'))).toBe(10);
  expect(counts).toMatchObject({ thoughts: 4, thoughtsLost: 2, thoughtsRefused: 0 });
  await thinkers.stop();
});

test('the more wait, the less time each has; when too many do, the rest is refused at once', async () => {
  const counts = newCounts();
  const thinkers = start(counts);
  const answers = await Promise.all(Array.from({ length: 12 }, () => thinkers.choose(question('works'))));
  const given = answers.filter((each) => each !== undefined);
  expect(given[0]).toBe(10);
  expect(Math.min(...given)).toBeLessThan(10);
  expect(answers.at(-1)).toBeUndefined();
  expect(counts.thoughtsRefused).toBe(answers.length - given.length);
  await thinkers.stop();
});

test('help waits behind bots that asked later, and keeps none of them from asking', async () => {
  const counts = newCounts();
  const thinkers = start(counts);
  await thinkers.choose(question('works'));
  const wanted = { ...question('counts'), wants: 'odds' } as const;
  // The first task goes to the thread at once. All others have to wait for it.
  const first = thinkers.choose(question('counts'));
  const helps = [1, 2, 3, 4].map(() => thinkers.help(wanted));
  const choices = [1, 2, 3].map(() => thinkers.choose(question('counts')));
  expect(await Promise.all([first, ...choices])).toEqual([1, 2, 3, 4]);
  expect(await Promise.all(helps)).toEqual([5, 6, 7, 8]);
  expect(counts.thoughtsRefused).toBe(0);
  await thinkers.stop();
});
