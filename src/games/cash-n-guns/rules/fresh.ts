import type { Chance } from '../../../engine/chance/index.ts';
import type { Seat, SeatSet } from '../../../engine/seats.ts';
import { allShares, bangsEach, clicksEach, type Share } from '../box.ts';
import type { CashOptions } from '../options.ts';
import { holdersIn } from './powers/holders.ts';
import { none, type Round, type Sharing, type State } from './state.ts';

/** A table before the first round: eight bullets in every hand, nobody hurt, nothing turned up. */
export function freshTable(
  seats: number,
  options: CashOptions,
  chance: Chance,
  { piles, powers, godfather }: Pick<State, 'piles' | 'powers' | 'godfather'>,
): State {
  const living = (1 << seats) - 1;
  return {
    seats,
    options,
    chance,
    piles,
    powers,
    holders: holdersIn(powers),
    round: 0,
    substep: 0,
    question: 0,
    decision: 0,
    asked: 0,
    owed: 0,
    over: 'no',
    godfather,
    living,
    wounds: rowOf(seats, 0),
    suffered: rowOf(seats, 0),
    hands: freshHands(seats),
    pile: rowOf(4, 0),
    table: rowOf(allShares.length, 0),
    loot: freshLoot(seats),
    removed: rowOf(allShares.length, 0),
    now: freshRound(seats, godfather, living),
    past: [],
    sharing: freshSharing(),
    exchanges: [],
    fetches: [],
  };
}

/** Every living player stands again. [CG-2.1] */
export const freshRound = (seats: number, godfather: Seat, living: SeatSet): Round => ({
  godfather,
  standing: living,
  lying: 0,
  late: 0,
  ducking: 0,
  bullets: rowOf(seats, none),
  loaded: 0,
  discarded: 0,
  shown: 0,
  surelyClick: 0,
  aims: rowOf(seats, none),
  aimsShown: 0,
  ordered: none,
  oldTarget: none,
  nextGodfather: none,
});

const freshSharing = (): Sharing => ({
  picker: none,
  named: none,
  secondNamed: none,
  banned: none,
  served: 0,
  sated: 0,
  spent: 0,
  waved: 0,
});

function freshHands(seats: number): number[] {
  const hands: number[] = [];
  for (let seat = 0; seat < seats; seat++) hands.push(clicksEach, bangsEach);
  return hands;
}

function freshLoot(seats: number): Share[][] {
  const loot: Share[][] = [];
  for (let seat = 0; seat < seats; seat++) loot.push([]);
  return loot;
}

function rowOf(length: number, value: number): number[] {
  const row: number[] = [];
  for (let place = 0; place < length; place++) row.push(value);
  return row;
}
