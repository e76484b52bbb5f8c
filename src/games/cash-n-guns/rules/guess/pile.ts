import type { Seat } from '../../../../engine/seats.ts';
import { asks } from '../asking.ts';
import { bang } from '../../box.ts';
import { seatsIn } from '../seating.ts';
import type { Round, State } from '../state.ts';
import type { CashView } from '../../view.ts';

/**
 * When everybody learns that no Bang! is left in the pile, the number that went in face down before must equal the
 * number taken from there. [CG-7.4]
 */
export interface KnownSum {
  /** The number of these Bangs that are not the viewer's own. */
  readonly total: number;
  /** The total, if the bullet of a seat in a round or the discard for a fetch is among the cards in question. */
  ofBullet(round: number, seat: Seat): number | undefined;
  ofDiscard(fetch: number): number | undefined;
}

export function knownSum(view: CashView): KnownSum {
  const last = view.fetches.map(({ from }) => from).lastIndexOf('none');
  const lastRound = view.fetches[last]?.round ?? 0;
  const hasBullet = (round: number, seat: Seat) => round <= lastRound && liesFaceDown(view, round, seat);
  const before = view.fetches.slice(0, Math.max(last, 0));
  const taken = before.filter(({ from }) => from === 'closed').length;
  const own = view.ownDiscards.slice(0, before.length).filter((bullet) => bullet === bang).length;
  const total = taken - own - ownBullets(view, hasBullet);
  return {
    total,
    ofBullet: (round, seat) => (hasBullet(round, seat) ? total : undefined),
    ofDiscard: (fetch) => (fetch < last ? total : undefined),
  };
}

function liesFaceDown(view: CashView, round: number, seat: Seat): boolean {
  const { discarded, shown } = view.past[round - 1] ?? view.now;
  return discarded.includes(seat) && !shown.includes(seat);
}

/** How many Bangs of the viewer's own are among them. */
function ownBullets(view: CashView, hasBullet: (round: number, seat: Seat) => boolean): number {
  const { viewer } = view;
  if (viewer === 'spectator') return 0;
  return view.ownBullets.filter((bullet, index) => bullet === bang && hasBullet(index + 1, viewer)).length;
}

/**
 * How many Bangs lie face down after everything that happened; undefined if it could not have happened this way: one
 * was taken or is offered where there was none, or none was found where there was one.
 */
export function closedBangs(state: State): number | undefined {
  let count = 0;
  for (let round = 1; round <= state.round; round++) {
    count += bangsFaceDown(state.past[round - 1] ?? state.now);
    for (const { round: when, from, discarded } of state.fetches) {
      if (when !== round) continue;
      if (from === 'none' ? count > 0 : from === 'closed' && count === 0) return undefined;
      if (from === 'closed') count -= 1;
      if (discarded === bang) count += 1;
    }
  }
  return count === 0 && offersClosedBang(state) ? undefined : count;
}

/** A player who may fetch a Bang! can find one: face down, if none lies face up. [CG-3.4] */
const offersClosedBang = ({ question, owed, pile }: State): boolean =>
  question === asks.fetch && owed !== 0 && pile[bang] === 0;

function bangsFaceDown({ bullets, discarded, shown }: Round): number {
  let count = 0;
  for (const seat of seatsIn(discarded & ~shown)) if (bullets[seat] === bang) count += 1;
  return count;
}
