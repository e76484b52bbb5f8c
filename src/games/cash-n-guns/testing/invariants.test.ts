import { expect, test } from 'vitest';
import { checkInvariants } from './invariants.ts';
import { asks } from '../rules/asking.ts';
import type { State } from '../rules/state.ts';
import { playUntil } from './playing.ts';
import { table } from './table.ts';

/** Checks a valid table after one change. */
const check = (breakLaw: (state: State) => void) => () => {
  const loot = [['bill-5'], ['painting']] as const;
  const { state } = playUntil(table({ loot, table: ['clip'], wounds: [2, 1] }), 'share', { courage: 'ssll' });
  breakLaw(state);
  checkInvariants(state);
};

const change = (row: number[], index: number, by: number) => (row[index] = (row[index] ?? 0) + by);

test('[CG-0.3] loot cards neither vanish nor appear', () => {
  expect(check(() => undefined)).not.toThrow();
  expect(check((state) => state.loot[1]?.pop())).toThrow('All painting cards');
  expect(check((state) => change(state.table, 7, 1))).toThrow('All clip cards');
  expect(check((state) => change(state.removed, 0, -1))).toThrow('[CG-0.3]');
});

test('[CG-0.2] bullets neither vanish nor appear', () => {
  expect(check((state) => change(state.pile, 0, 1))).toThrow('[CG-0.2]');
  expect(check((state) => change(state.hands, 3, -1))).toThrow('[CG-0.2]');
});

test('[CG-2.3] there is a card in hand for every round to come', () => {
  expect(
    check((state) => {
      change(state.hands, 0, -1);
      change(state.hands, 2, 1);
    }),
  ).toThrow('[CG-2.3]');
});

test('[CG-0.4] there is one New Godfather token', () => {
  expect(check((state) => change(state.table, 9, 1))).toThrow('[CG-0.4]');
});

test('[CG-7.1] what lies face down is what was put there', () => {
  expect(
    check((state) => {
      change(state.pile, 3, 1);
      change(state.pile, 1, -1);
    }),
  ).toThrow('[CG-');
});

test('[CG-6.good-friend] a Bang! is offered only where there is one', () => {
  expect(
    check((state) => {
      state.question = asks.fetch;
    }),
  ).toThrow('[CG-7.1]');
});

test('[CG-2.15] the dead do not stand and are not asked', () => {
  expect(check((state) => (state.living &= ~1))).toThrow('[CG-');
});
