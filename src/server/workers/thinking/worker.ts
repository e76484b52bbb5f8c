import type { HelpGiven } from '../../../protocol/help.ts';
import { help } from './help.ts';
import type { HelpWanted } from '../../../room/thinkers.ts';
import { answer } from './question.ts';
import type { Question } from '../../../room/thinkers.ts';

/** A thread that thinks for bots and for people who ask for help. */
export default (question: Question | HelpWanted): number | HelpGiven =>
  'wants' in question ? help(question, now) : answer(question, { now, rest });

const now = () => performance.now();

const nothing = new Int32Array(new SharedArrayBuffer(4));
const rest = (milliseconds: number) => void Atomics.wait(nothing, 0, 0, milliseconds);
