import { expect, test } from 'vitest';
import { record } from '../record.ts';
import { replay, writeLines } from '../replay.ts';
import { pennies, type PenniesState } from './pennies.ts';
import { diceFor, headerFor, randomEntry } from './random-game.ts';
import { recordAnew } from './record-anew.ts';

const trial = { game: pennies, seats: 3, options: {}, series: 1, index: 4 };
const dice = diceFor(trial);
const recorded = writeLines(
  record<PenniesState>(pennies, headerFor<PenniesState>(trial), (state) =>
    randomEntry<PenniesState>(trial, state, dice),
  ),
);

test('by the same rules it is the same record', () => {
  expect(recordAnew(pennies, recorded)).toEqual(recorded);
});

test('by other rules it is the record of a whole game with the same luck, which begins as it was played', () => {
  const stubborn: typeof pennies = {
    ...pennies,
    rules: 2,
    // In the last round nobody may bet on heads any more.
    legalMoves: (state, seat) => {
      const moves = pennies.legalMoves(state, seat);
      return state.round === 2 ? moves.filter(({ side }) => side === 'tails') : moves;
    },
  };
  const anew = recordAnew(stubborn, recorded);
  expect(replay(stubborn, anew)).toBeUndefined();
  expect(anew[0]).toBe(recorded[0]?.replace(/"rules":\d+/, '"rules":2'));
  expect(anew[1]).toBe(recorded[1]);
  expect(anew.at(-1)).toContain('"result"');
  expect(anew.slice(1)).not.toEqual(recorded.slice(1));
});
