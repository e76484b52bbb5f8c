import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceInSeries } from '../../engine/chance/index.ts';
import { collectionValue, copies, diamondBonus, powerNames, shareNames, valueOf } from './box.ts';
import { handSize } from './rules/bullets.ts';
import { cashNGuns } from './rules/index.ts';
import type { CashOptions } from './options.ts';
import { playUntil } from './testing/playing.ts';
import { table } from './testing/table.ts';

const defaults: CashOptions = {
  rulebook: 'english',
  powers: true,
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
};

test('[CG-0.1] there are four to eight players', () => {
  expect(cashNGuns.seats).toEqual({ min: 4, max: 8 });
});

test.each([4, 5, 6, 7, 8])('[CG-0.1] nothing in the set-up changes with %i players', (seats) => {
  const state = cashNGuns.setup(seats, { ...defaults, powers: false }, chanceInSeries(1, seats));
  expect(state.hands).toEqual(Array.from({ length: seats }, () => [5, 3]).flat());
  expect(state.piles).toHaveLength(64);
  expect(state.loot).toEqual(Array.from({ length: seats }, () => []));
});

test('[CG-0.2] each player starts with five Clicks and three Bangs', () => {
  const state = table({ round: 1 });
  expect([0, 1, 2, 3].map((seat) => handSize(state, seat))).toEqual([8, 8, 8, 8]);
  expect(state.hands).toEqual([5, 3, 5, 3, 5, 3, 5, 3]);
});

test('[CG-0.2] there is one common discard pile', () => {
  const { state } = playUntil(table({ round: 1 }), 'end', { bullets: 'bcbc', courage: 'ssll' });
  expect(state.pile.reduce((sum, count) => sum + count)).toBe(4);
});

test('[CG-0.3] there are 64 loot cards', () => {
  const cards = Object.fromEntries(shareNames.map((name, share) => [name, copies[share]]));
  expect(cards).toEqual({
    'bill-5': 15,
    'bill-10': 15,
    'bill-20': 10,
    'diamond-1': 5,
    'diamond-5': 3,
    'diamond-10': 1,
    painting: 10,
    clip: 3,
    'first-aid': 2,
    'new-godfather': 0,
  });
  expect(copies.reduce((sum, count) => sum + count)).toBe(64);
  expect(valueOf.slice(0, 6)).toEqual([5, 10, 20, 1, 5, 10]);
});

test('[CG-0.4] every power of the rules is in the box, and no other', () => {
  const rules = readFileSync(new URL('../../../docs/rules/en/cash-n-guns.md', import.meta.url), 'utf8');
  const clauses = [...rules.matchAll(/^- \*\*CG-6\.([a-z-]+)/gm)].map(([, name]) => name);
  expect(powerNames).toEqual(clauses);
  expect(rules).toContain(`There are also ${powerNames.length} powers`);
});

test('[CG-0.4] the bonus is $60,000', () => {
  expect(diamondBonus).toBe(60);
});

test('[CG-0.5] the wound tokens are exactly enough for the living', () => {
  const powers = ['unbreakable', '-', '-', '-', '-', '-', '-', '-'];
  const most = { seats: 8, powers, wounds: [4, 2, 2, 2, 2, 2, 2, 2] };
  expect(() => table(most)).not.toThrow();
  expect(() => table({ ...most, wounds: [4, 3, 2, 2, 2, 2, 2, 2] })).toThrow('[CG-0.5]');
  expect(() => table({ seats: 8, wounds: [2, 2, 2, 2, 2, 2, 2, 3] })).toThrow('[CG-0.5]');
});

test('[CG-3.2] paintings by the size of the collection', () => {
  expect(collectionValue.slice(1)).toEqual([4, 12, 30, 60, 100, 150, 200, 300, 400, 500]);
});
