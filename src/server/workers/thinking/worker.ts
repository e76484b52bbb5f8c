import type { HelpGiven } from '../../../protocol/help.ts';
import { help, type HelpWanted } from './help.ts';
import { answer, type Question } from './question.ts';

/** A thread that thinks for bots and for people who ask for help. */
export default (question: Question | HelpWanted): number | HelpGiven =>
  'wants' in question ? help(question, () => performance.now()) : answer(question, () => performance.now());
