import { expect, test } from 'vitest';
import { bang, bill5, click, painting, token } from '../../box.ts';
import type { CashMove } from '../../moves.ts';
import { bulletMove, plainMoves, refusedBullet, refusedSeat, seatMove, shareMove, withShare } from './answers.ts';

const take = (share: number): CashMove => ({ kind: 'take', share });
const both = (share: number, second: number): CashMove => ({ kind: 'take-two', share, second });

test('a tap on a player means the offered move that points there', () => {
  const moves: readonly CashMove[] = [{ kind: 'no-order' }, { kind: 'order', seat: 2 }];
  expect(seatMove(moves, 2)).toBe(moves[1]);
  expect(seatMove(moves, 1)).toBeUndefined();
  expect(plainMoves(moves)).toEqual([{ kind: 'no-order' }]);
});

test('a tap on a bullet means what is asked', () => {
  const moves: readonly CashMove[] = [{ kind: 'keep-bullet' }, { kind: 'swap-bullet', bullet: bang }];
  expect(bulletMove(moves, bang)).toBe(moves[1]);
  expect(bulletMove(moves, click)).toBeUndefined();
});

test('[CG-6.greedy] two shares are named in the order in which they are tapped, twice the same if there are two', () => {
  const moves = [
    take(bill5),
    take(painting),
    take(token),
    both(bill5, painting),
    both(painting, bill5),
    both(bill5, bill5),
  ];
  const tapped = (...shares: readonly number[]) =>
    shares.reduce<readonly number[]>((chosen, share) => withShare(moves, chosen, share), []);
  expect(shareMove(moves, tapped(painting, bill5))).toBe(moves[4]);
  expect(shareMove(moves, tapped(bill5, bill5))).toBe(moves[5]);
  expect(tapped(painting, painting)).toEqual([]);
  expect(tapped(painting, token)).toEqual([token]);
  expect(tapped(bill5, painting, token)).toEqual([token]);
});

test('[CG-2.18] without the right to two, another share takes the place of the first', () => {
  const moves = [take(bill5), take(painting)];
  expect(withShare(moves, [bill5], painting)).toEqual([painting]);
  expect(shareMove(moves, [painting])).toBe(moves[1]);
});

test('what cannot be chosen is asked about as the question puts it', () => {
  expect(refusedSeat('aim', 3)).toEqual({ kind: 'aim', at: 3 });
  expect(refusedSeat('trade', 3)).toEqual({ kind: 'trade', seat: 3 });
  expect(refusedSeat('load', 3)).toBeUndefined();
  expect(refusedBullet('discard-any', bang)).toEqual({ kind: 'discard', bullet: bang });
  expect(refusedBullet('courage', bang)).toBeUndefined();
});
