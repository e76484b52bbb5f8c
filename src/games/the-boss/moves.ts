import { amateurs, cardsOf, chicago, experts, type Card, type City } from './box.ts';

export type TheBossMove = PlaceMove | PassMove | RevealMove;

/** Gangsters from home, all to one city. [TB-3.1] */
export interface PlaceMove {
  readonly kind: 'place';
  readonly city: City;
  readonly pros: number;
  readonly amateurs: number;
}

/** Nothing is placed in this turn. [TB-3.6] */
export interface PassMove {
  readonly kind: 'pass';
}

/** A card from hand, laid open at its city. [TB-2.3] */
export interface RevealMove {
  readonly kind: 'reveal';
  readonly card: Card;
}

export const pass: PassMove = { kind: 'pass' };

/** Every way to reinforce each city, Chicago last: from the smallest group to the largest. */
export const placements: readonly (readonly PlaceMove[])[] = [...cardsOf.keys(), chicago].map(placementsIn);

function placementsIn(city: City): readonly PlaceMove[] {
  const moves: PlaceMove[] = [];
  for (let pros = 0; pros <= experts; pros++) {
    for (let others = 0; others <= amateurs; others++) {
      if (pros + others > 0) moves.push({ kind: 'place', city, pros, amateurs: others });
    }
  }
  return moves;
}

/** By the card that is revealed. */
export const reveals: readonly RevealMove[] = cardsOf.flat().map((card) => ({ kind: 'reveal', card }));

/** All moves of the box; a move is remembered as its number in this list. */
export const allMoves: readonly TheBossMove[] = [pass, ...placements.flat(), ...reveals];

const firstReveal = allMoves.length - reveals.length;
/** One less than the number of combinations, since an empty group does not count. */
const perCity = (experts + 1) * (amateurs + 1) - 1;

/** The number of a move in `allMoves`. */
export function codeOf(move: TheBossMove): number {
  if (move.kind === 'reveal') return firstReveal + move.card;
  if (move.kind === 'pass') return 0;
  return move.city * perCity + move.pros * (amateurs + 1) + move.amateurs;
}
