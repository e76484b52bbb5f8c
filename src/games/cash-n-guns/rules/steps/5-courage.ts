import { only } from '../../../../engine/seats.ts';
import { ask, asks, type Question } from '../asking.ts';
import type { MoveOf } from '../../moves.ts';
import { clockwiseFrom, isIn } from '../seating.ts';
import type { Substep } from './substep.ts';

type Answer = MoveOf<'stand' | 'lie-down'>;
const stand: Answer = { kind: 'stand' };
const lieDown: Answer = { kind: 'lie-down' };
const answers: readonly Answer[] = [stand, lieDown];

/** "Banzai!", or down on the floor; in secret until all have chosen. [CG-2.10] */
export const chooseCourage: Question<Answer> = {
  rule: 'CG-2.10',
  kinds: ['stand', 'lie-down'],
  everyMove: () => answers,
  legalMoves: () => answers,
  refusal: () => undefined,
  play(state, seat, { kind }, tell) {
    if (kind === 'lie-down') state.now.ducking |= 1 << seat;
    else state.now.ducking &= ~(1 << seat);
    const seen = { kind: 'decided', rule: 'CG-2.10', seat } as const;
    tell?.({ ...seen, courage: kind }, only(seat), seen);
  },
  fallback: () => lieDown,
};

/** Everyone who is in the round; that may be nobody under the Polish rulebook. [CG-2.5] */
const askCourage: Substep = (state) => {
  if (state.now.standing !== 0) ask(state, state.now.standing, asks.courage);
};

const showCourage: Substep = (state, tell) => {
  if (tell) {
    for (const seat of clockwiseFrom(state.godfather, state.now.standing)) {
      tell({ kind: isIn(state.now.ducking, seat) ? 'lies-down' : 'stands', rule: 'CG-2.10', seat });
    }
  }
  state.now.lying = state.now.ducking;
  state.now.standing &= ~state.now.lying;
  state.now.ducking = 0;
};

export const courage: readonly Substep[] = [askCourage, showCourage];
