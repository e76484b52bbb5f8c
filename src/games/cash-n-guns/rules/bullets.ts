import { addAt, at } from '../../../engine/at.ts';
import type { Rule, Tell } from '../../../engine/game.ts';
import { only, type Seat } from '../../../engine/seats.ts';
import { bang, click, type Bullet, type Hand } from '../box.ts';
import type { CashEvent } from '../events.ts';
import type { BangSource } from '../events.ts';
import { none, type Fetch, type State } from './state.ts';

export const held = (state: State, seat: Seat, bullet: Bullet): number => at(state.hands, 2 * seat + bullet);

export const handSize = (state: State, seat: Seat): number => held(state, seat, click) + held(state, seat, bang);

export const handOf = (state: State, seat: Seat): Hand => [held(state, seat, click), held(state, seat, bang)];

/** Which bullets are in a hand: 1 for Clicks, 2 for Bangs, 3 for both. */
export const bulletsHeld = (state: State, seat: Seat): number =>
  (held(state, seat, click) > 0 ? 1 : 0) | (held(state, seat, bang) > 0 ? 2 : 0);

export function putInHand(state: State, seat: Seat, bullet: Bullet): void {
  addAt(state.hands, 2 * seat + bullet, 1);
}

export function takeFromHand(state: State, seat: Seat, bullet: Bullet): void {
  addAt(state.hands, 2 * seat + bullet, -1);
}

/** A Click if there is one. [CG-8.1] */
export const mildest = (bullets: number): Bullet => (bullets & 1 ? click : bang);

const openPile = 0;
const closedPile = 2;

/** Puts the bullet of this round on the pile, face down: only its owner knows it. [CG-7.2] */
export function discardBullet(state: State, seat: Seat, rule: Rule, tell?: Tell<CashEvent>): void {
  const bullet = at(state.now.bullets, seat);
  state.now.discarded |= 1 << seat;
  discardFaceDown(state, seat, { bullet, rule }, tell);
}

/** Puts a card that has left the hand on the pile, face down. */
function discardFaceDown(
  state: State,
  seat: Seat,
  { bullet, rule }: { readonly bullet: Bullet; readonly rule: Rule },
  tell?: Tell<CashEvent>,
): void {
  addAt(state.pile, closedPile + bullet, 1);
  tell?.({ kind: 'discarded', rule, seat, bullet }, only(seat), { kind: 'discarded', rule, seat });
}

/** Puts the bullet of this round on the pile, face up. [CG-2.16] */
export function showBullet(state: State, seat: Seat): Bullet {
  const bullet = at(state.now.bullets, seat);
  state.now.discarded |= 1 << seat;
  state.now.shown |= 1 << seat;
  addAt(state.pile, openPile + bullet, 1);
  return bullet;
}

/** A Bang! that lies face up, or else one that lies face down, if there is any. [CG-3.4] */
export function bangInPile(state: State): BangSource {
  if (at(state.pile, openPile + bang) > 0) return 'open';
  return at(state.pile, closedPile + bang) > 0 ? 'closed' : 'none';
}

/** Takes a Bang! from the pile into the hand; everyone learns where it lay, or that there is none. [CG-3.4, CG-7.4] */
export function fetchBang(state: State, seat: Seat, rule: Rule, tell?: Tell<CashEvent>): BangSource {
  const from = bangInPile(state);
  tell?.({ kind: 'bang-taken', rule, seat, lay: from });
  state.fetches.push({ round: state.round, seat, from, discarded: none });
  if (from === 'none') return from;
  addAt(state.pile, (from === 'open' ? openPile : closedPile) + bang, -1);
  putInHand(state, seat, bang);
  return from;
}

/** Discards a card, face down, for the Bang! just taken. [CG-3.4] */
export function discardForBang(
  state: State,
  seat: Seat,
  { bullet, rule }: { readonly bullet: Bullet; readonly rule: Rule },
  tell?: Tell<CashEvent>,
): void {
  const fetch = state.fetches.pop() as Fetch;
  state.fetches.push({ round: fetch.round, seat, from: fetch.from, discarded: bullet });
  takeFromHand(state, seat, bullet);
  discardFaceDown(state, seat, { bullet, rule }, tell);
}
