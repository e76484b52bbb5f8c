import { at } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import { firstPolice, lastBadge, policeFaces } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import type { State } from '../state.ts';

/** After the third lap one police card is revealed; it may make this round the last. [TB-2.4] */
export function showPolice(state: State, tell?: Tell<TheBossEvent>): void {
  const card = at(state.police, state.shown);
  state.shown += 1;
  if (!tell) return;
  tell({ kind: 'police', rule: 'TB-2.4', card, silver: badges(state, 'silver'), gold: badges(state, 'gold') });
  if (isLastRound(state)) tell({ kind: 'last-round', rule: 'TB-2.4', round: state.round });
}

/** How many badges of one colour have been shown. */
export function badges(state: State, colour: 'silver' | 'gold'): number {
  let count = 0;
  for (let place = 0; place < state.shown; place++) {
    count += policeFaces[at(state.police, place) - firstPolice]?.[colour] ?? 0;
  }
  return count;
}

/** The third badge of one colour has been shown. [TB-2.4] */
export const isLastRound = (state: State): boolean =>
  badges(state, 'silver') >= lastBadge || badges(state, 'gold') >= lastBadge;
