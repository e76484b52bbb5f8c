import { at } from '../../../../engine/at.ts';
import { random, type Chance } from '../../../../engine/chance/index.ts';
import type { TheBossMove } from '../../moves.ts';
import type { State } from '../../rules/state.ts';
import type { TheBossView } from '../../view.ts';
import type { QuickBot } from '../../../../bots/bot.ts';
import { placingIn } from './placing.ts';
import { read } from './reading.ts';
import { worthOfRevealing } from './revealing.ts';
import { sightIn, sightOf, type Sight } from './sight.ts';
import { tablesFor, type Tables } from './tables.ts';
import { tuning as usual, type Tuning } from './tuning.ts';

export type BossBot = QuickBot<TheBossView, TheBossMove, State>;

/** Weighs every move by its expectation of the round, and plays the best; the dice decide ties. */
export function bossWith(name: string, tuning: Tuning): BossBot {
  const tables = tablesFor(tuning);
  return {
    name,
    choose: (look, moves, chance) => (moves.length === 1 ? at(moves, 0) : best(sightOf(look()), tables, moves, chance)),
    chooseIn: (state, seat, moves, chance) =>
      moves.length === 1 ? at(moves, 0) : best(sightIn(state, seat), tables, moves, chance),
  };
}

export const regular = bossWith('regular', usual);

function best(sight: Sight, tables: Tables, moves: readonly TheBossMove[], chance: Chance): TheBossMove {
  const worthOf = weighing(sight, tables);
  let best = at(moves, 0);
  let highest = -Infinity;
  let equals = 0;
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index] as TheBossMove;
    const worth = worthOf(move);
    if (worth < highest) continue;
    equals = worth > highest ? 1 : equals + 1;
    highest = worth;
    if (random(chance, equals) === 0) best = move;
  }
  return best;
}

/** The worth of a move in dollars, relative to placing nothing or to another card. */
export function weighing(sight: Sight, tables: Tables): (move: TheBossMove) => number {
  const reading = read(sight, tables);
  let placing: ReturnType<typeof placingIn> | undefined;
  return (move) => {
    if (move.kind === 'pass') return 0;
    return move.kind === 'place' ? (placing ??= placingIn(reading))(move) : worthOfRevealing(reading, move.card);
  };
}
