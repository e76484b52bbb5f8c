import type { Seat } from '../../../engine/seats.ts';
import type { Bullet } from '../box.ts';
import { handOf } from './bullets.ts';
import { isIn } from './seating.ts';
import { questionIds } from '../moves.ts';
import { none, type Exchange, type Fetch, type Round, type State } from './state.ts';
import { nothingPrivate, type CashPrivate, type Hidden } from '../view.ts';

/** The seat's own hand, choices and discards that are not public, and the bullets of its exchanges. [CG-7.2, CG-7.4] */
export function privateView(state: State, seat: Seat): CashPrivate {
  if (state.over !== 'no') return nothingPrivate;
  return {
    viewer: seat,
    ownHand: handOf(state, seat),
    ownAim: isIn(state.now.aimsShown, seat) ? null : orNull(state.now.aims[seat]),
    ownCourage: ownCourage(state, seat),
    ownBullets: [...state.past, state.now].map((round) => ownBullet(round, seat)),
    ownExchanges: state.exchanges.map((exchange) => ownExchange(exchange, seat)),
    ownDiscards: state.fetches.map((fetch) => ownDiscard(fetch, seat)),
  };
}

const orNull = (choice: number = none): Hidden<number> => (choice === none ? null : choice);

/** A player knows their own choice in an unfinished count. [CG-7.2] */
function ownCourage(state: State, seat: Seat): CashPrivate['ownCourage'] {
  if (questionIds[state.question] !== 'courage' || !isIn(state.asked & ~state.owed, seat)) return null;
  return isIn(state.now.ducking, seat) ? 'lie-down' : 'stand';
}

const ownBullet = ({ bullets, shown, surelyClick }: Round, seat: Seat): Hidden<Bullet> =>
  isIn(shown | surelyClick, seat) ? null : orNull(bullets[seat]);

/** Both players of an exchange know both bullets. [CG-7.4] */
const ownExchange = ({ seat, victim, drawn, given }: Exchange, viewer: Seat): CashPrivate['ownExchanges'][number] =>
  viewer === seat || viewer === victim ? [drawn, given] : null;

const ownDiscard = ({ seat, discarded }: Fetch, viewer: Seat): Hidden<Bullet> =>
  viewer === seat ? orNull(discarded) : null;
