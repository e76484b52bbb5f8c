import { at } from '../../../engine/at.ts';
import { random } from '../../../engine/chance/index.ts';
import type { TheBossMove } from '../../../games/the-boss/moves.ts';
import type { TheBossView } from '../../../games/the-boss/view.ts';
import type { Bot } from '../../bot.ts';
import { read, type Reading } from './reading.ts';
import { worthOfPlacing } from './placing.ts';
import { worthOfRevealing } from './revealing.ts';

/** Weighs every move by what it expects of the round, and plays the best; the dice decide between equals. */
export const regular: Bot<TheBossView, TheBossMove> = {
  name: 'regular',
  choose(look, moves, chance) {
    let best = at(moves, 0);
    if (moves.length === 1) return best;
    const reading = read(look());
    let highest = -Infinity;
    let equals = 0;
    for (const move of moves) {
      const worth = worthOf(reading, move);
      if (worth < highest) continue;
      equals = worth > highest ? 1 : equals + 1;
      highest = worth;
      if (random(chance, equals) === 0) best = move;
    }
    return best;
  },
};

/** In dollars, compared with placing nothing, or with another card. */
function worthOf(reading: Reading, move: TheBossMove): number {
  if (move.kind === 'pass') return 0;
  return move.kind === 'place' ? worthOfPlacing(reading, move) : worthOfRevealing(reading, move.card);
}
