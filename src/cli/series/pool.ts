import { stop, type Board } from './board.ts';
import type { Job } from './job.ts';
import { addSums, emptySums, type Sums } from './sums.ts';
import { runThreads } from './threads.ts';

/** The input of a thread. */
export interface Task {
  readonly job: Job;
  readonly board: Board;
}

/** The output of a thread. Its times are in milliseconds and exclude its start. */
export interface Report {
  readonly sums: Sums;
  readonly start: number;
  readonly end: number;
}

/** Plays on several threads, which take games from the board. */
export async function playOnCores(
  task: Task,
  cores: number,
): Promise<{ readonly sums: Sums; readonly seconds: number }> {
  const reports: Report[] = [];
  const program = new URL('./simulate-worker.js', import.meta.url);
  await runThreads<Report>(
    { program, task, cores },
    (report) => reports.push(report),
    () => stop(task.board),
  );
  const sums = emptySums(task.job.bots.length);
  for (const report of reports) addSums(sums, report.sums);
  const start = Math.min(...reports.map((report) => report.start));
  const end = Math.max(...reports.map((report) => report.end));
  return { sums, seconds: (end - start) / 1000 };
}
