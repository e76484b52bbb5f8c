import { at } from '../../engine/at.ts';
import { chanceInSeries, random } from '../../engine/chance/index.ts';
import { theBoss } from '../../games/the-boss/rules/index.ts';
import { featuresOf, isRoundStart, situationOf } from '../../games/the-boss/bots/search/features.ts';
import { opponents } from '../../games/the-boss/bots/search/opponents.ts';
import { fitted, Samples } from './samples.ts';

/** Fits the features of a seat at the start of a round of The Boss, by seats and badges. */
export function tuneTheBoss(games: number, seed: number): object {
  const samples = new Samples();
  for (let index = 0; index < games; index++) playOne(samples, seed, index);
  return { weights: fitted(samples) };
}

function playOne(samples: Samples, seed: number, index: number): void {
  const seats = 2 + (index % 3);
  const dice = chanceInSeries(seed + 1, index);
  const state = theBoss.setup(seats, { cities: 'standard', firstPlayer: 'drawn' }, chanceInSeries(seed, index));
  const bots = Array.from({ length: seats }, () => at(opponents, random(dice, opponents.length)));
  const starts: { readonly situation: string; readonly features: readonly (readonly number[])[] }[] = [];
  while (!state.over) {
    if (isRoundStart(state) && state.round > 1) {
      starts.push({ situation: situationOf(state), features: bots.map((_, seat) => featuresOf(state, seat)) });
    }
    const seat = state.active;
    const moves = theBoss.legalMoves(state, seat);
    theBoss.play(state, seat, at(bots, seat).chooseIn(state, seat, moves, dice));
  }
  const winners = theBoss.result(state)?.winners ?? [];
  const won = bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  for (const { situation, features } of starts) {
    samples.add(situation, { features, won });
  }
}
