import { at } from '../../engine/at.ts';
import { chanceInSeries, random } from '../../engine/chance/index.ts';
import { viewOf } from '../../engine/view.ts';
import { cashNGuns } from '../../games/cash-n-guns/rules/index.ts';
import type { CashOptions } from '../../games/cash-n-guns/options.ts';
import { isIn, seatsIn, setOf } from '../../games/cash-n-guns/rules/seating.ts';
import type { Sample } from './fit.ts';
import { fitNetwork } from './fit-network.ts';
import { featuresOf, isRoundStart } from '../../games/cash-n-guns/bots/search/features.ts';
import { firstEvaluation } from '../../games/cash-n-guns/bots/search/first-evaluation.ts';
import { searching } from '../../games/cash-n-guns/bots/search/index.ts';
import { sharpComposure } from '../../games/cash-n-guns/bots/search/mixings.ts';
import { gangsters } from '../../games/cash-n-guns/bots/search/opponents.ts';

/*
 * Two networks for the positions at the start of a round of Cash 'n Guns, with and without powers. The first is fitted on
 * games between gangsters. Players who search make more of the desk and of their Bangs; the second network knows that,
 * because searchers who judge by the first took part in its games.
 */

/** The features of the first network; it does not know who searches. */
const firstInputs = 34;

export function tuneFirst(games: number, seed: number): object {
  const samples: Sample[] = [];
  for (let index = 0; index < games; index++) samples.push(...samplesOf(seed, index, 0));
  const blind = samples.map(({ features, won }) => ({
    won,
    features: features.map((row) => row.slice(0, firstInputs)),
  }));
  return fitNetwork(blind, { hidden: 24, laps: 8, seed, tell: console.error });
}

/** Takes about three minutes for a thousand games. */
export function tuneSecond(games: number, seed: number): object {
  const samples: Sample[] = [];
  for (let index = 0; index < games; index++) {
    samples.push(...samplesOf(seed, index, searchersInHundred));
    if (index % 100 === 99) console.error(`${index + 1} of ${games} games`);
  }
  for (let index = games; index < games * gamesForEach; index++) samples.push(...samplesOf(seed, index, 0));
  return fitNetwork(samples, { hidden: 24, laps: 8, seed, tell: console.error });
}

/** For each game with searchers there are this many games in all, because most of what counts does not depend on them. */
const gamesForEach = 6;

const searchersInHundred = 35;
const searcher = searching('searcher', {
  iterations: 12,
  candidates: 5,
  rounds: 1,
  judge: firstEvaluation,
  composure: sharpComposure,
});

const usual: CashOptions = {
  powers: true,
  rulebook: 'english',
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
};

/** The positions of one game, one for each round from the second on. This many players in a hundred search. */
function samplesOf(seed: number, index: number, inHundred: number): readonly Sample[] {
  const seats = 4 + (index % 5);
  const dice = chanceInSeries(seed + 1, index);
  const options = { ...usual, powers: index % 3 > 0 };
  const state = cashNGuns.setup(seats, options, chanceInSeries(seed, index));
  const bots = Array.from({ length: seats }, () => at(gangsters, random(dice, gangsters.length)));
  const searchers = setOf(bots.flatMap((_, seat) => (inHundred > 0 && random(dice, 100) < inHundred ? seat : [])));
  const starts: { readonly living: readonly number[]; readonly features: Sample['features'] }[] = [];
  for (;;) {
    const seat = cashNGuns.toAct(state)[0];
    if (seat === undefined) break;
    if (isRoundStart(state) && state.round > starts.length + 1) {
      starts.push({ living: seatsIn(state.living), features: featuresOf(state, searchers) });
    }
    const moves = cashNGuns.legalMoves(state, seat);
    const look = () => viewOf(cashNGuns, state, seat);
    const move = isIn(searchers, seat)
      ? searcher.choose(look, moves, dice)
      : at(bots, seat).chooseIn(state, seat, moves, dice);
    cashNGuns.play(state, seat, move);
  }
  const winners = cashNGuns.result(state)?.winners ?? [];
  if (winners.length === 0) return [];
  const shareOf = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0);
  return starts.map(({ living, features }) => ({ features, won: living.map(shareOf) }));
}
