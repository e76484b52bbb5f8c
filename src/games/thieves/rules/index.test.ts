import { expect, test } from 'vitest';
import { at } from '../../../engine/at.ts';
import { chanceInSeries, random } from '../../../engine/chance/index.ts';
import { thieves } from './index.ts';
import { checkInvariants } from '../testing/invariants.ts';

const defaults = { reshuffleDiscards: false };

test('[TH-0.1] there are three to six players', () => {
  expect(thieves.seats).toEqual({ min: 3, max: 6 });
});

test.each([3, 4, 5, 6])('[TH-0.1] %i players sit down with a hand and an empty loot each', (seats) => {
  const state = thieves.setup(seats, defaults, chanceInSeries(1, seats));
  expect(state.hands).toHaveLength(seats);
  expect(state.loot).toEqual(Array.from({ length: seats }, () => []));
});

test.each([3, 4, 5, 6])('[TH-5.4] games of %i players end, and the eighth car is in the deck all the time', (seats) => {
  for (let game = 0; game < 20; game++) {
    const state = thieves.setup(seats, { reshuffleDiscards: game % 2 === 0 }, chanceInSeries(seats, game));
    const choices = chanceInSeries(seats + 10, game);
    for (let move = 0; !thieves.result(state); move++) {
      if (move === 2000) throw new Error('This game has been going on for very long.');
      const moves = thieves.legalMoves(state, state.active);
      thieves.play(state, state.active, at(moves, random(choices, moves.length)));
      checkInvariants(state);
    }
    expect(state.getaways).toBe(7);
  }
});
