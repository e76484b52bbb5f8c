import { expect, test } from 'vitest';
import { thieves } from '../index.ts';
import { block, namesOf, play, refused, table } from '../../testing/table.ts';

test('[TH-3.3] a road block removes the police card of your choice', () => {
  const start = table({ hands: [['roadblock']], middle: ['police-1', 'police-2'] });
  expect(thieves.legalMoves(start, 0)).toEqual([block('police-1'), block('police-2')]);
  expect(namesOf(play(start, 0, block('police-1')).state.middle)).toEqual(['police-2']);
  expect(namesOf(play(start, 0, block('police-2')).state.middle)).toEqual(['police-1']);
});

test('[TH-3.3] a road block removes a card with two cars as a whole, and one card only', () => {
  const { state } = play(table({ hands: [['roadblock']], middle: ['police-2'] }), 0, block('police-2'));
  expect(state.middle).toEqual([]);
  const alike = table({ hands: [['roadblock']], middle: ['police-1', 'police-1', 'police-1'] });
  expect(namesOf(play(alike, 0, block('police-1')).state.middle)).toEqual(['police-1', 'police-1']);
});

test('[TH-3.3] everyone sees what a road block removes', () => {
  const { heard } = play(table({ hands: [['roadblock']], middle: ['police-2'] }), 0, block('police-2'));
  const event = { kind: 'roadblock', rule: 'TH-3.3', seat: 0, remove: 'police-2' };
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(heard(viewer)).toContainEqual(event);
});

test('[TH-3.3] a road block removes only what is there', () => {
  const start = table({ hands: [['roadblock', 'police-2']], middle: ['police-1'] });
  expect(refused(start, 0, block('police-2'))).toEqual({
    rule: 'TH-3.3',
    values: { reason: 'not-there', card: 'police-2' },
  });
});

test('[TH-3.8] a road block must remove a card if there is one', () => {
  const start = table({ hands: [['roadblock']], middle: ['police-1'] });
  expect(refused(start, 0, block(null))).toEqual({ rule: 'TH-3.8', values: { reason: 'must-remove' } });
});

test('[TH-3.8] a road block without police is just discarded', () => {
  const start = table({ hands: [['roadblock']] });
  expect(thieves.legalMoves(start, 0)).toEqual([block(null)]);
  const { state, told } = play(start, 0, block(null));
  expect(told[0]).toEqual({ kind: 'roadblock', rule: 'TH-3.8', seat: 0, remove: null });
  expect(namesOf(state.discards)).toEqual(['roadblock']);
});

test('[TH-3.7] a road block and the police it took are discarded', () => {
  const { state } = play(table({ hands: [['roadblock']], middle: ['police-2'] }), 0, block('police-2'));
  expect(namesOf(state.discards)).toEqual(['roadblock', 'police-2']);
});
