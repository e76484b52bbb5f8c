import { expect, test } from 'vitest';
import { fastChance } from '../../engine/chance/index.ts';
import { cardNames, copies, isMoney, isPolice, type Card } from './box.ts';
import { thieves } from './rules/index.ts';

/** The cards of a real table, just set up, with those that lie on it. */
const { deck, hands, getaways } = thieves.setup(4, { reshuffleDiscards: false }, fastChance('1'.padStart(32, '0')));
const onTable: readonly Card[] = [
  ...deck,
  ...hands.flat(),
  ...Array<Card>(getaways).fill(cardNames.indexOf('getaway')),
];
const count = (fits: (card: Card) => boolean) => onTable.filter(fits).length;

test('[TH-0.2] there are 52 cards: 26 money, 8 getaway cars, 10 police, 8 actions', () => {
  expect(onTable).toHaveLength(52);
  expect(count(isMoney)).toBe(26);
  expect(count(isPolice)).toBe(10);
  expect(count((card) => cardNames[card] === 'getaway')).toBe(8);
});

test.each(['roadblock', 'alarm', 'thief', 'double-loot'])('[TH-0.2] there are two cards of the action %s', (name) => {
  expect(count((card) => cardNames[card] === name)).toBe(2);
});

test('[TH-0.2] the faces of the box are those of the table', () => {
  expect(cardNames.map((_, card) => count((each) => each === card))).toEqual(copies);
});

test.each([
  ['money-0', 3],
  ['money-1', 10],
  ['money-2', 8],
  ['money-3', 3],
  ['ring', 1],
  ['horseshoe', 1],
  ['police-1', 6],
  ['police-2', 4],
])('[TH-0.3] the card %s is there %i times', (name, times) => {
  expect(count((card) => cardNames[card] === name)).toBe(times);
});
