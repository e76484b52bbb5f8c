import { expect, test } from 'vitest';
import { viewers } from '../../../../engine/seats.ts';
import { viewOf } from '../../../../engine/view.ts';
import { bang, click } from '../../box.ts';
import { cashNGuns } from '../index.ts';
import { asked, play, playUntil, refused } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';

const load = (bullet: number) => ({ kind: 'load', bullet }) as const;

test('[CG-2.3] every living player chooses one bullet card from hand, at the same time', () => {
  const state = table({ dead: [2] });
  expect(cashNGuns.toAct(state)).toEqual([0, 1, 3]);
  expect(cashNGuns.legalMoves(state, 1)).toEqual([load(click), load(bang)]);
});

test('[CG-2.3] only a card from hand can be chosen', () => {
  const hands = [
    [0, 1],
    [1, 0],
    [1, 0],
    [1, 0],
  ] as const;
  const state = table({ round: 8, hands });
  expect([0, 1].map((seat) => cashNGuns.legalMoves(state, seat))).toEqual([[load(bang)], [load(click)]]);
  expect(refused(state, 0, load(click))).toEqual({ rule: 'CG-2.3', reason: 'not-in-hand' });
  expect(refused(state, 1, load(bang))).toEqual({ rule: 'CG-2.3', reason: 'not-in-hand' });
});

test('[CG-2.3] the choice is secret, and may be changed until everyone has chosen', () => {
  const once = play(table(), 1, load(bang));
  const twice = play(once.state, 1, load(click));
  expect(once.heard(1)).toEqual([{ kind: 'loaded', rule: 'CG-2.3', seat: 1, bullet: 'bang' }]);
  for (const viewer of viewers(4).filter((each) => each !== 1)) {
    expect(twice.heard(viewer)).toEqual([{ kind: 'loaded', rule: 'CG-2.3', seat: 1 }]);
    expect(viewOf(cashNGuns, twice.state, viewer).now.bullets).toEqual([-1, null, -1, -1]);
  }
  expect(cashNGuns.decision(twice.state, 1)).toBe(cashNGuns.decision(once.state, 1));
  const { state } = playUntil(twice.state, 'aim');
  expect(state.now.bullets[1]).toBe(click);
  expect(refused(state, 1, load(bang)).rule).toBe('CG-2.4');
});

test('[CG-2.3] a card is used once: eight cards for eight rounds', () => {
  let state = table({ round: 1 });
  for (let round = 1; round <= 8; round++) {
    expect(asked(state)).toBe('load');
    expect(state.hands.slice(0, 2).reduce((sum, count) => sum + count)).toBe(9 - round);
    state = playUntil(state, 'end', { courage: 'llll' }).state;
  }
  expect(state.over).toBe('counted');
  expect(state.hands).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});
