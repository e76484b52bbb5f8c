import { parentPort, workerData } from 'node:worker_threads';
import { takeGames } from './series/board.ts';
import { seriesOf } from './series/job.ts';
import type { Report, Task } from './series/pool.ts';
import { recordSeries } from './simulate/records.ts';
import { playSeries } from './series/series.ts';
import { addSums, emptySums } from './series/sums.ts';

/** One thread of a simulation: takes games, plays them, and reports the sums. */
function work({ job, board }: Task): Report {
  const series = seriesOf(job);
  const sums = emptySums(job.bots.length);
  const start = now();
  for (let part = takeGames(board, job.games); part; part = takeGames(board, job.games)) {
    const { from, to } = part;
    addSums(
      sums,
      job.records === undefined ? playSeries(series, from, to) : recordSeries(series, from, to, job.records),
    );
  }
  return { sums, start, end: now() };
}

/** Milliseconds on a clock that all threads share. */
const now = () => performance.timeOrigin + performance.now();

parentPort?.postMessage(work(workerData as Task));
