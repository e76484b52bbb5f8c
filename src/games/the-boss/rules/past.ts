import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { laps, none, type Card } from '../box.ts';
import { allMoves, type PassMove, type PlaceMove } from '../moves.ts';

/** A turn as everyone saw it. [TB-7.1] */
export interface Turn {
  readonly seat: Seat;
  readonly placed: PlaceMove | PassMove;
  /** Null as long as the card is due. */
  readonly card: Card | null;
}

/** Enough to tell whose turn each one was: a lap goes clockwise from the first player, except the last lap. */
export interface MovesOfRound {
  readonly first: Seat;
  readonly lastLap: readonly Seat[];
  /** By their numbers in `allMoves`. */
  readonly moves: readonly number[];
}

/** The moves of a round, two a turn, as turns lap by lap. [TB-2.3, TB-4.1] */
export function lapsOf({ first, lastLap, moves }: MovesOfRound, seats: number): readonly (readonly Turn[])[] {
  const found: Turn[][] = [];
  for (let index = 0; index < moves.length; index += 2) {
    const [lap, turn] = [Math.floor(index / 2 / seats), (index / 2) % seats];
    const seat = lap + 1 < laps ? (first + turn) % seats : at(lastLap, turn);
    const placed = at(allMoves, at(moves, index));
    if (placed.kind === 'reveal') throw new Error('A turn begins with placing or passing. [TB-2.3]');
    const shown = allMoves[moves[index + 1] ?? none];
    (found[lap] ??= []).push({ seat, placed, card: shown?.kind === 'reveal' ? shown.card : null });
  }
  return found;
}

/** The cards that were revealed, in their order. */
export function revealedIn(moves: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (const code of moves) {
    const move = allMoves[code];
    if (move?.kind === 'reveal') cards.push(move.card);
  }
  return cards;
}
