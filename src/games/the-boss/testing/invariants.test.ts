import { expect, test } from 'vitest';
import { theBoss } from '../rules/index.ts';
import { countIndex, type State } from '../rules/state.ts';
import { checkInvariants } from './invariants.ts';
import { put } from './names.ts';
import { after, atLap } from './play.ts';
import { table } from './table.ts';

const sound = after(
  atLap(after(table({ round: 2, gains: [[1, 2, 3, 4]] }), put('detroit', 2, 1)), 4),
  put('boston', 1),
);

/** Checks a valid table after one change. */
const check = (breakLaw: (state: State) => void) => () => {
  const state = theBoss.clone(sound);
  breakLaw(state);
  checkInvariants(state);
};

test('a sound table breaks no law', () => {
  expect(check(() => undefined)).not.toThrow();
});

test('[TB-2.6] cards neither vanish nor appear', () => {
  expect(check((state) => state.hands[1]?.pop())).toThrow('[TB-2.6]');
  expect(check((state) => (state.hidden[0] = state.hidden[1] ?? -1))).toThrow('[TB-2.6]');
});

test('[TB-2.1] a card of its own lies under each city', () => {
  expect(
    check((state) => {
      [state.hidden[0], state.hidden[1]] = [state.hidden[1] ?? -1, state.hidden[0] ?? -1];
    }),
  ).toThrow('[TB-2.1]');
});

test('[TB-0.5] the police cards stay what they are', () => {
  expect(check((state) => state.police.pop())).toThrow('[TB-0.5]');
});

test('[TB-2.2] hands are in the order of the box', () => {
  expect(check((state) => state.hands[1]?.reverse())).toThrow('[TB-2.2]');
});

test('[TB-5.4] the last card revealed at a city is remembered', () => {
  expect(check((state) => (state.lastRevealed[0] = -1))).toThrow('[TB-5.4]');
});

test('[TB-0.1] gangsters neither vanish nor appear', () => {
  expect(check((state) => (state.pros[countIndex(2, 8)] = 7))).toThrow('[TB-0.1]');
  expect(check((state) => (state.amateurs[countIndex(2, 8)] = 4))).toThrow('[TB-0.1]');
});

test('[TB-3.1] nobody has fewer than no gangsters', () => {
  expect(check((state) => (state.amateurs[countIndex(2, 8)] = -1))).toThrow('[TB-3.1]');
});

test('[TB-3.3] every sanction finds an expert, since no amateur is alone', () => {
  expect(
    check((state) => {
      state.amateurs[countIndex(1, 2)] = 1;
      state.amateurs[countIndex(1, 8)] = 2;
    }),
  ).toThrow('[TB-3.3]');
});

test('[TB-3.2] the leader of a city is the last who placed there, and has the most', () => {
  expect(check((state) => (state.leaders[2] = 3))).toThrow('[TB-3.2]');
  expect(
    check((state) => {
      state.pros[countIndex(1, 2)] = 3;
      state.pros[countIndex(1, 8)] = 3;
    }),
  ).toThrow('[TB-3.2]');
});

test('[TB-2.3] every turn is two decisions and a card', () => {
  expect(check((state) => (state.turn += 1))).toThrow('[TB-2.3]');
});

test('[TB-2.4] police cards and rounds go together', () => {
  expect(check((state) => (state.shown = 1))).toThrow('[TB-2.4]');
  expect(check((state) => (state.over = true))).toThrow('TB-');
});

test('[TB-2.5] Chicago lies where its round puts it', () => {
  expect(check((state) => (state.left = 1))).toThrow('[TB-2.5]');
});

test('[TB-5.2] money comes from somewhere', () => {
  expect(check((state) => (state.money[0] = 2))).toThrow('[TB-5.2]');
});

test('[TB-5.5] nobody stays away for too long', () => {
  expect(
    check((state) => {
      state.away = [{ seat: 0, place: 'prison', back: 2 }];
      state.pros[countIndex(0, 8)] = 2;
    }),
  ).toThrow('[TB-5.5]');
});

test('[TB-7.1] every round that is over is remembered', () => {
  expect(
    check((state) => {
      state.past.pop();
      state.money.fill(0);
    }),
  ).toThrow('[TB-7.1]');
});
