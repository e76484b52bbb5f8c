import { median, report } from '../measure.ts';
import { playHideout } from './hideout.ts';
import { playGame } from './playout.ts';

/*
 * Measures the bytes that a decision allocates. The runner starts this part with a young generation (semi-space) of 256
 * MB and with `gc` exposed. After a full collection the games of one batch fit into it, so nothing is collected
 * meanwhile and the growth of the heap is what they allocated. Warm-up games let the optimising compiler finish first,
 * since optimised code allocates less.
 */

const batches = 7;
const gamesPerBatch = 4_000;
const gamesBefore = 40_000;
const options = { reshuffleDiscards: false };

const collect = globalThis.gc;
if (!collect) throw new Error('This part needs --expose-gc.');

play(gamesBefore);
report([
  {
    key: 'bytesPerDecision',
    label: 'bytes a decision',
    hideout: median(Array.from({ length: batches }, () => bytesPerDecision(collect))),
  },
]);

function bytesPerDecision(collectNow: () => void): number {
  collectNow();
  const before = process.memoryUsage().heapUsed;
  const decisions = play(gamesPerBatch);
  const bytes = process.memoryUsage().heapUsed - before;
  if (bytes < 0) throw new Error('Something was collected during the measurement: the semi-space is too small.');
  return bytes / decisions;
}

function play(games: number): number {
  let decisions = 0;
  for (let index = 0; index < games; index++) decisions += playGame(playHideout, options, index).decisions;
  return decisions;
}
