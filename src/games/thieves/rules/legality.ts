import type { Refusal } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { handCards, isPolice, roadblock, thief, type Card } from '../box.ts';
import type { ThievesMove } from '../moves.ts';
import { everyMoveWith, refusalOfPlay } from './playing/index.ts';
import { addThefts } from './playing/thief.ts';
import { playableCards, type State } from './state.ts';
import { isOver } from './turn.ts';

/** Every move that can occur at a table of this size, by the card that is played. */
const movesByCard: (readonly (readonly ThievesMove[])[])[] = [];
const movesAt = (seats: number) => (movesByCard[seats] ??= handCards.map((card) => everyMoveWith(card, seats)));

export const everyMove = (seats: number): readonly ThievesMove[] => movesAt(seats).flat();

/** Why the active player may not play this. [TH-2.2, TH-3] */
export function refusal(state: State, seat: Seat, move: ThievesMove): Refusal | undefined {
  if (!playableCards(state, seat).includes(move.card)) {
    const rule = state.waiting.length > 0 ? 'TH-3.6' : 'TH-2.2';
    return { rule, values: { reason: 'not-yours-to-play', card: move.card } };
  }
  return refusalOfPlay(state, seat, move);
}

const none: readonly ThievesMove[] = [];

/**
 * The moves of the active player, looked up by the faces in hand and, for a Roadblock, the police in the middle.
 * Only thefts depend on more than that.
 */
export function legalMoves(state: State, seat: Seat): readonly ThievesMove[] {
  if (seat !== state.active || isOver(state)) return none;
  let key = 0;
  for (const card of playableCards(state, seat)) key |= 1 << card;
  if (key & (1 << roadblock)) for (const card of state.middle) key |= 1 << (card + policeShift);
  const lookup = (lookups[state.seats] ??= emptyLookup(state.seats));
  const fixed = (lookup[key * state.seats + seat] ??= fixedMoves(state, seat, key));
  if (!(key & (1 << thief))) return fixed;
  const moves = fixed.slice();
  addThefts(state, moves);
  return moves;
}

/** Police in hand and police in the middle are different bits of a key. */
const policeShift = handCards.filter(isPolice).length;

/** By the number of seats. The lists of all seats for one key lie side by side, because that suits the cache. */
const lookups: Lookup[] = [];
type Lookup = (ThievesMove[] | undefined)[];

/** An array of full size from the start: V8 would keep a growing one with gaps as a slow dictionary. */
const emptyLookup = (seats: number): Lookup =>
  Array<undefined>(seats << (handCards.length + policeShift)).fill(undefined);

function fixedMoves(state: State, seat: Seat, key: number): ThievesMove[] {
  const inHand = (card: Card) => (key & (1 << card)) !== 0;
  const moves = handCards
    .filter(inHand)
    .flatMap((card) => movesAt(state.seats)[card] ?? [])
    .filter((move) => move.kind !== 'thief' && refusalOfPlay(state, seat, move) === undefined);
  // A filtered list has spare capacity and its copy has none, so more lists stay in the cache.
  return moves.slice();
}
