import { expect, test } from 'vitest';
import { scriptedChance } from '../../../engine/chance/index.ts';
import { cardNames, copies, type Card, type CardName } from '../box.ts';
import { thieves } from './index.ts';
import { checkInvariants } from '../testing/invariants.ts';
import { cardsOf, countIn, listen, namesOf } from '../testing/table.ts';

/** Three cards for each of up to six hands, the hand of seat 0 first. */
const dealt: readonly (readonly CardName[])[] = [
  ['money-1', 'police-1', 'alarm'],
  ['money-2', 'police-2', 'thief'],
  ['money-3', 'money-0', 'roadblock'],
  ['ring', 'money-1', 'money-1'],
  ['horseshoe', 'money-2', 'double-loot'],
  ['money-2', 'money-2', 'police-1'],
];

/** The cards of the box in fixed order, without those in `taken`; then `top`, whose first card lies on top. */
function order(cards: readonly Card[], taken: readonly Card[], top: readonly CardName[]): Card[] {
  const left = cards.slice();
  for (const card of [...taken, ...cardsOf(top)]) left.splice(left.indexOf(card), 1);
  return [...left, ...cardsOf(top).reverse()];
}

const wholeBox = copies.flatMap((count, card) => Array<Card>(count).fill(card));
const withoutCars = wholeBox.filter((card) => cardNames[card] !== 'getaway');

/** Sets up a table at which chance deals the hands above, then puts these cards on top and draws the first player. */
function setUp(seats: number, first: number, top: readonly CardName[] = ['money-0']) {
  const hands = dealt.slice(0, seats).flat();
  const chance = scriptedChance([order(withoutCars, [], hands), order(wholeBox, cardsOf(hands), top), first]);
  const { told, heard, tell } = listen(seats);
  const state = thieves.setup(seats, { reshuffleDiscards: false }, chance, tell);
  expect(chance.next).toBe(chance.outcomes.length);
  checkInvariants(state);
  return { state, told, heard };
}

const sizes = [3, 4, 5, 6];

test.each(sizes)('[TH-1.1] at a table of %i the getaway cars stay aside while three cards each are dealt', (seats) => {
  const { told } = setUp(seats, 0);
  const kinds = told.map(({ kind }) => kind).slice(0, seats + 2);
  expect(kinds).toEqual(['shuffled', ...Array<string>(seats).fill('dealt'), 'shuffled']);
  expect(told[0]?.order).toHaveLength(44);
  expect(told[0]?.order).not.toContain('getaway');
  expect(told.slice(1, seats + 1).map(({ cards }) => cards)).toEqual(dealt.slice(0, seats));
});

test.each(sizes)('[TH-1.1] at a table of %i the cars are then shuffled into what is left', (seats) => {
  const { state, told } = setUp(seats, 0);
  const shuffled = told[seats + 1]?.order as readonly CardName[];
  expect(shuffled).toHaveLength(52 - 3 * seats);
  expect(shuffled.filter((name) => name === 'getaway')).toHaveLength(8);
  expect(countIn(state.deck, 'getaway')).toBe(8);
});

test('[TH-1.1] the first player fills up from the shuffled deck, the others hold what they were dealt', () => {
  const { state } = setUp(3, 1, ['money-3']);
  expect(state.hands.map(namesOf)).toEqual([dealt[0], [...(dealt[1] ?? []), 'money-3'], dealt[2]]);
});

test('[TH-1.1] the table starts without loot, police, discards or cars', () => {
  const { state } = setUp(5, 0);
  expect([state.loot.flat(), state.middle, state.discards, state.waiting, state.getaways]).toEqual([[], [], [], [], 0]);
});

test('[TH-6.2] at set-up everyone hears of all that is dealt and sees only their own', () => {
  const { heard } = setUp(3, 0);
  const deals = heard(1).filter(({ kind }) => kind === 'dealt');
  expect(deals.map(({ cards }) => cards)).toEqual([undefined, dealt[1], undefined]);
  expect(heard('spectator').filter((event) => 'cards' in event || 'order' in event)).toEqual([]);
});

test.each(sizes)('[TH-1.2] at a table of %i each player may be drawn to begin', (seats) => {
  for (let first = 0; first < seats; first++) {
    const { state, told } = setUp(seats, first);
    expect(told).toContainEqual({ kind: 'first-player', rule: 'TH-1.2', drawn: first });
    expect(thieves.toAct(state)).toEqual([first]);
  }
  expect(() => setUp(seats, seats)).toThrow(`a number below ${seats}`);
});

test('[TH-5.1] the seventh car may come before the first card is played', () => {
  const { state, told } = setUp(3, 2, Array<CardName>(7).fill('getaway'));
  expect(told.at(-1)).toEqual({ kind: 'over', rule: 'TH-5.1', seat: 2 });
  expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
  expect(thieves.toAct(state)).toEqual([]);
  expect(thieves.result(state)).toEqual({ winners: [0, 1, 2], scores: [0, 0, 0] });
});
