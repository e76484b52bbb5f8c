import { answer, type Question } from './question.ts';

/** One thread that thinks for bots. */
export default (question: Question): number => answer(question, () => performance.now());
