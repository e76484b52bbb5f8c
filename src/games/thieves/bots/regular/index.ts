import { at } from '../../../../engine/at.ts';
import { random } from '../../../../engine/chance/index.ts';
import type { ThievesMove } from '../../moves.ts';
import type { ThievesView } from '../../view.ts';
import type { Bot } from '../../../../bots/bot.ts';
import { read } from './reading.ts';
import { tuning as usual, type Tuning } from './tuning.ts';
import { valueOf } from './value.ts';

/**
 * Tries every move on its picture of the table and plays the best. The dice decide between equal moves that play the
 * same card in the same way, so that no seat is favoured; among other equal moves it takes the first, which is the
 * simplest.
 */
export const thiefWith = (name: string, tuning: Tuning): Bot<ThievesView, ThievesMove> => ({
  name,
  choose(look, moves, chance) {
    let best = at(moves, 0);
    if (moves.length === 1) return best;
    const reading = read(look(), tuning);
    let highest = -Infinity;
    let equals = 0;
    for (const move of moves) {
      const value = valueOf(reading, move);
      if (value > highest) {
        best = move;
        highest = value;
        equals = 1;
      } else if (value === highest && move.kind === best.kind && move.card === best.card) {
        equals += 1;
        if (random(chance, equals) === 0) best = move;
      }
    }
    return best;
  },
});

export const regular = thiefWith('regular', usual);
