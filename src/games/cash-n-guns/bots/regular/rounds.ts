import { at } from '../../../../engine/at.ts';
import type { SeatSet } from '../../../../engine/seats.ts';
import type { Bullet } from '../../box.ts';
import { setOf } from '../../rules/seating.ts';
import { none, type Round } from '../../rules/state.ts';
import type { Hidden, RoundInView } from '../../view.ts';

/** What everybody has seen of a round. [CG-7.1] */
export interface RoundSeen {
  readonly lying: SeatSet;
  readonly threatened: SeatSet;
  /** Whose bullet has left the hand. */
  readonly loaded: SeatSet;
  /** The bullets that were shown or must have been Clicks. */
  readonly bullets: readonly Hidden<Bullet>[];
}

export const roundSeen = (round: RoundInView): RoundSeen => ({
  lying: setOf(round.lying),
  threatened: setOf(round.aims.filter((aim) => aim !== null && aim !== none) as number[]),
  loaded: setOf(round.loaded),
  bullets: round.bullets,
});

export function roundIn(round: Round): RoundSeen {
  const known = round.shown | round.surelyClick;
  const bullets: Hidden<Bullet>[] = [];
  let threatened = 0;
  for (let seat = 0; seat < round.bullets.length; seat++) {
    const bullet = round.bullets[seat] as Bullet;
    bullets.push(bullet === none || known & (1 << seat) ? bullet : null);
    const aim = round.aims[seat] as number;
    if (aim !== none && round.aimsShown & (1 << seat)) threatened |= 1 << aim;
  }
  return { lying: round.lying, threatened, loaded: round.loaded, bullets };
}

/** A finished round never changes, so what was seen of it is computed once. */
function kept<From extends object>(
  known: WeakMap<From, RoundSeen>,
  see: (round: From) => RoundSeen,
): (past: readonly From[]) => readonly RoundSeen[] {
  const seen = (round: From) => {
    const before = known.get(round);
    if (before) return before;
    const now = see(round);
    known.set(round, now);
    return now;
  };
  return (past) => past.map(seen);
}
const knownIn = new WeakMap<Round, RoundSeen>();
export const pastSeen = kept(new WeakMap<RoundInView, RoundSeen>(), roundSeen);
export const pastIn = kept(knownIn, roundIn);

/** In a world that was guessed from a view, finished rounds look as they do in the view. */
export function adoptPast(past: readonly Round[], view: readonly RoundInView[]): void {
  pastSeen(view).forEach((seen, index) => knownIn.set(at(past, index), seen));
}
