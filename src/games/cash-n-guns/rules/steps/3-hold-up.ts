import { at } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import { only, type SeatSet } from '../../../../engine/seats.ts';
import { ask, asks, refuse, type Question } from '../asking.ts';
import { discardBullet } from '../bullets.ts';
import type { CashEvent } from '../../events.ts';
import type { MoveOf } from '../../moves.ts';
import { aimsLast, ruleOfPower } from '../normal-rules.ts';
import { seatOffers } from '../offers.ts';
import { hook, whoHas } from '../powers/holders.ts';
import { powerOf } from '../powers/index.ts';
import { clockwiseFrom, isIn, seatsIn, setOf } from '../seating.ts';
import { none, type State } from '../state.ts';
import type { Substep } from './substep.ts';

const targets = seatOffers((at): MoveOf<'aim'> => ({ kind: 'aim', at }));

/** At another living player, in secret until the count is over. [CG-2.4] */
export const aim: Question<MoveOf<'aim'>> = {
  rule: 'CG-2.4',
  kinds: ['aim'],
  everyMove: targets.all,
  legalMoves: (state, seat) => targets.among(state.living & ~(1 << seat)),
  refusal(state, seat, { at }) {
    if (at === seat) return refuse('CG-2.4', 'yourself');
    return isIn(state.living, at) ? undefined : refuse('CG-2.4', 'dead');
  },
  play(state, seat, { at }, tell) {
    state.now.aims[seat] = at;
    const seen = { kind: 'took-aim', rule: 'CG-2.4', seat } as const;
    tell?.({ ...seen, at }, only(seat), seen);
  },
  fallback: () => 'late',
  // Too slow: aims at nobody; under the Polish rulebook out of the round, the bullet discarded at once. [CG-2.5]
  late(state, seat, tell) {
    state.now.late |= 1 << seat;
    state.asked &= ~(1 << seat);
    tell?.({ kind: 'too-slow', rule: 'CG-2.5', seat });
    if (state.options.rulebook === 'english') return;
    state.now.standing &= ~(1 << seat);
    discardBullet(state, seat, 'CG-2.5', tell);
  },
};

/** Those of the living who aim with the others, or those who aim last. */
function whoAim(state: State, when: 'together' | 'last'): SeatSet {
  const last = setOf(seatsIn(state.living).filter((seat) => aimsLast(state, seat)));
  return when === 'last' ? last : state.living & ~last;
}

function showAims(state: State, tell?: Tell<CashEvent>): void {
  const shown = state.living & ~state.now.aimsShown;
  for (const seat of clockwiseFrom(state.godfather, shown)) {
    if (state.now.aims[seat] === none && !isIn(state.now.late, seat)) continue;
    state.now.aimsShown |= 1 << seat;
    if (!tell || isIn(state.now.late, seat)) continue;
    const rule = aimsLast(state, seat) ? ruleOfPower(state, seat) : 'CG-2.4';
    tell({ kind: 'aims', rule, seat, at: at(state.now.aims, seat) });
  }
}

const aimTogether: Substep = (state) => ask(state, whoAim(state, 'together'), asks.aim);

/** Then those who may see the others' aims first. [CG-2.6] */
const aimLast: Substep = (state, tell) => {
  showAims(state, tell);
  const last = whoAim(state, 'last');
  if (last !== 0) ask(state, last, asks.aim);
};

const powersAfterAims: Substep = (state, tell) => {
  showAims(state, tell);
  for (const seat of whoHas(state, hook.afterAims, state.living)) powerOf(state, seat).afterAims?.(state, seat, tell);
};

export const holdUp: readonly Substep[] = [aimTogether, aimLast, powersAfterAims];
