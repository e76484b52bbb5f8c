import type { Seat } from '../../../../engine/seats.ts';
import { chicago, home, laps, places, type City } from '../../box.ts';
import { shareExpected } from './chicago.ts';
import { roundsToCome } from './rounds.ts';
import type { Sight } from './sight.ts';
import type { Tables } from './tables.ts';
import { worthOfCity } from './worth.ts';

/** The bot's interpretation of what it sees, before it weighs its moves. */
export interface Reading {
  readonly sight: Sight;
  readonly tables: Tables;
  readonly roundsToCome: number;
  /** What each card is worth to the leader of its city. */
  readonly cards: readonly number[];
  /** How many more turns the bot has in this round. */
  readonly turnsToCome: number;
  readonly rivals: readonly Rival[];
}

/** Another player who can still place in this round. */
export interface Rival {
  readonly seat: Seat;
  readonly turns: number;
  readonly pros: number;
  readonly gangsters: number;
}

export function read(sight: Sight, tables: Tables): Reading {
  const { police, lap } = sight;
  return {
    sight,
    tables,
    roundsToCome: roundsToCome(police, lap),
    cards: tables.cards(police, lap),
    turnsToCome: laps - lap,
    rivals: rivalsIn(sight),
  };
}

/** What the leader of a city can expect, in dollars. */
export const worthOf = ({ sight, cards }: Reading, city: City): number =>
  city === chicago ? shareExpected(sight) : worthOfCity(cards, sight.unseen, city);

function rivalsIn(sight: Sight): Rival[] {
  const { seats, me, pros, amateurs } = sight;
  const rivals: Rival[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (seat === me) continue;
    const turns = turnsOf(sight, seat);
    const atHome = pros[seat * places + home] as number;
    const gangsters = atHome + (amateurs[seat * places + home] as number);
    if (turns > 0 && gangsters > 0) rivals.push({ seat, turns, pros: atHome, gangsters });
  }
  return rivals;
}

/** How many turns a player has left in this round. [TB-2.3, TB-4.1] */
function turnsOf({ lap, turn, first, lastLap, seats }: Sight, seat: Seat): number {
  const place = lap < laps ? (seat - first + seats) % seats : lastLap.indexOf(seat);
  return laps - lap + (place > turn ? 1 : 0);
}

/** How many gangsters a player has in a city. */
export const gangstersIn = ({ pros, amateurs }: Sight, seat: Seat, city: City): number =>
  (pros[seat * places + city] as number) + (amateurs[seat * places + city] as number);

/** Whether a player may place in Chicago now or later in the round. [TB-3.4] */
export function mayEnterChicago({ pros }: Sight, seat: Seat): boolean {
  for (let place = seat * places; place < seat * places + chicago; place++) if (pros[place] !== 0) return true;
  return false;
}
