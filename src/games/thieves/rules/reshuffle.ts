import { shuffle, type Chance } from '../../../engine/chance/index.ts';
import { clone, type State } from './state.ts';

/** A copy in which the deck lies in another order; nobody has seen any of it. [TH-6.2] */
export function reshuffle(state: State, chance: Chance): State {
  const copy: State = { ...clone(state), chance };
  shuffle(chance, copy.deck);
  return copy;
}
