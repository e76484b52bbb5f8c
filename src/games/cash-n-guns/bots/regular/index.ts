import { at } from '../../../../engine/at.ts';
import { random, type Chance } from '../../../../engine/chance/index.ts';
import type { CashMove } from '../../moves.ts';
import type { State } from '../../rules/state.ts';
import type { CashView } from '../../view.ts';
import type { QuickBot } from '../../../../bots/bot.ts';
import { weigh } from './answers/index.ts';
import { natureOf } from './holdings.ts';
import type { Nature } from './race.ts';
import { read } from './reading.ts';
import { sightIn } from './sight-in.ts';
import { sightOf, type Sight } from './sight.ts';
import { tuning as usual, type Tuning } from './tuning.ts';

export type CashBot = QuickBot<CashView, CashMove, State>;

/**
 * Weighs every move by its reading of the table and plays the best. Its target also depends on whim, so that nobody can
 * count on it. The dice decide whether it fires and how brave it is (see `Reading.mood`).
 */
export function gangsterWith(name: string, tuning: Tuning): CashBot {
  const nature = natureOf(tuning);
  return {
    name,
    choose: (look, moves, chance) => (moves.length === 1 ? at(moves, 0) : best(sightOf(look()), nature, moves, chance)),
    chooseIn: (state, seat, moves, chance) =>
      moves.length === 1 ? at(moves, 0) : best(sightIn(state, seat), nature, moves, chance),
  };
}

export const regular = gangsterWith('regular', usual);

function best(sight: Sight, nature: Nature, moves: readonly CashMove[], chance: Chance): CashMove {
  const reading = read(sight, nature, draw(chance));
  let best = at(moves, 0);
  let highest = -Infinity;
  for (const move of moves) {
    const value = weigh(reading, move) * (1 - whimFor(move, nature.tuning) * draw(chance));
    if (value > highest) {
      best = move;
      highest = value;
    }
  }
  return best;
}

function whimFor({ kind }: CashMove, { whim }: Tuning): number {
  if (kind === 'aim' || kind === 'aim-anew') return whim;
  return kind === 'draw-from' ? whim / 2 : 0;
}

const precision = 1024;
const draw = (chance: Chance): number => random(chance, precision) / precision;
