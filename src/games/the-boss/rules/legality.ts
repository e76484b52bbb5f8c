import type { Refusal } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { cityOf, chicago } from '../box.ts';
import { pass, placements, reveals, type TheBossMove } from '../moves.ts';
import { citiesOf, type TheBossOptions } from '../options.ts';
import type { State } from './state.ts';
import { legalMovesOf, refusalOf } from './steps/index.ts';

const nothing: readonly TheBossMove[] = [];

export const legalMoves = (state: State, seat: Seat): readonly TheBossMove[] =>
  seat === state.active && !state.over ? legalMovesOf(state, seat) : nothing;

/** Why the active player may not play this. [TB-2.3, TB-3] */
export const refusal = (state: State, seat: Seat, move: TheBossMove): Refusal | undefined =>
  refusalOf(state, seat, move);

/** Every move with the cities in play. [TB-0.3] */
export function everyMove(seats: number, options: TheBossOptions): readonly TheBossMove[] {
  const cities = citiesOf(options, seats);
  return [
    pass,
    ...[...cities, chicago].flatMap((city) => placements[city] ?? []),
    ...reveals.filter(({ card }) => cities.includes(cityOf[card] ?? chicago)),
  ];
}
