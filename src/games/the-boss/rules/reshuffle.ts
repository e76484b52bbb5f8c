import { shuffle, type Chance } from '../../../engine/chance/index.ts';
import { clone, type State } from './state.ts';

/** A copy in which the police still to come lie in another order. What was dealt for this round stays. [TB-1.3] */
export function reshuffle(state: State, chance: Chance): State {
  const rest = state.police.slice(state.shown);
  shuffle(chance, rest);
  return { ...clone(state), chance, police: [...state.police.slice(0, state.shown), ...rest] };
}
