import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Options } from '../engine/game.ts';
import { playthrough } from '../engine/playthrough.ts';
import { diceFor, headerFor, randomEntry } from '../engine/testing/random-game.ts';
import { games } from './catalogue.ts';

interface Golden {
  readonly id: string;
  readonly seats: number;
  readonly index: number;
  /** Where it is not the game with the usual options. */
  readonly with?: { readonly name: string; readonly options: Options };
}

const withoutPowers = { name: 'without-powers', options: { powers: false } };

/**
 * One whole game for each number of seats, in words, and more where options change the game. `npm run playthroughs`
 * regenerates them; read the difference after a change of the rules.
 */
const golden: readonly Golden[] = [
  { id: 'cash-n-guns', seats: 4, index: 115 },
  { id: 'cash-n-guns', seats: 5, index: 141 },
  { id: 'cash-n-guns', seats: 6, index: 288 },
  { id: 'cash-n-guns', seats: 7, index: 3 },
  { id: 'cash-n-guns', seats: 8, index: 23 },
  { id: 'cash-n-guns', seats: 4, index: 280, with: withoutPowers },
  { id: 'cash-n-guns', seats: 6, index: 69, with: withoutPowers },
  { id: 'cash-n-guns', seats: 8, index: 91, with: withoutPowers },
  { id: 'the-boss', seats: 2, index: 450 },
  { id: 'the-boss', seats: 3, index: 959 },
  { id: 'the-boss', seats: 4, index: 340 },
  { id: 'thieves', seats: 3, index: 1784 },
  { id: 'thieves', seats: 4, index: 1438 },
  { id: 'thieves', seats: 5, index: 1749 },
  { id: 'thieves', seats: 6, index: 2792 },
];

const isUpdating = process.env['UPDATE_PLAYTHROUGHS'] !== undefined;

function play({ id, seats, index, with: variant }: Golden): string {
  const game = games[id];
  if (!game) throw new Error(`There is no game "${id}".`);
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const options = { ...usual, ...variant?.options };
  const trial = { game, seats, options, series: 1930, index };
  const dice = diceFor(trial);
  return playthrough(game, headerFor(trial), (state) => randomEntry(trial, state, dice)).join('\n') + '\n';
}

const nameOf = ({ seats, with: variant }: Golden) => `${seats}-seats${variant ? `-${variant.name}` : ''}`;

describe.each(golden.map((each) => ({ ...each, name: nameOf(each) })))('$id, $name', (each) => {
  test('plays as in its golden playthrough', () => {
    const folder = new URL(`${each.id}/playthroughs/`, import.meta.url);
    const file = new URL(`${each.name}.txt`, folder);
    const text = play(each);
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
      expect(golden.some((each) => each.id === id && each.seats === count && !each.with)).toBe(true);
    }
  }
});
