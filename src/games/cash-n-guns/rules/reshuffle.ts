import { shuffle, type Chance } from '../../../engine/chance/index.ts';
import { lootPerRound } from '../box.ts';
import { cloneWith, type State } from './state.ts';

/** A copy in which the loot of the rounds to come lies in another order. [CG-7.7] */
export function reshuffle(state: State, chance: Chance): State {
  const turnedUp = state.round * lootPerRound;
  const rest = state.piles.slice(turnedUp);
  shuffle(chance, rest);
  return cloneWith(state, chance, [...state.piles.slice(0, turnedUp), ...rest]);
}
