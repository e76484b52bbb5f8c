import { expect, test } from 'vitest';
import { cashNGuns } from '../../../games/cash-n-guns/index.ts';
import { chanceInSeries } from '../../../engine/chance/index.ts';
import { diceFor, randomEntry } from '../../../engine/testing/random-game.ts';
import { enter } from '../../../engine/unfold.ts';
import { powerIdAt } from './powers.ts';
import { worthOf } from './worth.ts';

test('[CG-3.1] [CG-3.2] what a loot is worth so far is what it counts at the end, but for the diamond bonus', () => {
  const options = {
    rulebook: 'english',
    powers: true,
    leftovers: 'carry-over',
    lootOpen: false,
    firstGodfather: 0,
  } as const;
  for (let index = 0; index < 20; index++) {
    const trial = { game: cashNGuns, seats: 5, options, series: 80, index };
    const state = cashNGuns.setup(5, options, chanceInSeries(80, index));
    const dice = diceFor(trial);
    while (!cashNGuns.result(state)) enter(cashNGuns, state, randomEntry(trial, state, dice));
    const view = cashNGuns.view(state, 'spectator');
    const lines = cashNGuns.score(state).filter(({ kind }) => kind !== 'most-diamonds');
    for (const seat of view.living) {
      const counted = lines.filter((line) => line.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
      expect(worthOf(view.loot[seat] ?? [], powerIdAt(view, seat) === 'collector' ? 1 : 0).total).toBe(counted);
    }
  }
});
