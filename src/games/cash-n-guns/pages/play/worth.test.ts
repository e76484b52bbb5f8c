import { expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { cashNGuns } from '../../rules/index.ts';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { diceFor, randomEntry } from '../../../../engine/testing/random-game.ts';
import { enter } from '../../../../engine/unfold.ts';
import { worthAt } from './worth.ts';

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
    const view = viewOf(cashNGuns, state, 'spectator');
    const lines = cashNGuns.score(state).filter(({ kind }) => kind !== 'most-diamonds');
    for (const seat of view.living) {
      const counted = lines.filter((line) => line.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
      expect(worthAt(view, seat).total).toBe(counted);
    }
  }
});
