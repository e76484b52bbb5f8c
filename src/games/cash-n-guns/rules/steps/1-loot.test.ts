import { expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { cashNGuns } from '../index.ts';
import { seatsIn } from '../seating.ts';
import { asked, only, onTable, playUntil, take } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';

test('[CG-2.1] every living player stands again', () => {
  const { state } = playUntil(table({ wounds: [0, 2] }), 'end', {
    bullets: 'bccc',
    aims: [1, 0, 3, 2],
    courage: 'sssl',
  });
  expect(state.round).toBe(4);
  expect(seatsIn(state.living)).toEqual([0, 2, 3]);
  expect(seatsIn(state.now.standing)).toEqual([0, 2, 3]);
  expect(state.now.lying).toBe(0);
});

test('[CG-2.1] eight loot cards are turned up, and the token is available again', () => {
  const { state, told } = playUntil(table({ table: ['bill-5', 'bill-5', 'bill-5'] }), 'end');
  const cards = only(told, 'round')[0]?.['cards'] as string[];
  expect(cards).toHaveLength(8);
  expect(onTable(state).toSorted()).toEqual([...cards, 'new-godfather'].toSorted());
});

test('[CG-2.1] whoever took the token in the last round has the desk', () => {
  const { state } = playUntil(table({ table: ['bill-5'] }), 'end', {
    answers: { share: [take('bill-5'), take('new-godfather')] },
  });
  expect(state.godfather).toBe(1);
});

test('[CG-2.2] who acts when the loot lies there acts before bullets are chosen', () => {
  const state = table({ powers: ['-', '-', 'hustler', '-'] });
  expect(asked(state)).toBe('draw-from');
  expect(cashNGuns.toAct(state)).toEqual([2]);
  expect(viewOf(cashNGuns, state, 0).step).toBe('loot');
  expect(asked(playUntil(state, 'load').state)).toBe('load');
});
