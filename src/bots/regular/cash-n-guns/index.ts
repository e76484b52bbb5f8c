import { at } from '../../../engine/at.ts';
import { random, type Chance } from '../../../engine/chance/index.ts';
import type { CashMove } from '../../../games/cash-n-guns/moves.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';
import type { Bot } from '../../bot.ts';
import { weigh } from './answers/index.ts';
import { read } from './reading.ts';

/**
 * Weighs every move by its picture of the table and plays the best. Whom it aims at is a matter of whim besides, so
 * that nobody can count on it; whether it fires and how brave it is today the dice decide, too (see `Reading.mood`).
 */
export const regular: Bot<CashView, CashMove> = {
  name: 'regular',
  choose(look, moves, chance) {
    let best = at(moves, 0);
    if (moves.length === 1) return best;
    const reading = read(look(), draw(chance));
    let highest = -Infinity;
    for (const move of moves) {
      const value = weigh(reading, move) * (1 - (whim[move.kind] ?? 0) * draw(chance));
      if (value > highest) {
        best = move;
        highest = value;
      }
    }
    return best;
  },
};

/** Up to this part of a target's value is a matter of taste. */
const whim: Readonly<Partial<Record<CashMove['kind'], number>>> = { aim: 0.4, 'aim-anew': 0.4, 'draw-from': 0.2 };

const precision = 1024;
const draw = (chance: Chance): number => random(chance, precision) / precision;
