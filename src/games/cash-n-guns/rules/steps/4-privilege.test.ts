import { expect, test } from 'vitest';
import { cashNGuns } from '../index.ts';
import { asked, only, play, playUntil, refused, type Script } from '../../testing/playing.ts';
import { table, type Arrangement } from '../../testing/table.ts';

const ordering = (arrangement: Arrangement = {}, script: Script = {}) =>
  playUntil(table(arrangement), 'order', script).state;
const order = (seat: number) => ({ kind: 'order', seat }) as const;
const aimAnew = (at: number) => ({ kind: 'aim-anew', at }) as const;

test('[CG-2.7] once a round, if wanted, the Godfather orders one other player to change target', () => {
  const state = ordering({ godfather: 2 });
  expect(cashNGuns.toAct(state)).toEqual([2]);
  expect(cashNGuns.legalMoves(state, 2)).toEqual([{ kind: 'no-order' }, order(0), order(1), order(3)]);
  expect(asked(play(state, 2, { kind: 'no-order' }).state)).toBe('courage');
  const done = playUntil(state, 'courage', { order: [1, 0] });
  expect(only(done.told, 'ordered')).toEqual([{ kind: 'ordered', rule: 'CG-2.7', seat: 2, to: 1 }]);
  expect(done.state.now).toMatchObject({ aims: [1, 0, 3, 0], ordered: 1, oldTarget: 2 });
});

test('[CG-2.7] the order goes to another player, whomever they aim at', () => {
  const state = ordering({}, { aims: [1, 2, 1, 0] });
  expect(refused(state, 0, order(0))).toEqual({ rule: 'CG-2.7', reason: 'yourself' });
  expect(cashNGuns.legalMoves(state, 0)).toContainEqual(order(1));
});

test('[CG-2.8] that player must choose another target; the Godfather is allowed', () => {
  const { state } = play(ordering({ dead: [4], seats: 5 }), 0, order(1));
  expect(cashNGuns.toAct(state)).toEqual([1]);
  expect(cashNGuns.legalMoves(state, 1)).toEqual([aimAnew(0), aimAnew(3)]);
  expect(refused(state, 1, aimAnew(1))).toEqual({ rule: 'CG-2.8', reason: 'yourself' });
  expect(refused(state, 1, aimAnew(2))).toEqual({ rule: 'CG-2.8', reason: 'old-target' });
  expect(refused(state, 1, aimAnew(4))).toEqual({ rule: 'CG-2.8', reason: 'dead' });
});

test('[CG-2.9] with two alive there is nobody to order, and the step is passed over', () => {
  const { state, told } = playUntil(table({ dead: [1, 2] }), 'courage');
  expect(asked(state)).toBe('courage');
  expect(only(told, 'no-order')).toEqual([]);
});

test('[CG-2.9] a player who was too slow cannot be ordered', () => {
  const state = ordering({}, { aims: [1, 'late', 3, 0] });
  expect(refused(state, 0, order(1))).toEqual({ rule: 'CG-2.9', reason: 'aims-at-nobody' });
  expect(asked(playUntil(table(), 'courage', { aims: [1, 'late', 'late', 'late'] }).state)).toBe('courage');
});
