import { expect, test } from 'vitest';
import { positionsOf } from './testing/positions.ts';
import { chanceInSeries } from '../engine/chance/index.ts';
import { viewOf } from '../engine/view.ts';
import { cashNGuns } from './cash-n-guns/rules/index.ts';
import { playUntil, type Script } from './cash-n-guns/testing/playing.ts';
import { table as cashTable, type Arrangement } from './cash-n-guns/testing/table.ts';
import { games } from './catalogue.ts';
import { theBoss } from './the-boss/rules/index.ts';
import { cityOfName } from './the-boss/testing/names.ts';
import { table as theBossTable } from './the-boss/testing/table.ts';
import { allMoney } from './thieves/box.ts';
import { thieves } from './thieves/rules/index.ts';
import { table as thievesTable } from './thieves/testing/table.ts';
import { scaled } from '../testing/scale.ts';
import type { Fact } from '../bots/facts.ts';
import { oddsFrom, worldsPerQuestion } from '../bots/odds.ts';
import { bots } from './bots.ts';

const oddsFor = (id: string, view: object, worlds?: number) => oddsFrom(bots[id]?.odds, view, worlds);

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

const pick = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind): readonly FactOf<Kind>[] =>
  facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);

/** The dice are fixed, so a number that is within this range once always is. */
function expectNear(found: number | undefined, exact: number, worlds = worldsPerQuestion): void {
  const deviation = Math.sqrt((exact * (1 - exact)) / worlds);
  expect(Math.abs((found ?? NaN) - exact)).toBeLessThanOrEqual(3 * deviation);
}

/** In the third round everybody has four Clicks and two Bangs left, and all bullets so far were seen. */
const hands = Array<readonly [number, number]>(4).fill([4, 2]);

function gunsFor(seat: number, script: Script, arrangement: Arrangement = {}) {
  const { state } = playUntil(cashTable({ hands, ...arrangement }), 'courage', script);
  return oddsFor(cashNGuns.id, viewOf(cashNGuns, state, seat)).facts;
}

test("Cash 'n Guns: each of two guns is loaded in a third of all worlds, one of them in five of nine", () => {
  const facts = gunsFor(0, { bullets: 'bbbb', aims: [1, 0, 0, 2] });
  expect(facts.map(({ kind }) => kind)).toEqual(['guns', 'gun', 'gun']);
  expectNear(pick(facts, 'guns')[0]?.chance, 5 / 9);
  for (const { chance } of pick(facts, 'gun')) expectNear(chance, 1 / 3);
});

test("Cash 'n Guns: on the last life one bullet is deadly, with two lives left it takes two", () => {
  const script = { bullets: 'bbbb', aims: [1, 0, 0, 2] };
  expectNear(pick(gunsFor(0, script, { wounds: [2, 0, 0, 0] }), 'deadly')[0]?.chance, 5 / 9);
  expectNear(pick(gunsFor(0, script, { wounds: [1, 0, 0, 0] }), 'deadly')[0]?.chance, 1 / 9);
});

test("Cash 'n Guns: a gun that points at somebody else is no danger", () => {
  expect(gunsFor(3, { aims: [1, 0, 0, 2] })).toEqual([]);
});

