import type { Seat } from '../../../engine/seats.ts';
import { bang, bangsEach, click, clicksEach, type Bullet } from '../box.ts';
import type { CashEvent } from '../events.ts';

/** Everybody's hand, followed from events with full knowledge. */
export interface KnownHands {
  /** By seat: how many Clicks and Bangs. */
  readonly held: [clicks: number, bangs: number][];
  readonly living: Set<Seat>;
  /** The bullets of this round. They leave the hands when everyone has chosen. [CG-2.3] */
  readonly chosen: Map<Seat, Bullet>;
  /** What the Hustler has drawn. It joins the hand when another card has been given for it. [CG-6.hustler] */
  drawn: Bullet;
}

export const dealtHands = (seats: number): KnownHands => ({
  held: Array.from({ length: seats }, () => [clicksEach, bangsEach]),
  living: new Set(Array(seats).keys()),
  chosen: new Map(),
  drawn: click,
});

function move({ held }: KnownHands, seat: Seat, bullet: Bullet, by: 1 | -1): void {
  const hand = held[seat];
  if (hand) hand[bullet] = (hand[bullet] ?? 0) + by;
}

/** Follows one event. */
export function followHands(hands: KnownHands, event: CashEvent): void {
  const follow = followers[event.kind] as ((hands: KnownHands, event: CashEvent) => void) | undefined;
  follow?.(hands, event);
}

const followers: {
  readonly [Kind in CashEvent['kind']]?: (hands: KnownHands, event: Extract<CashEvent, { kind: Kind }>) => void;
} = {
  round: ({ chosen }) => chosen.clear(),
  loaded(hands, { seat, bullet = click }) {
    hands.chosen.set(seat, bullet);
    if (hands.chosen.size < hands.living.size) return;
    for (const [each, loaded] of hands.chosen) move(hands, each, loaded, -1);
  },
  reconsidered: changeBullet,
  discarded(hands, event) {
    if (event.rule === 'CG-6.smart') changeBullet(hands, event);
    if (event.rule === 'CG-3.4' || event.rule === 'CG-6.good-friend')
      move(hands, event.seat, event.bullet ?? click, -1);
  },
  'bang-taken': (hands, { seat, lay }) => (lay === 'none' ? undefined : move(hands, seat, bang, 1)),
  'drew-from'(hands, { from, bullet = click }) {
    move(hands, from, bullet, -1);
    hands.drawn = bullet;
  },
  'handed-over'(hands, { seat, to, bullet = click }) {
    move(hands, seat, bullet, -1);
    move(hands, to, bullet, 1);
    move(hands, seat, hands.drawn, 1);
  },
  eliminated: ({ living }, { seat }) => void living.delete(seat),
};

/** The bullet of the round goes back to the hand, and another one or the same takes its place. */
function changeBullet(
  hands: KnownHands,
  { seat, bullet = click }: { readonly seat: Seat; readonly bullet?: Bullet },
): void {
  move(hands, seat, hands.chosen.get(seat) ?? click, 1);
  move(hands, seat, bullet, -1);
  hands.chosen.set(seat, bullet);
}
