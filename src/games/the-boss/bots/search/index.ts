import { at } from '../../../../engine/at.ts';
import { laps } from '../../box.ts';
import type { TheBossMove } from '../../moves.ts';
import type { TheBossView } from '../../view.ts';
import type { Bot } from '../../../../bots/bot.ts';
import { search } from '../../../../bots/search/search.ts';
import { afterTrial, thinking, withoutTrial } from '../../../../bots/search/thoughts.ts';
import { craft } from './craft.ts';
import { shortlist } from './shortlist.ts';

/** Plays the best of a few promising moves, judged by how the round and the game continue. */
export const searching = (
  name: string,
  { iterations, candidates }: { readonly iterations: number; readonly candidates: number },
): Bot<TheBossView, TheBossMove> =>
  thinking(name, (look, moves, chance, budget) => {
    if (moves.length === 1) return withoutTrial('only', at(moves, 0));
    const view = look();
    const few = shortlist(view, moves, candidates);
    if (few.length === 1) return withoutTrial('plain', at(few, 0));
    const asked = { iterations: iterations * shortness(view), ...budget };
    return afterTrial(search(craft, { view, me: view.active, moves: few }, chance, asked));
  });

/** Playouts end with the round: the fewer laps are left of it, the more of them fit into the same time. */
const shortness = ({ lap }: TheBossView): number => laps / (laps - lap + 1);
