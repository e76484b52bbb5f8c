import { at } from '../../../engine/at.ts';
import type { CashMove } from '../../../games/cash-n-guns/moves.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';
import type { Bot } from '../../bot.ts';
import { mixed } from '../mixing.ts';
import type { Network } from '../network.ts';
import { search } from '../search.ts';
import { afterTrial, thinking, withoutTrial } from '../thoughts.ts';
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
