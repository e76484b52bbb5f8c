import { expect, test } from 'vitest';
import { cardNames, cardsOf, cityNames, cityOf, moneyOn, policeCards, policeFaces, sanctionOn } from './box.ts';
import { theBoss } from './rules/index.ts';
import { namesOf } from './testing/names.ts';
import { gangsters, table } from './testing/table.ts';

test('[TB-0.1] there are two to four players', () => {
  expect(theBoss.seats).toEqual({ min: 2, max: 4 });
});

test.each([2, 3, 4])('[TB-0.1] each of %i players has six experts and three amateurs at home', (seats) => {
  const state = table({ seats });
  for (let seat = 0; seat < seats; seat++) expect(gangsters(state, seat, 'home')).toEqual([6, 3]);
});

test('[TB-0.2] seven cities with a number, and Chicago without one', () => {
  expect(cityNames).toEqual([
    'new-york',
    'boston',
    'detroit',
    'kansas-city',
    'cincinnati',
    'memphis',
    'philadelphia',
    'chicago',
  ]);
});

test('[TB-0.2] 27 city cards, all different', () => {
  expect(cityOf).toHaveLength(27);
  expect(new Set(cardNames).size).toBe(cardNames.length);
});

test.each([
  ['new-york', '0 1 2 3'],
  ['boston', '3 4 hospital prison'],
  ['detroit', '1 2 3 4 revolver'],
  ['kansas-city', '2 3 revolver'],
  ['cincinnati', '1 2 3 banishment'],
  ['memphis', '1 2 3 hospital'],
  ['philadelphia', '3 revolver prison'],
])('[TB-0.2] the cards of %s are %s', (city, faces) => {
  const cards = cardsOf[cityNames.indexOf(city)] ?? [];
  expect(namesOf(cards)).toEqual(faces.split(' ').map((face) => `${city}-${face}`));
  expect(cards.map((card) => sanctionOn[card] ?? String(moneyOn[card]))).toEqual(faces.split(' '));
});

test('[TB-0.5] one police card with both badges, two with silver, two with gold', () => {
  expect(namesOf(policeCards)).toEqual([
    'police-silver-gold',
    'police-silver',
    'police-silver',
    'police-gold',
    'police-gold',
  ]);
  expect(policeFaces.map(({ silver, gold }) => [silver, gold])).toEqual([
    [1, 1],
    [1, 0],
    [0, 1],
  ]);
});
