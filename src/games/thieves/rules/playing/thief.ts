import { at } from '../../../../engine/at.ts';
import { only } from '../../../../engine/seats.ts';
import { allMoney, thief as thiefCard } from '../../box.ts';
import type { MoveOf, ThievesMove } from '../../moves.ts';
import { closeUp, lootOf, type State } from '../state.ts';
import { seatsOf, type CardPlay } from './play.ts';

type Theft = MoveOf<'thief'>;

/** Thief: moves one card of somebody's loot to somebody else's, unseen, or nothing at all. [TH-3.5, TH-3.8] */
export const thief: CardPlay<Theft | MoveOf<'idle-thief'>> = {
  cards: [thiefCard],

  everyMove: (card, seats) => [
    { kind: 'idle-thief', card },
    ...thefts(seats),
    ...seatsOf(seats).flatMap((seat) => places.map((place) => theft(seat, place, seat))),
  ],

  refusal(state, _seat, move) {
    if (move.kind === 'idle-thief') return undefined;
    if (move.from === move.to) return { rule: 'TH-3.5', values: { reason: 'same-player' } };
    if (move.place >= lootOf(state, move.from).length) return { rule: 'TH-3.5', values: { reason: 'no-such-card' } };
    return undefined;
  },

  play(state, seat, move, tell) {
    state.discards.push(move.card);
    if (move.kind === 'idle-thief') {
      tell?.({ kind: 'idle-thief', rule: 'TH-3.8', seat });
      return;
    }
    const { from, place, to } = move;
    const { card, faceUp, knownBy } = at(lootOf(state, from), place);
    closeUp(lootOf(state, from), place);
    // A face-down card is not looked at on the way, but its new owner may look. [TH-3.5, TH-6.3]
    const seenBy = knownBy | only(to);
    lootOf(state, to).push({ card, faceUp, knownBy: seenBy });
    if (tell) {
      const seen = { kind: 'thief', rule: 'TH-3.5', seat, from, place, to } as const;
      tell({ ...seen, card }, seenBy, seen);
    }
  },
};

/** Adds the thefts that the loot on the table allows. */
export function addThefts(state: State, moves: ThievesMove[]): void {
  const all = thefts(state.seats);
  const receivers = state.seats - 1;
  for (let from = 0; from < state.seats; from++) {
    const first = from * allMoney * receivers;
    const end = first + lootOf(state, from).length * receivers;
    for (let index = first; index < end; index++) moves.push(at(all, index));
  }
}

const places: readonly number[] = [...Array<undefined>(allMoney).keys()];

const theft = (from: number, place: number, to: number): Theft => ({ kind: 'thief', card: thiefCard, from, place, to });

/** All thefts at a table of this size: by loser, then place, then receiver; `addThefts` counts on this order. */
function thefts(seats: number): readonly Theft[] {
  return (theftsBySeats[seats] ??= seatsOf(seats).flatMap((from) =>
    places.flatMap((place) =>
      seatsOf(seats)
        .filter((to) => to !== from)
        .map((to) => theft(from, place, to)),
    ),
  ));
}
const theftsBySeats: (readonly Theft[])[] = [];
