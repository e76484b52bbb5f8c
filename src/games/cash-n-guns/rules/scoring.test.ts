import { describe, expect, test } from 'vitest';
import type { ShareName } from '../box.ts';
import { cashNGuns } from './index.ts';
import type { State } from './state.ts';
import { playUntil } from '../testing/playing.ts';
import { table, type Arrangement } from '../testing/table.ts';

/** The end of a game in which nobody stood in the last round. */
const counted = (arrangement: Arrangement): State =>
  playUntil(table({ round: 8, ...arrangement }), 'end', { courage: 'llllllll' }).state;
const result = (arrangement: Arrangement) => cashNGuns.result(counted(arrangement));
/** Everyone has kept a Bang! for the last round. */
const lastBangs = Array.from({ length: 4 }, () => [0, 1] as const);
const many = (count: number, name: ShareName) => Array<ShareName>(count).fill(name);

test('[CG-3.1] bills and diamonds count their face value', () => {
  const loot = [
    ['bill-5', 'bill-10', 'bill-20'],
    ['diamond-5'],
    ['diamond-1', 'diamond-10'],
    ['diamond-1', 'diamond-1'],
  ] as const;
  expect(result({ loot })?.scores).toEqual([35, 5, 11, 2]);
});

test.each([4, 12, 30, 60, 100, 150, 200, 300, 400, 500].map((value, index) => [index + 1, value] as const))(
  '[CG-3.2] %i paintings are worth %i',
  (count, value) => {
    expect(result({ loot: [many(count, 'painting')] })?.scores[0]).toBe(value);
  },
);

test('[CG-4.1] the game ends after round 8', () => {
  const { state, told } = playUntil(table({ round: 8 }), 'end');
  expect(state.over).toBe('counted');
  expect(told.at(-1)).toEqual({ kind: 'over', rule: 'CG-4.1' });
  expect(cashNGuns.toAct(state)).toEqual([]);
  expect(playUntil(table({ round: 7 }), 'end').state.over).toBe('no');
});

test('[CG-4.1] or at once when one player is left alive', () => {
  const { state } = playUntil(table({ dead: [1, 2], wounds: [0, 0, 0, 2] }), 'end', { bullets: 'b' });
  expect(state.over).toBe('decided');
});

test('[CG-4.2] only the living score', () => {
  expect(result({ loot: [['bill-5'], ['bill-5']], dead: [2] })?.scores).toEqual([5, 5, 0, 0]);
  const dies = table({ round: 8, hands: lastBangs, wounds: [0, 2], loot: [[], ['bill-20', 'diamond-1']] });
  const { state } = playUntil(dies, 'end', { bullets: 'bbbb', aims: [1, 2, 3, 2], courage: 'ssll' });
  expect(cashNGuns.result(state)?.scores[1]).toBe(0);
});

test('[CG-4.2] a power that counts for something counts nothing for the dead', () => {
  const start = table({ round: 8, hands: lastBangs, wounds: [2, 0], powers: ['collector', '-', '-', '-'] });
  const { state } = playUntil(start, 'end', { bullets: 'bbbb', aims: [1, 0, 3, 2], courage: 'ssll' });
  expect(cashNGuns.result(state)?.scores).toEqual([0, 0, 0, 0]);
  expect(cashNGuns.score(state).filter(({ seat }) => seat === 0)).toEqual([]);
});

test('[CG-4.2] the one with the most diamond cards, whatever their value, gets $60,000', () => {
  expect(result({ loot: [['diamond-10'], ['diamond-1', 'diamond-1']] })?.scores).toEqual([10, 62, 0, 0]);
});

test('[CG-4.2] on a tie, and without diamonds, nobody does', () => {
  expect(result({ loot: [['diamond-10'], ['diamond-1'], ['bill-5']] })?.scores).toEqual([10, 1, 5, 0]);
  expect(result({})?.scores).toEqual([0, 0, 0, 0]);
  expect(result({ loot: [['diamond-1'], ['diamond-1', 'diamond-5'], ['diamond-1', 'diamond-5']] })?.scores).toEqual([
    1, 6, 6, 0,
  ]);
});

test('[CG-4.3] the richest living player wins', () => {
  expect(result({ loot: [['bill-5'], ['bill-20'], ['bill-10']] })?.winners).toEqual([1]);
});

describe('a tie goes to the most wounds', () => {
  const tie = { loot: [['bill-5'], ['bill-5'], ['bill-5']], wounds: [1, 2, 0], suffered: [4, 2, 0] } as const;

  test('[CG-4.4] English: held at the end (differs)', () => {
    expect(result({ ...tie, rulebook: 'english' })?.winners).toEqual([1]);
  });

  test('[CG-4.4] Polish: suffered in the whole game (differs)', () => {
    expect(result({ ...tie, rulebook: 'polish' })?.winners).toEqual([0]);
  });

  test('[CG-4.4] still tied: shared victory', () => {
    expect(result({ ...tie, wounds: [1, 1, 0] })?.winners).toEqual([0, 1]);
  });

  test('[CG-4.4] the count says what decided', () => {
    const lines = cashNGuns.score(counted(tie)).filter(({ rule }) => rule === 'CG-4.4');
    expect(lines.map(({ seat, amount, values }) => [seat, amount, values])).toEqual([
      [0, 0, { wounds: 1, wins: false }],
      [1, 0, { wounds: 2, wins: true }],
      [2, 0, { wounds: 0, wins: false }],
    ]);
  });
});

test('[CG-4.5] the dead never win, and with nobody alive all have lost', () => {
  const dies = table({ round: 8, hands: lastBangs, wounds: [2, 2, 2, 2], loot: [['bill-20']] });
  const { state } = playUntil(dies, 'end', { bullets: 'bbbb', aims: [1, 0, 3, 2] });
  expect(cashNGuns.result(state)).toEqual({ winners: [], scores: [0, 0, 0, 0] });
});

test('[CG-4.5] the survivor wins alone, however poor', () => {
  const start = table({ dead: [2, 3], wounds: [0, 2] });
  const { state } = playUntil(start, 'end', { bullets: 'b' });
  expect(cashNGuns.result(state)?.winners).toEqual([0]);
  expect(cashNGuns.score(state)).toEqual([{ rule: 'CG-2.17', kind: 'last-survivor', seat: 0, amount: 0, values: {} }]);
});

test('[CG-4.2] the count explains itself line by line', () => {
  const loot = [['bill-5', 'bill-5', 'diamond-1', 'painting', 'painting']] as const;
  expect(cashNGuns.score(counted({ loot }))).toEqual([
    { rule: 'CG-3.1', kind: 'bills', seat: 0, amount: 10, values: { share: 0, count: 2, each: 5 } },
    { rule: 'CG-3.1', kind: 'diamonds', seat: 0, amount: 1, values: { share: 3, count: 1, each: 1 } },
    { rule: 'CG-4.2', kind: 'most-diamonds', seat: 0, amount: 60, values: {} },
    { rule: 'CG-3.2', kind: 'paintings', seat: 0, amount: 12, values: { count: 2 } },
  ]);
});
