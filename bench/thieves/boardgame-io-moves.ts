import { chanceInSeries } from '../../src/engine/chance/index.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { allMoney, roadblock, thief } from '../../src/games/thieves/box.ts';
import { everyMove, legalMoves as movesHere } from '../../src/games/thieves/rules/legality.ts';
import type { MoveOf, ThievesMove } from '../../src/games/thieves/moves.ts';
import { emptyTable } from '../../src/games/thieves/rules/setup.ts';
import type { Table } from './boardgame-io-rules.ts';
import { seats } from './playout.ts';

/*
 * The legal moves, read from boardgame.io's G as cheaply as on our side: a list looked up by the faces in hand and in
 * the middle, with only thefts added one by one. The lists contain our own constants in our own order, so that the same
 * random numbers pick the same moves.
 */

const found: Map<number, readonly ThievesMove[]>[] = Array.from({ length: seats }, () => new Map());

export function legalMoves(table: Table, seat: Seat): readonly ThievesMove[] {
  const playable = table.waiting.length > 0 ? table.waiting : (table.hands[seat] ?? []);
  let key = 0;
  for (const card of playable) key |= 1 << card;
  if (key & (1 << roadblock)) for (const card of table.middle) key |= 1 << (card + 16);
  const known = found[seat] as Map<number, readonly ThievesMove[]>;
  let moves = known.get(key);
  if (!moves) known.set(key, (moves = movesWithoutLoot(table, seat, playable)));
  return key & (1 << thief) ? [...moves, ...thefts(table)] : moves;
}

/**
 * Asks our rules with a table of their own type, because V8 would slow them down after meeting boardgame.io's objects.
 */
function movesWithoutLoot(table: Table, seat: Seat, playable: readonly number[]): readonly ThievesMove[] {
  const state = emptyTable(seats, { reshuffleDiscards: false }, chanceInSeries(0, 0), []);
  state.active = seat;
  state.hands[seat]?.push(...playable);
  state.middle.push(...table.middle);
  return movesHere(state, seat);
}

const isTheft = (move: ThievesMove): move is MoveOf<'thief'> => move.kind === 'thief' && move.from !== move.to;
const allThefts = everyMove(seats).filter(isTheft);

function thefts(table: Table): ThievesMove[] {
  const receivers = seats - 1;
  return table.loot.flatMap((loot, from) => {
    const first = from * allMoney * receivers;
    return allThefts.slice(first, first + loot.length * receivers);
  });
}
