import { at } from '../engine/at.ts';
import { chanceInSeries, random } from '../engine/chance/index.ts';
import { cashNGuns } from '../games/cash-n-guns/index.ts';
import type { CashOptions } from '../games/cash-n-guns/options.ts';
import { seatsIn } from '../games/cash-n-guns/seating.ts';
import type { Sample } from '../bots/search/fit.ts';
import { fitNetwork } from '../bots/search/fit-network.ts';
import { featuresOf, isRoundStart } from '../bots/search/cash-n-guns/features.ts';
import { gangsters } from '../bots/search/cash-n-guns/opponents.ts';

/** Fits a network on the features of a seat at the start of a round of Cash 'n Guns, with and without powers. */
export function tuneCashNGuns(games: number, seed: number): object {
  const samples: Sample[] = [];
  for (let index = 0; index < games; index++) playOne(samples, seed, index);
  return fitNetwork(samples, { hidden: 24, laps: 8, seed, tell: console.error });
}

const usual: CashOptions = {
  powers: true,
  rulebook: 'english',
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
};

function playOne(samples: Sample[], seed: number, index: number): void {
  const seats = 4 + (index % 5);
  const dice = chanceInSeries(seed + 1, index);
  const options = { ...usual, powers: index % 3 > 0 };
  const state = cashNGuns.setup(seats, options, chanceInSeries(seed, index));
  const bots = Array.from({ length: seats }, () => at(gangsters, random(dice, gangsters.length)));
  const starts: { readonly living: readonly number[]; readonly features: Sample['features'] }[] = [];
  for (;;) {
    const seat = cashNGuns.toAct(state)[0];
    if (seat === undefined) break;
    // One position for each round from the second on.
    if (isRoundStart(state) && state.round > starts.length + 1) {
      starts.push({ living: seatsIn(state.living), features: featuresOf(state) });
    }
    cashNGuns.play(state, seat, at(bots, seat).chooseIn(state, seat, cashNGuns.legalMoves(state, seat), dice));
  }
  const winners = cashNGuns.result(state)?.winners ?? [];
  if (winners.length === 0) return;
  for (const { living, features } of starts) {
    samples.push({ features, won: living.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)) });
  }
}
