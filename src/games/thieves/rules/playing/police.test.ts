import { expect, test } from 'vitest';
import type { CardName } from '../../box.ts';
import { thieves } from '../index.ts';
import { lay, namesOf, play, refused, stash, table } from '../../testing/table.ts';

test('[TH-3.2] police is laid in the middle for all to see, behind what is there', () => {
  const { state, heard } = play(table({ hands: [['police-2']], middle: ['police-1'] }), 0, lay('police-2'));
  expect(namesOf(state.middle)).toEqual(['police-1', 'police-2']);
  const event = { kind: 'police', rule: 'TH-3.2', seat: 0, card: 'police-2', cars: 3 };
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(heard(viewer)).toContainEqual(event);
});

test('[TH-3.2] police is not loot: it goes nowhere but into the middle', () => {
  const start = table({ hands: [['police-1', 'police-1', 'police-2']] });
  expect(thieves.legalMoves(start, 0)).toEqual([lay('police-1'), lay('police-2')]);
  expect(refused(start, 0, stash('police-1'))).toEqual({ rule: 'G-3', values: {} });
});

const quiet: [readonly CardName[], CardName][] = [
  [[], 'police-1'],
  [[], 'police-2'],
  [['police-1'], 'police-2'],
  [['police-1', 'police-1'], 'police-1'],
];

test.each(quiet)('[TH-3.2] %j and %s are not enough for a raid', (middle, name) => {
  const { state, told } = play(table({ hands: [[name]], middle, loot: [['money-3']] }), 0, lay(name));
  expect(told.map(({ kind }) => kind)).not.toContain('raid');
  expect(namesOf(state.middle)).toEqual([...middle, name]);
  expect(state.loot[0]).toHaveLength(1);
});

const raids: [readonly CardName[], CardName, number][] = [
  [['police-2'], 'police-2', 4],
  [['police-1', 'police-1'], 'police-2', 4],
  [['police-2', 'police-1'], 'police-1', 4],
  [['police-1', 'police-1', 'police-1'], 'police-1', 4],
  [['police-1', 'police-2'], 'police-2', 5],
];

test.each(raids)('[TH-3.2] %j and %s bring a raid with %i cars', (middle, name, cars) => {
  const { state, told } = play(table({ hands: [[name]], middle, loot: [['money-3']] }), 0, lay(name));
  expect(told).toContainEqual({ kind: 'raid', rule: 'TH-3.2', cars });
  expect(state.middle).toEqual([]);
  expect(state.loot[0]).toEqual([]);
});

test('[TH-3.2] the raid comes at once, before the next player draws', () => {
  const { told } = play(
    table({ hands: [['police-2'], ['thief', 'thief', 'ring']], middle: ['police-2'] }),
    0,
    lay('police-2'),
  );
  const kinds = told.map(({ kind }) => kind).filter((kind) => kind !== 'showed');
  expect(kinds).toEqual(['police', 'raid', 'nobody-lost', 'shuffled', 'turn', 'drew']);
});
