import { parentPort } from 'node:worker_threads';
import { games } from '../../games/catalogue.ts';
import type { Answer, Asked } from './thread.ts';
import { help } from './thinking/help.ts';
import type { HelpWanted } from '../../room/thinkers.ts';
import { answer } from './thinking/question.ts';
import type { Question } from '../../room/thinkers.ts';
import { originIn, type Wanted } from './what-if/origin.ts';

/*
 * The program of every thread. Threads do what is slow, or comes from strangers, so that no table is held up by it.
 */

const now = () => performance.now();

const nothing = new Int32Array(new SharedArrayBuffer(4));
const rest = (milliseconds: number) => void Atomics.wait(nothing, 0, 0, milliseconds);

/** What a thread can be asked to do. */
const tasks = {
  /** The move of a bot. */
  choose: (question: Question) => answer(question, { now, rest }),
  /** Odds or advice for a person. */
  help: (wanted: HelpWanted) => help(wanted, now),
  /** The record of a game to be played on. */
  read: (wanted: Wanted) => originIn(games, wanted),
};
export type Tasks = typeof tasks;

parentPort?.on('message', ({ task, input }: Asked) => {
  const work: (input: never) => unknown = tasks[task as keyof Tasks];
  parentPort?.postMessage(answerOf(() => work(input as never)));
});

function answerOf(work: () => unknown): Answer {
  try {
    return { result: work() };
  } catch (error) {
    return { failure: String(error) };
  }
}
