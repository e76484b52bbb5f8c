import type { Seat, SeatSet } from '../../../../engine/seats.ts';
import { ask, asks, refuse, type Question } from '../asking.ts';
import type { Share } from '../../box.ts';
import { drawLoot, lootOf } from '../loot.ts';
import type { MoveOf } from '../../moves.ts';
import { seatOffers } from '../offers.ts';
import { isIn, seatsIn } from '../seating.ts';
import type { State } from '../state.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.junk-dealer';

/** Once per sharing, right after taking loot: may trade it for a random card of another player's loot. */
export const junkDealer: Power = {
  afterTaking(state, seat) {
    if (!isIn(state.sharing.spent, seat) && partners(state, seat) !== 0) ask(state, 1 << seat, asks.trade);
  },
};

/** The other living players who have loot. */
function partners(state: State, seat: Seat): SeatSet {
  let set = 0;
  for (const other of seatsIn(state.living & ~(1 << seat))) if (lootOf(state, other).length > 0) set |= 1 << other;
  return set;
}

type Answer = MoveOf<'trade' | 'no-trade'>;
const no: Answer = { kind: 'no-trade' };
const trades = seatOffers<Answer>((seat) => ({ kind: 'trade', seat }), [no]);

const trade: Question<Answer> = {
  rule,
  kinds: ['trade', 'no-trade'],
  everyMove: trades.all,
  legalMoves: (state, seat) => trades.among(partners(state, seat)),
  refusal: (state, seat, move) =>
    move.kind === 'no-trade' || isIn(partners(state, seat), move.seat) ? undefined : refuse(rule, 'nothing-to-trade'),
  play(state, seat, move, tell) {
    if (move.kind === 'no-trade') {
      tell?.({ kind: 'no-trade', rule, seat });
      return;
    }
    state.sharing.spent |= 1 << seat;
    const { drawn, share } = drawLoot(state, move.seat);
    const gave = lootOf(state, seat).pop() as Share;
    lootOf(state, move.seat).push(gave);
    lootOf(state, seat).push(share);
    tell?.({ kind: 'traded', rule, seat, from: move.seat, drawn, share, gave });
  },
  fallback: () => no,
};

export const junkDealerQuestions = { trade } as const;
