import type { Seat } from '../../../../engine/seats.ts';
import { at } from '../../../../engine/at.ts';
import { firstPolice, home, none, policeFaces } from '../../box.ts';
import { countIndex, type State } from '../../rules/state.ts';

/** Whether a round has just begun: the cards are dealt, and nobody has placed anything. */
export const isRoundStart = (state: State): boolean =>
  state.lap === 1 && state.turn === 0 && state.step === 'place' && !state.over;

/** Selects the weights: the seats, and the badges, which say how many rounds are to come. [TB-2.4] */
export function situationOf({ seats, police, shown }: State): string {
  let [silver, gold] = [0, 0];
  for (let place = 0; place < shown; place++) {
    const face = policeFaces[at(police, place) - firstPolice];
    silver += face?.silver ?? 0;
    gold += face?.gold ?? 0;
  }
  return `${seats}:${Math.max(silver, gold)}${Math.min(silver, gold)}`;
}

/**
 * The features of a seat at the start of a round: money, experts at home, those who return for the next round and those
 * who return later, amateurs, banishment, and how late its turn comes.
 */
export function featuresOf(state: State, seat: Seat): readonly number[] {
  let [next, later] = [0, 0];
  for (const each of state.away) {
    if (each.seat !== seat) continue;
    if (each.back === state.round + 1) next += 1;
    else later += 1;
  }
  return [
    at(state.money, seat),
    at(state.pros, countIndex(seat, home)),
    next,
    later,
    at(state.amateurs, countIndex(seat, home)),
    state.banishedFrom[seat] === none ? 0 : 1,
    (seat - state.first + state.seats) % state.seats,
  ];
}
