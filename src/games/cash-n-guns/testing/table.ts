import { fastChance } from '../../../engine/chance/index.ts';
import type { Seat } from '../../../engine/seats.ts';
import {
  clicksEach,
  copies,
  lootPerRound,
  powerNames,
  shareCalled,
  token,
  type Share,
  type ShareName,
} from '../box.ts';
import { freshRound, freshTable } from '../rules/fresh.ts';
import type { CashOptions } from '../options.ts';
import { isIn, setOf } from '../rules/seating.ts';
import { none, type State } from '../rules/state.ts';
import { proceed } from '../rules/steps/index.ts';
import { checkInvariants } from './invariants.ts';

/** A table at the beginning of a round, when its loot has just been turned up. */
export interface Arrangement extends Partial<Omit<CashOptions, 'powers' | 'firstGodfather'>> {
  readonly seats?: number;
  readonly godfather?: Seat;
  /** The third by default: before it there was time to take loot and to be wounded. */
  readonly round?: number;
  /** By seat; `-` has none. */
  readonly powers?: readonly string[];
  /** How many Clicks and Bangs; by default everybody has played Clicks so far, and keeps one for the last round. */
  readonly hands?: readonly (readonly [clicks: number, bangs: number])[];
  /** Which of the bullets of the rounds before, by seat, lie face down; all others lie face up. */
  readonly faceDown?: readonly Seat[];
  readonly wounds?: readonly number[];
  readonly suffered?: readonly number[];
  readonly dead?: readonly Seat[];
  readonly loot?: readonly (readonly ShareName[])[];
  /** What lies on the table in addition to the token. */
  readonly table?: readonly ShareName[];
}

const anySeed = '0123456789abcdef0123456789abcdef';

export function table(arrangement: Arrangement = {}): State {
  const { seats = 4, godfather = 0, round = 3, dead = [] } = arrangement;
  const { piles, removed } = deal(arrangement, round);
  const base = freshTable(seats, optionsOf(arrangement), fastChance(anySeed), {
    piles,
    godfather,
    powers: Array.from({ length: seats }, (_, seat) => powerNumber(arrangement.powers?.[seat])),
  });
  const state = { ...base, living: base.living & ~setOf(dead), round, substep: 1 };
  state.now = freshRound(seats, godfather, state.living);
  for (let before = 1; before < round; before++) playRound(state, arrangement, before);
  arrangement.hands?.forEach((hand, seat) => {
    if (hand.some((count, bullet) => state.hands[2 * seat + bullet] !== count)) throw new Error('No such hand.');
  });
  removed.forEach((count, share) => (state.removed[share] = count));
  for (const name of arrangement.table ?? [])
    state.table[shareCalled(name)] = (state.table[shareCalled(name)] ?? 0) + 1;
  state.table[token] = 1;
  arrangement.loot?.forEach((row, seat) => state.loot[seat]?.push(...row.map(shareCalled)));
  arrangement.wounds?.forEach((count, seat) => (state.wounds[seat] = count));
  (arrangement.suffered ?? arrangement.wounds)?.forEach((count, seat) => (state.suffered[seat] = count));
  proceed(state);
  checkInvariants(state);
  return state;
}

const optionsOf = (arrangement: Arrangement): CashOptions => ({
  rulebook: arrangement.rulebook ?? 'english',
  powers: arrangement.powers !== undefined,
  leftovers: arrangement.leftovers ?? 'carry-over',
  lootOpen: arrangement.lootOpen ?? false,
  firstGodfather: 'drawn',
});

function powerNumber(name: string | undefined): number {
  if (name === undefined || name === '-') return none;
  const power = powerNames.findIndex((each) => each === name);
  if (power < 0) throw new Error(`There is no power "${name}".`);
  return power;
}

/** The piles of all rounds, and which of the cards turned up so far are out of the game. */
function deal({ loot = [], table: onTable = [] }: Arrangement, round: number) {
  const named = [...loot.flat(), ...onTable].map(shareCalled);
  const left = copies.slice();
  for (const share of named) {
    left[share] = (left[share] ?? 0) - 1;
    if ((left[share] ?? 0) < 0) throw new Error('The box has no more of these cards.');
  }
  const rest = left.flatMap((count, share) => Array<Share>(count).fill(share));
  const gone = rest.splice(0, round * lootPerRound - named.length);
  const removed = copies.map((_, share) => gone.filter((each) => each === share).length);
  return { piles: [...named, ...gone, ...rest], removed };
}

/** A round of the past: everyone who lives now has played a bullet that the present hand lacks. */
function playRound(state: State, { hands, faceDown = [] }: Arrangement, round: number): void {
  const past = freshRound(state.seats, state.godfather, (1 << state.seats) - 1);
  past.loaded = past.standing;
  past.discarded = past.standing;
  past.aimsShown = past.standing;
  past.shown = past.standing & ~setOf(faceDown);
  for (let seat = 0; seat < state.seats; seat++) {
    const clicks = clicksEach - (hands?.[seat]?.[0] ?? Math.max(clicksEach + 1 - state.round, 1));
    const bullet = round <= clicks ? 0 : 1;
    past.bullets[seat] = bullet;
    past.aims[seat] = (seat + 1) % state.seats;
    state.hands[2 * seat + bullet] = (state.hands[2 * seat + bullet] ?? 0) - 1;
    const place = (isIn(past.shown, seat) ? 0 : 2) + bullet;
    state.pile[place] = (state.pile[place] ?? 0) + 1;
  }
  state.past.push(past);
}
