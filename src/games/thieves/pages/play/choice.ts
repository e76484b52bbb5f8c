import type { Card } from '../../box.ts';
import type { MoveOf, ThievesMove } from '../../moves.ts';

/** The current selection: a card to play and, for a Thief, a card of loot. */
export interface Choice {
  readonly card: Card;
  readonly from: number | null;
  readonly place: number | null;
  /** The move that would be confirmed. */
  readonly move: ThievesMove | null;
}

/** Something that can be chosen next. */
export type Target =
  | { readonly kind: 'move'; readonly move: ThievesMove }
  | { readonly kind: 'from'; readonly seat: number }
  | { readonly kind: 'place'; readonly seat: number; readonly place: number }
  /** Cannot be chosen; the table can say why this move is not allowed. */
  | { readonly kind: 'refused'; readonly seat: number; readonly move: ThievesMove };

/** The selection after a card was selected. If there is only one way to play it, that move is chosen already. */
export function takeUp(moves: readonly ThievesMove[], card: Card): Choice {
  const ways = moves.filter((move) => move.card === card);
  return { card, from: null, place: null, move: ways.length === 1 ? (ways[0] ?? null) : null };
}

/** What can be chosen now, given the offered moves. */
export function targets(moves: readonly ThievesMove[], choice: Choice, seats: number): readonly Target[] {
  const ways = moves.filter((move) => move.card === choice.card);
  const thefts = ways.filter((move): move is MoveOf<'thief'> => move.kind === 'thief');
  const plain = ways.filter((move) => move.kind !== 'thief').map((move): Target => ({ kind: 'move', move }));
  if (choice.from === null) return thefts.length > 0 ? [...plain, ...losers(thefts, choice.card, seats)] : plain;
  if (choice.place === null) return placesOf(thefts, choice.from);
  return receivers(thefts, choice, seats);
}

function losers(thefts: readonly MoveOf<'thief'>[], card: Card, seats: number): readonly Target[] {
  return allSeats(seats).map((seat) =>
    thefts.some(({ from }) => from === seat)
      ? { kind: 'from', seat }
      : { kind: 'refused', seat, move: { kind: 'thief', card, from: seat, place: 0, to: (seat + 1) % seats } },
  );
}

function placesOf(thefts: readonly MoveOf<'thief'>[], seat: number): readonly Target[] {
  const places = new Set(thefts.filter(({ from }) => from === seat).map(({ place }) => place));
  return [...places].map((place) => ({ kind: 'place', seat, place }));
}

function receivers(
  thefts: readonly MoveOf<'thief'>[],
  { card, from, place }: Choice,
  seats: number,
): readonly Target[] {
  if (from === null || place === null) return [];
  return allSeats(seats).map((seat) => {
    const move = thefts.find((each) => each.from === from && each.place === place && each.to === seat);
    return move
      ? { kind: 'move', move }
      : { kind: 'refused', seat, move: { kind: 'thief', card, from, place, to: seat } };
  });
}

/** The selection after choosing a target. */
export function pointAt(choice: Choice, target: Target): Choice {
  if (target.kind === 'move') return { ...choice, move: target.move };
  if (target.kind === 'from') return { ...choice, from: target.seat, place: null, move: null };
  if (target.kind === 'place') return { ...choice, from: target.seat, place: target.place, move: null };
  return choice;
}

/** The seat of a target, so that the seat itself can be tapped. */
export function seatOf(target: Target, you: number): number | null {
  if (target.kind !== 'move') return target.kind === 'place' ? null : target.seat;
  const { move } = target;
  if (move.kind === 'give' || move.kind === 'thief') return move.to;
  return move.kind === 'stash' ? you : null;
}

const allSeats = (seats: number): readonly number[] => [...Array<undefined>(seats).keys()];
