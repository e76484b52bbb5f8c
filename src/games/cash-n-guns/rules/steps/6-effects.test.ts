import { expect, test } from 'vitest';
import { cashNGuns } from '../index.ts';
import { seatsIn } from '../seating.ts';
import { kindsOf, only, playUntil } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';

test('[CG-2.13] who stands and aims at somebody who stands reveals the bullet', () => {
  const { state, heard } = playUntil(table(), 'share', { bullets: 'bccc', aims: [1, 0, 3, 2] });
  expect(only(heard('spectator'), 'fired')).toEqual([
    { kind: 'fired', rule: 'CG-2.13', seat: 0, at: 1, bullet: 'bang' },
    { kind: 'fired', rule: 'CG-2.13', seat: 1, at: 0, bullet: 'click' },
    { kind: 'fired', rule: 'CG-2.13', seat: 2, at: 3, bullet: 'click' },
    { kind: 'fired', rule: 'CG-2.13', seat: 3, at: 2, bullet: 'click' },
  ]);
  expect(state.wounds).toEqual([0, 1, 0, 0]);
});

test('[CG-2.13] a Bang! wounds once, the target goes down and gets no share', () => {
  const { state, told } = playUntil(table({ table: ['bill-5', 'bill-5', 'bill-5'] }), 'end', {
    bullets: 'bccc',
    aims: [1, 0, 3, 2],
  });
  expect(only(told, 'wounded')).toEqual([{ kind: 'wounded', rule: 'CG-2.13', seat: 1, hits: 1, wounds: 1 }]);
  expect(only(told, 'took').map(({ seat }) => seat)).toEqual([0, 2, 3, 0]);
  expect(state.suffered).toEqual([0, 1, 0, 0]);
});

test('[CG-2.14] two players aiming at each other wound each other', () => {
  const { state } = playUntil(table(), 'share', { bullets: 'bbcc', aims: [1, 0, 3, 2] });
  expect(state.wounds).toEqual([1, 1, 0, 0]);
});

test('[CG-2.14] several shots at one target all count', () => {
  const { state, told } = playUntil(table(), 'share', { bullets: 'cbbb', aims: [1, 0, 0, 2] });
  expect(only(told, 'wounded')[0]).toEqual({ kind: 'wounded', rule: 'CG-2.14', seat: 0, hits: 2, wounds: 2 });
  expect(state.wounds).toEqual([2, 0, 1, 0]);
});

test('[CG-2.15] with three or more wounds a player is out of the game', () => {
  const { state, told } = playUntil(table({ wounds: [0, 2, 1] }), 'share', { bullets: 'bcbc', aims: [1, 0, 1, 2] });
  expect(only(told, 'eliminated')).toEqual([{ kind: 'eliminated', rule: 'CG-2.15', seat: 1 }]);
  expect(seatsIn(state.living)).toEqual([0, 2, 3]);
  expect(state.wounds[1]).toBe(4);
});

test('[CG-2.15] hand and loot leave the game with them, and do not join the pile', () => {
  const loot = [['bill-5'], ['painting', 'bill-20']] as const;
  const start = table({ wounds: [0, 2], loot });
  const { state } = playUntil(start, 'share', { bullets: 'bccc', aims: [1, 0, 3, 2] });
  expect(state.loot).toEqual([[0], [], [], []]);
  expect(state.removed[6]).toBe((start.removed[6] ?? 0) + 1);
  expect(state.pile.reduce((sum, count) => sum + count)).toBe(2 * 4 + 4);
});

test('[CG-2.16] revealed bullets go to the pile face up, also those of the eliminated', () => {
  const { state } = playUntil(table({ wounds: [2, 2] }), 'share', { bullets: 'bbcc', aims: [1, 0, 3, 2] });
  expect(seatsIn(state.living)).toEqual([2, 3]);
  expect(state.pile).toEqual([2 * 4 + 2, 2, 0, 0]);
});

test('[CG-2.17] the last one alive wins at once, before sharing', () => {
  const start = table({ dead: [2, 3], wounds: [2, 2], loot: [['bill-5'], ['bill-20']], table: ['painting'] });
  const { state, told } = playUntil(start, 'end', { bullets: 'bc' });
  expect(kindsOf(told).at(-1)).toBe('last-survivor');
  expect(only(told, 'took')).toEqual([]);
  expect(cashNGuns.result(state)).toEqual({ winners: [0], scores: [5, 0, 0, 0] });
});

test('[CG-2.17] if nobody is alive, nobody wins', () => {
  const { state, told } = playUntil(table({ wounds: [2, 2, 2, 2] }), 'end', { bullets: 'bbbb', aims: [1, 0, 3, 2] });
  expect(kindsOf(told).at(-1)).toBe('nobody-left');
  expect(cashNGuns.result(state)).toEqual({ winners: [], scores: [0, 0, 0, 0] });
});

test('[CG-2.17] with two alive the game goes on', () => {
  expect(playUntil(table({ dead: [2, 3] }), 'end', { bullets: 'bb' }).state.over).toBe('no');
});
