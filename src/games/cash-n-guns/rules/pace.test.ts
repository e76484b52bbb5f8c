import { expect, test } from 'vitest';
import { pace } from './pace.ts';
import type { QuestionId } from '../moves.ts';
import { playUntil } from '../testing/playing.ts';
import { table } from '../testing/table.ts';

const start = table({ powers: ['cunning', 'dictator', '-', '-'], table: ['bill-5', 'bill-10'] });
const paceOf = (question: QuestionId) => pace(playUntil(start, question).state);

test('[CG-2.3] everybody loads in secret', () => {
  expect(paceOf('load')).toBe('secret');
});

test('[CG-2.4] aims are taken on a count', () => {
  expect(paceOf('aim')).toBe('count');
});

test('[CG-2.10] so is courage', () => {
  expect(paceOf('courage')).toBe('count');
});

test('[CG-2.18] a share is a turn', () => {
  expect(paceOf('share')).toBe('turn');
});

/* The others wait for these answers. A reaction has a time limit at every table, even without a clock. */

test('[CG-6.cunning] the Cunning reacts', () => {
  expect(paceOf('swap-bullet')).toBe('reaction');
});

test('[CG-6.dictator] the Dictator reacts', () => {
  expect(paceOf('forbid')).toBe('reaction');
});
