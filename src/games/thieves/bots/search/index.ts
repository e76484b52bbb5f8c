import { at } from '../../../../engine/at.ts';
import type { ThievesMove } from '../../moves.ts';
import type { ThievesView } from '../../view.ts';
import type { Bot } from '../../../../bots/bot.ts';
import { search } from '../../../../bots/search/search.ts';
import { afterTrial, thinking, withoutTrial } from '../../../../bots/search/thoughts.ts';
import { craftWith } from './craft.ts';
import { shortlist } from './shortlist.ts';

export interface Depth {
  readonly iterations: number;
  readonly candidates: number;
  /** How many turns of each player are played before the state is judged. */
  readonly laps: number;
}

/** Plays the best of a few promising moves, judged by how the game continues. */
export function searching(name: string, { iterations, candidates, laps }: Depth): Bot<ThievesView, ThievesMove> {
  const craft = craftWith(laps);
  return thinking(name, (look, moves, chance, budget) => {
    if (moves.length === 1) return withoutTrial('only', at(moves, 0));
    const view = look();
    const few = shortlist(view, moves, candidates);
    if (few.length === 1) return withoutTrial('plain', at(few, 0));
    return afterTrial(search(craft, { view, me: view.active, moves: few }, chance, { iterations, ...budget }));
  });
}
