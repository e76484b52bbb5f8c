import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { playthrough } from '../../engine/playthrough.ts';
import { diceFor, headerFor, randomEntry } from '../../engine/testing/random-game.ts';
import { cashNGuns } from './index.ts';
import type { State } from './state.ts';
import { tooSlow, withLateness } from './testing/with-lateness.ts';

/** Whole games in words; `npm run playthroughs` writes them anew, and whoever changes a rule reads the difference. */
const golden = [
  { name: '4-seats', seats: 4, index: 115, powers: true },
  { name: '5-seats', seats: 5, index: 141, powers: true },
  { name: '6-seats', seats: 6, index: 288, powers: true },
  { name: '7-seats', seats: 7, index: 3, powers: true },
  { name: '8-seats', seats: 8, index: 23, powers: true },
  { name: '4-seats-without-powers', seats: 4, index: 280, powers: false },
  { name: '6-seats-without-powers', seats: 6, index: 69, powers: false },
  { name: '8-seats-without-powers', seats: 8, index: 91, powers: false },
] as const;

const isUpdating = process.env['UPDATE_PLAYTHROUGHS'] !== undefined;

const options = {
  rulebook: 'english',
  powers: true,
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
};

function compare(name: string, text: string): void {
  const folder = new URL('playthroughs/', import.meta.url);
  const file = new URL(`${name}.txt`, folder);
  if (isUpdating) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}

test.each(golden)('$name plays as in its golden playthrough', ({ name, seats, index, powers }) => {
  const trial = { game: cashNGuns as Game, seats, options: { ...options, powers }, series: 1930, index };
  const dice = diceFor(trial);
  const lines = playthrough(cashNGuns, headerFor(trial), (state) => randomEntry(trial, state, dice));
  compare(name, `${lines.join('\n')}\n`);
});

test('a game by the Polish rulebook with a clock plays as in its golden playthrough', () => {
  const trial = { game: withLateness, seats: 5, options: { ...options, rulebook: 'polish' }, series: 1930, index: 75 };
  const dice = diceFor(trial);
  const lines = playthrough(cashNGuns, headerFor<State>(trial), (state) => {
    const { seat, move } = randomEntry<State>(trial, state as State, dice);
    return { seat, move: move === tooSlow ? 'late' : move };
  });
  compare('5-seats-polish-with-a-clock', `${lines.join('\n')}\n`);
});