test("Cash 'n Guns: before anybody aims every gun counts, and before bullets are chosen every hand does", () => {
  const before = cashTable({ hands });
  const loading = oddsFor(cashNGuns.id, viewOf(cashNGuns, before, 0)).facts;
  expect(pick(loading, 'bangs').map(({ seat, cards }) => [seat, cards])).toEqual([
    [1, 6],
    [2, 6],
    [3, 6],
  ]);
  for (const { chance } of pick(loading, 'bangs')) expect(chance).toBeCloseTo(1 / 3);
  const { state } = playUntil(before, 'aim');
  const aiming = pick(oddsFor(cashNGuns.id, viewOf(cashNGuns, state, 0)).facts, 'loaded');
  expect(aiming.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  for (const { chance } of aiming) expectNear(chance, 1 / 3);
});

test('The Boss: every card of a city that one has not seen is as likely as the others', () => {
  const state = theBossTable({ hands: [['boston-3', 'boston-4', 'boston-hospital', 'detroit-1']] });
  const cities = pick(oddsFor(theBoss.id, viewOf(theBoss, state, 0)).facts, 'city');
  const cardsOf = (name: string) => cities.find(({ city }) => city === cityOfName(name))?.cards ?? [];
  expect(cardsOf('boston').map(({ chance }) => chance)).toEqual([1]);
  expect(cardsOf('detroit')).toHaveLength(4);
  for (const { chance } of cardsOf('detroit')) expectNear(chance, 1 / 4);
});

test('The Boss: after two silver badges one of the three cards left ends the game', () => {
  const state = theBossTable({ round: 3, police: ['police-silver', 'police-silver'] });
  const [fact] = pick(oddsFor(theBoss.id, viewOf(theBoss, state, 0)).facts, 'last-round');
  expectNear(fact?.chance, 1 / 3);
  const first = oddsFor(theBoss.id, viewOf(theBoss, theBossTable(), 0)).facts;
  expect(pick(first, 'last-round')).toEqual([]);
});

test('Thieves!: with the ring one is the richest, unless a covered card before somebody else is a 3, too', () => {
  const state = thievesTable({ loot: [['ring'], ['money-1']] });
  const { facts } = oddsFor(thieves.id, viewOf(thieves, state, 0));
  const [mine, theirs] = pick(facts, 'richest');
  expect(mine).toEqual({ kind: 'richest', seat: 0, chance: 1 });
  expectNear(theirs?.chance, 3 / (allMoney - 1));
  expect(pick(facts, 'covered').map(({ seat, cards }) => [seat, cards])).toEqual([[1, 1]]);
});

test('Thieves!: somebody can bring the police who holds enough cars, or an Alarm that brings those of all hands', () => {
  const worlds = 4000;
  const chanceOf = (arrangement: Parameters<typeof thievesTable>[0]) =>
    pick(oddsFor(thieves.id, viewOf(thieves, thievesTable(arrangement), 0), worlds).facts, 'raid')[0]?.chance;
  const others = [['ring'], [], []] as const;
  expect(chanceOf({ middle: ['police-1', 'police-2'], hands: [[], [], [], []] })).toBe(0);
  // Eight of ten police cards are left among the 42 that the one card can be; an Alarm alone causes no raid.
  expectNear(chanceOf({ middle: ['police-1', 'police-2'], hands: [[], ...others] }), 8 / 42, worlds);
  // Two of the police cards with two cars, and two Alarms, which bring the viewer's own three cars.
  expectNear(chanceOf({ middle: ['police-2'], hands: [['police-1', 'police-2'], ...others] }), 4 / 41, worlds);
});

const positions = scaled({ quick: 10, normal: 25, long: 400 });

test.each(Object.values(games))('$id: the odds are the same whatever the viewer cannot see', (game) => {
  let index = 0;
  const told = new Set<string>();
  for (const { state, seat } of positionsOf(game, positions)) {
    const view = viewOf(game, state, seat);
    const other = game.guess(view, chanceInSeries(31, index++));
    const odds = oddsFor(game.id, view, 40);
    expect(oddsFor(game.id, viewOf(game, other, seat), 40)).toEqual(odds);
    for (const { kind } of odds.facts) told.add(kind);
  }
  expect(told.size).toBeGreaterThan(1);
});

test('a spectator gets no odds, and neither does a game that is not in the catalogue', () => {
  const state = thievesTable({ loot: [['ring'], ['money-1']] });
  expect(oddsFor(thieves.id, viewOf(thieves, state, 'spectator')).facts).toEqual([]);
  expect(oddsFor('chess', {}).facts).toEqual([]);
});
