import { at } from '../../../../engine/at.ts';
import type { CashMove } from '../../moves.ts';
import type { CashView } from '../../view.ts';
import type { Bot } from '../../../../bots/bot.ts';
import { mixed } from '../../../../bots/search/mixing.ts';
import type { Network } from '../../../../bots/search/network.ts';
import { search } from '../../../../bots/search/search.ts';
import { afterTrial, thinking, withoutTrial } from '../../../../bots/search/thoughts.ts';
import { craftWith } from './craft.ts';
import { mixingOf, type Composure } from './mixings.ts';
import { shortlist } from './shortlist.ts';

export interface Depth {
  readonly iterations: number;
  readonly candidates: number;
  /** Whole rounds after the current one. */
  readonly rounds: number;
  /** Judges the position after them. */
  readonly judge: Network;
  readonly composure: Composure;
}

/**
 * Plays the best of a few promising moves. Where all choose at once, the dice choose among those that are about equally
 * good.
 */
export function searching(name: string, depth: Depth): Bot<CashView, CashMove> {
  const craft = craftWith(depth.rounds, depth.judge);
  return thinking(name, (look, moves, chance, budget) => {
    if (moves.length === 1) return withoutTrial('only', at(moves, 0));
    const view = look();
    if (view.viewer === 'spectator') throw new Error('Spectators do not play.');
    const few = shortlist(view, moves, depth.candidates);
    if (few.length === 1) return withoutTrial('plain', at(few, 0));
    const mixing = mixingOf(view, depth.composure);
    const tried = { view, me: view.viewer, moves: few, keep: mixing ? 2 : 1 };
    const tallies = search(craft, tried, chance, { iterations: depth.iterations, ...budget });
    return afterTrial(tallies, mixing ? mixed(tallies, mixing, chance) : undefined);
  });
}
