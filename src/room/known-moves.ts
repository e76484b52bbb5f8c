import { moveFinder } from '../engine/legality.ts';
import type { Options } from '../engine/game.ts';
import type { TableState } from '../table/state.ts';
import type { TableServices } from './services.ts';

/** Finds the game's own constant for a move that somebody sent. It lists the moves of each kind of table once. */
export function knownMoves(): TableServices['findMove'] {
  type Find = ReturnType<typeof moveFinder>;
  const finders = new Map<string, Find>();
  // Options stay the same object until somebody changes them, so most lookups need not build the key.
  const latest = new WeakMap<Options, { readonly seats: number; readonly find: Find }>();
  const finderFor = ({ game, seats, options }: TableState): Find => {
    const kind = `${game.id} ${seats.length} ${JSON.stringify(options)}`;
    const find = finders.get(kind) ?? moveFinder(game.everyMove(seats.length, options));
    finders.set(kind, find);
    latest.set(options, { seats: seats.length, find });
    return find;
  };
  return (table, input) => {
    const known = latest.get(table.options);
    return (known?.seats === table.seats.length ? known.find : finderFor(table))(input);
  };
}
