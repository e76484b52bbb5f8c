import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playthrough } from '../engine/playthrough.ts';
import { diceFor, headerFor, randomEntry } from '../engine/testing/random-game.ts';
import { games } from './catalogue.ts';

/**
 * One whole game for each number of seats, in words. `npm run playthroughs` writes them anew; whoever changes a
 * rule reads the difference.
 */
const golden: readonly { readonly id: string; readonly seats: number; readonly index: number }[] = [
  { id: 'the-boss', seats: 2, index: 450 },
  { id: 'the-boss', seats: 3, index: 959 },
  { id: 'the-boss', seats: 4, index: 340 },
  { id: 'thieves', seats: 3, index: 1784 },
  { id: 'thieves', seats: 4, index: 1438 },
  { id: 'thieves', seats: 5, index: 1749 },
  { id: 'thieves', seats: 6, index: 2792 },
];

const isUpdating = process.env['UPDATE_PLAYTHROUGHS'] !== undefined;

function play(id: string, seats: number, index: number): string {
  const game = games[id];
  if (!game) throw new Error(`There is no game "${id}".`);
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const trial = { game, seats, options, series: 1930, index };
  const dice = diceFor(trial);
  return playthrough(game, headerFor(trial), (state) => randomEntry(trial, state, dice)).join('\n') + '\n';
}

describe.each(golden)('$id with $seats seats', ({ id, seats, index }) => {
  test('plays as in its golden playthrough', () => {
    const folder = new URL(`${id}/playthroughs/`, import.meta.url);
    const file = new URL(`${seats}-seats.txt`, folder);
    const text = play(id, seats, index);
    if (isUpdating) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

test('every game has a playthrough for every number of seats', () => {
  for (const { id, seats } of Object.values(games)) {
    for (let count = seats.min; count <= seats.max; count++) {
      expect(golden.some((each) => each.id === id && each.seats === count)).toBe(true);
    }
  }
});
