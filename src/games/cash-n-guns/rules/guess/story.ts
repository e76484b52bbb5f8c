import { at } from '../../../../engine/at.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { bang, bangsEach, rounds, type Bullet } from '../../box.ts';
import { none } from '../state.ts';
import { exchangesIn, type CashView, type ExchangeInView, type Hidden } from '../../view.ts';
import { closed, drawn, exchanged, firstHand, gained, type Digit, type Happening } from './odds.ts';
import { knownSum, type KnownSum } from './pile.ts';

/** Where a guess writes down what it has drawn. */
export interface Pen {
  bullet(round: number, seat: Seat, bullet: Bullet): void;
  exchange(index: number, drawn: Bullet, given: Bullet): void;
  discard(fetch: number, bullet: Bullet): void;
  bangs(seat: Seat, bangs: number): void;
}

/** What happened to one hand, in its order: numbers of exchanges, of rounds in which a bullet was loaded, of fetches. */
type Incident =
  | { readonly what: 'exchange'; readonly index: number }
  | { readonly what: 'bullet'; readonly index: number }
  | { readonly what: 'fetch'; readonly index: number };

interface Telling {
  readonly view: CashView;
  /** With everything that the viewer knows about them. */
  readonly exchanges: readonly ExchangeInView[];
  readonly pen: Pen;
  readonly sum: KnownSum;
  readonly happenings: Happening[];
  /** What is still to be told about every open hand, and the digit that counts its Bangs. */
  readonly hands: (OpenHand | null)[];
}

interface OpenHand {
  readonly digit: Digit;
  readonly rest: Incident[];
}

/** Everything that the viewer has not seen, told in an order in which few hands are open at a time. */
export function storyOf(
  view: CashView,
  pen: Pen,
): { readonly happenings: readonly Happening[]; readonly sum: KnownSum } {
  const exchanges = exchangesIn(view);
  const hands = view.wounds.map(() => null);
  const telling: Telling = { view, exchanges, pen, sum: knownSum(view), happenings: [], hands };
  const unseen = [...exchanges.keys()].filter((index) => isUnseen(exchanges[index]));
  unseen.forEach((index, place) => {
    tellExchange(telling, index);
    const { victim } = exchangeAt(telling, index);
    if (!unseen.slice(place + 1).some((later) => exchangeAt(telling, later).victim === victim))
      tellRest(telling, victim);
  });
  const told = new Set(unseen.map((index) => exchangeAt(telling, index).victim));
  for (const seat of view.wounds.keys()) if (seat !== view.viewer && !told.has(seat)) tellRest(telling, seat);
  return telling;
}

const exchangeAt = ({ exchanges }: Telling, index: number): ExchangeInView => at(exchanges, index);

/** Both hands changed, and the viewer saw neither bullet. */
const isUnseen = (exchange: ExchangeInView | undefined): boolean => exchange?.drawn === null && exchange.given === null;

function tellExchange(telling: Telling, index: number): void {
  const { round, seat, victim } = exchangeAt(telling, index);
  const one = tellUntil(telling, seat, index);
  const other = tellUntil(telling, victim, index);
  const settle = (given: Bullet, taken: Bullet) => telling.pen.exchange(index, taken, given);
  telling.happenings.push(exchanged(one, other, handBefore(round), settle));
}

/** Everyone has a card for every round that is still to come. [CG-2.3] */
const handBefore = (round: number): number => rounds + 1 - round;

function tellRest(telling: Telling, seat: Seat): void {
  const hand = tellUntil(telling, seat, none);
  telling.happenings.push(closed(hand, (bangs) => telling.pen.bangs(seat, bangs)));
  telling.hands[seat] = null;
}

/** Tells of a hand up to an exchange, which is left out, or to the end. */
function tellUntil(telling: Telling, seat: Seat, exchange: number): Digit {
  const { digit, rest } = (telling.hands[seat] ??= openHand(telling, seat));
  for (let next = rest.shift(); next; next = rest.shift()) {
    if (next.what === 'exchange' && next.index === exchange) break;
    tellers[next.what](telling, { seat, digit }, next.index);
  }
  return digit;
}

function openHand({ view, happenings, hands }: Telling, seat: Seat): OpenHand {
  const taken = hands.map((hand) => hand?.digit);
  let digit = firstHand;
  while (taken.includes(digit)) digit += 1;
  happenings.push(gained(digit, bangsEach));
  return { digit, rest: incidentsOf(view, seat) };
}

function incidentsOf(view: CashView, seat: Seat): Incident[] {
  const incidents: Incident[] = [];
  for (let round = 1; round <= view.round; round++) {
    view.exchanges.forEach((each, index) => {
      if (each.round === round && (each.seat === seat || each.victim === seat))
        incidents.push({ what: 'exchange', index });
    });
    if (bulletIn(view, round, seat) !== none) incidents.push({ what: 'bullet', index: round });
    view.fetches.forEach((each, index) => {
      if (each.round === round && each.seat === seat && each.from !== 'none') incidents.push({ what: 'fetch', index });
    });
  }
  return incidents;
}

/** The bullet of a round, once it has left the hand. */
function bulletIn(view: CashView, round: number, seat: Seat): Hidden<Bullet> {
  const { bullets, loaded } = view.past[round - 1] ?? view.now;
  return loaded.includes(seat) ? (bullets[seat] ?? null) : none;
}

interface Owner {
  readonly seat: Seat;
  readonly digit: Digit;
}

const tellers: Readonly<Record<Incident['what'], (telling: Telling, owner: Owner, index: number) => void>> = {
  bullet({ view, pen, sum, happenings }, { seat, digit }, round) {
    const known = bulletIn(view, round, seat);
    const settle = (bullet: Bullet) => pen.bullet(round, seat, bullet);
    const atMost = sum.ofBullet(round, seat);
    happenings.push(drawn({ hand: digit, size: handBefore(round), known, atMost, settle }));
  },
  fetch({ view, pen, sum, happenings }, { digit }, index) {
    const { round, discarded } = view.fetches[index] ?? { round: 0, discarded: none };
    if (discarded !== none) {
      const settle = (bullet: Bullet) => pen.discard(index, bullet);
      const atMost = sum.ofDiscard(index);
      happenings.push(drawn({ hand: digit, size: handBefore(round + 1), known: discarded, atMost, settle }));
    }
    happenings.push(gained(digit, bang));
  },
  /** An exchange that the viewer saw, or one that is only half done. */
  exchange(telling, { seat, digit }, index) {
    const { pen, happenings } = telling;
    const { round, victim, drawn: taken, given } = exchangeAt(telling, index);
    const [leaves, comes] = seat === victim ? [taken, given] : [given, taken];
    const settle = (bullet: Bullet) => (seat === victim ? pen.exchange(index, bullet, given ?? none) : undefined);
    if (leaves !== none) happenings.push(drawn({ hand: digit, size: handBefore(round), known: leaves, settle }));
    if (given !== none && comes !== null) happenings.push(gained(digit, comes));
  },
};
