import { at } from '../../../../engine/at.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { chicago, home, laps, sanctionOn, type City } from '../../box.ts';
import type { TheBossMove } from '../../moves.ts';
import { unseenIn, type TheBossView } from '../../view.ts';

/** The moves that can be of any use. With few playouts, noise would sometimes pick one that cannot. */
export function sensible(view: TheBossView, moves: readonly TheBossMove[]): readonly TheBossMove[] {
  const good = moves.filter((move) => move.kind !== 'place' || !(isSafe(view, move.city) || isBad(view, move.city)));
  return good.length > 0 ? good : moves;
}

/** The player leads this city, and nobody can take it away any more. */
const isSafe = (view: TheBossView, city: City): boolean =>
  view.leaders[city] === view.active && !view.players.some((_, seat) => canTake(view, seat, city));

/** Whether this player could still lead the city with a placement in one turn. */
function canTake(view: TheBossView, seat: Seat, city: City): boolean {
  const hasTurn = view.lap < laps || view.lastLap.indexOf(seat) > view.turn;
  const { banishedFrom } = at(view.players, seat);
  return (
    seat !== view.active &&
    hasTurn &&
    banishedFrom !== city &&
    gangsters(view, seat, city) + gangsters(view, seat, home) > gangsters(view, view.active, city)
  );
}

function gangsters({ players }: TheBossView, seat: Seat, place: number): number {
  const { pros, amateurs } = at(players, seat);
  return (pros[place] ?? 0) + (amateurs[place] ?? 0);
}

/** Only sanctions can be hidden there, and the player may enter Chicago without it. */
const isBad = (view: TheBossView, city: City): boolean =>
  city !== chicago &&
  at(view.players, view.active).pros.some((count, place) => count > 0 && place < chicago) &&
  unseenIn(view, city).every((card) => sanctionOn[card]);
