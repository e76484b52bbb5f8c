import { expect, test } from 'vitest';
import { cashNGuns } from '../index.ts';
import { seatsIn } from '../seating.ts';
import { only, playUntil } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';

test('[CG-2.10] all at the same moment choose to stand or to lie down', () => {
  const state = playUntil(table({ dead: [0], godfather: 1 }), 'courage').state;
  expect(cashNGuns.toAct(state)).toEqual([1, 2, 3]);
  expect(cashNGuns.legalMoves(state, 2)).toEqual([{ kind: 'stand' }, { kind: 'lie-down' }]);
  const { told } = playUntil(state, 'share', { courage: 'slsl' });
  expect(told.filter(({ rule }) => rule === 'CG-2.10').slice(-3)).toEqual([
    { kind: 'lies-down', rule: 'CG-2.10', seat: 1 },
    { kind: 'stands', rule: 'CG-2.10', seat: 2 },
    { kind: 'lies-down', rule: 'CG-2.10', seat: 3 },
  ]);
});

test('[CG-2.11] who lies discards the bullet face down, cannot be hurt, gets no share', () => {
  const { state, told, heard } = playUntil(table({ table: ['bill-5'] }), 'end', {
    bullets: 'bbcc',
    aims: [1, 0, 1, 1],
    courage: 'slss',
  });
  expect(only(told, 'discarded')).toContainEqual({ kind: 'discarded', rule: 'CG-2.11', seat: 1, bullet: 'bang' });
  expect(only(heard(0), 'discarded')).toContainEqual({ kind: 'discarded', rule: 'CG-2.11', seat: 1 });
  expect(state.wounds).toEqual([0, 0, 0, 0]);
  expect(only(told, 'took').map(({ seat }) => seat)).not.toContain(1);
});

test('[CG-2.12] whose target lay down discards the bullet unseen and stays in', () => {
  const { state, told, heard } = playUntil(table({ table: ['bill-5'] }), 'end', {
    bullets: 'bccc',
    aims: [1, 2, 3, 2],
    courage: 'slss',
  });
  expect(only(told, 'discarded')).toContainEqual({ kind: 'discarded', rule: 'CG-2.12', seat: 0, bullet: 'bang' });
  expect(only(heard(1), 'discarded')[0]).toEqual({ kind: 'discarded', rule: 'CG-2.12', seat: 0 });
  expect(only(told, 'took')[0]).toMatchObject({ seat: 0 });
  expect(seatsIn(state.past.at(-1)?.shown ?? 0)).toEqual([2, 3]);
});

test('[CG-2.11] everyone lying: all bullets go face down, nobody shares, the desk stays', () => {
  const { state, told } = playUntil(table({ table: ['bill-5'], godfather: 2 }), 'end', { courage: 'llll' });
  expect(only(told, 'discarded')).toHaveLength(4);
  expect(only(told, 'took')).toEqual([]);
  expect(state.godfather).toBe(2);
});
