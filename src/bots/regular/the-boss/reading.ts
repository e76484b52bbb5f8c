import type { Seat } from '../../../engine/seats.ts';
import { chicago, home, laps } from '../../../games/the-boss/box.ts';
import { unseenIn, type TheBossView } from '../../../games/the-boss/view.ts';
import { shareExpected } from './chicago.ts';
import { roundsToCome } from './rounds.ts';
import { worthOfCity } from './worth.ts';

/** What the bot makes of a view before it weighs its moves. */
export interface Reading {
  readonly view: TheBossView;
  readonly me: Seat;
  readonly roundsToCome: number;
  /** What the leader of each city can expect, in dollars; Chicago last. */
  readonly worth: readonly number[];
  readonly rivals: readonly Rival[];
  /** How many more turns of its own the bot has in this round. */
  readonly turnsToCome: number;
}

/** Another player who can still place in this round. */
export interface Rival {
  readonly seat: Seat;
  readonly turns: number;
  readonly pros: number;
  readonly gangsters: number;
}

export function read(view: TheBossView): Reading {
  const rounds = roundsToCome(view.police, view.lap);
  const worth = view.unrevealed.map((_, city) => worthOfCity(unseenIn(view, city), rounds));
  return {
    view,
    me: view.active,
    roundsToCome: rounds,
    worth: [...worth, shareExpected(view)],
    rivals: rivalsIn(view),
    turnsToCome: laps - view.lap,
  };
}

function rivalsIn(view: TheBossView): Rival[] {
  const rivals: Rival[] = [];
  view.players.forEach(({ pros, amateurs }, seat) => {
    const turns = turnsOf(view, seat);
    const gangsters = (pros[home] ?? 0) + (amateurs[home] ?? 0);
    if (seat !== view.active && turns > 0 && gangsters > 0)
      rivals.push({ seat, turns, pros: pros[home] ?? 0, gangsters });
  });
  return rivals;
}

/** How many turns a player still has in this round. [TB-2.3, TB-4.1] */
function turnsOf({ lap, turn, first, lastLap, seats }: TheBossView, seat: Seat): number {
  const place = lap < laps ? (seat - first + seats) % seats : lastLap.indexOf(seat);
  return laps - lap + (place > turn ? 1 : 0);
}

/** How many gangsters a player has in a city. */
export const gangstersIn = ({ view }: Reading, seat: Seat, city: number): number =>
  (view.players[seat]?.pros[city] ?? 0) + (view.players[seat]?.amateurs[city] ?? 0);

/** Whether a player may place in Chicago, or will be able to in time. [TB-3.4] */
export function mayEnterChicago({ view }: Reading, seat: Seat): boolean {
  return view.players[seat]?.pros.some((count, place) => count > 0 && place < chicago) ?? false;
}
