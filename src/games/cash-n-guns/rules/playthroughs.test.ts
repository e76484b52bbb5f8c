import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough } from '../../../engine/playthrough.ts';
import { diceFor, headerFor, randomEntry } from '../../../engine/testing/random-game.ts';
import { cashNGuns } from './index.ts';
import type { State } from './state.ts';
import { tooSlow, withLateness } from '../testing/with-lateness.ts';

const isUpdating = process.env['UPDATE_PLAYTHROUGHS'] !== undefined;

/** The common playthroughs have no clock; this one has players who are too slow. */
test('[CG-2.5] a game by the Polish rulebook with a clock plays as in its golden playthrough', () => {
  const options = {
    rulebook: 'polish',
    powers: true,
    leftovers: 'carry-over',
    lootOpen: false,
    firstGodfather: 'drawn',
  };
  const trial = { game: withLateness, seats: 5, options, series: 1930, index: 75 };
  const dice = diceFor(trial);
  const lines = playthrough(cashNGuns, headerFor<State>(trial), (state) => {
    const { seat, move } = randomEntry<State>(trial, state as State, dice);
    return { seat, move: move === tooSlow ? 'late' : move };
  });
  const file = new URL('../playthroughs/5-seats-polish-with-a-clock.txt', import.meta.url);
  const text = `${lines.join('\n')}\n`;
  if (isUpdating) writeFileSync(file, text);
  expect(text).toContain('too-slow');
  expect(text).toBe(readFileSync(file, 'utf8'));
});
