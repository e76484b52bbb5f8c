import { gamesTaken, newBoard, stop, type Board } from '../series/board.ts';
import { grouped } from '../simulate/report.ts';
import { runThreads } from '../series/threads.ts';
import { showProgress } from '../progress.ts';
import { writeCheckpoint, type Checkpoint } from './checkpoint.ts';
import { joined, sizeOf, without } from './ranges.ts';
import { partOf, type Range, type Study } from './study.ts';
import { addTally, type Tally } from './tally.ts';

/** The input of a thread. */
export interface LabTask {
  readonly study: Study;
  /** The games that still have to be played; threads take them from the board by their position in this list. */
  readonly pending: readonly Range[];
  readonly board: Board;
}

/** What a thread has played since its last report. */
export interface LabReport {
  readonly played: readonly Range[];
  readonly tallies: readonly Tally[];
}

/** Milliseconds between two checkpoints. */
const betweenCheckpoints = 1000;

/**
 * Continues from a checkpoint until everything is played or somebody presses Ctrl-C. It writes checkpoints meanwhile.
 */
export async function runStudy(start: Checkpoint, file: string, cores: number): Promise<Checkpoint> {
  let now = start;
  const pending = without(partOf(start.study.games, start.part), start.done);
  writeCheckpoint(file, now);
  if (sizeOf(pending) === 0) return now;
  const board = newBoard();
  // A second Ctrl-C ends the process.
  process.once('SIGINT', () => stop(board));
  let written = performance.now();
  const heard = ({ played, tallies }: LabReport) => {
    now = {
      ...now,
      done: joined([...now.done, ...played]),
      tallies: now.tallies.map((tally, table) => addTally(tally, tallies[table] ?? tally)),
    };
    if (performance.now() - written < betweenCheckpoints) return;
    writeCheckpoint(file, now);
    written = performance.now();
  };
  const progress = showProgress(progressLine(board, sizeOf(pending), sizeOf(start.done)), process.stderr);
  const task: LabTask = { study: start.study, pending, board };
  const program = new URL('./lab-worker.js', import.meta.url);
  await runThreads({ program, task, cores }, heard, () => stop(board)).finally(progress.end);
  writeCheckpoint(file, now);
  return now;
}

/** Done, left, and games per second in this run. */
function progressLine(board: Board, left: number, before: number): () => string {
  const start = performance.now();
  return () => {
    const taken = gamesTaken(board, left);
    const rate = taken / ((performance.now() - start) / 1000);
    const seconds = rate > 0 ? ` about ${grouped((left - taken) / rate)} s left,` : '';
    return `${grouped(before + taken)} games done, ${grouped(left - taken)} left,${seconds} ${grouped(rate)} games/s`;
  };
}
