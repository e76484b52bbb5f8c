import type { Refusal, Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import type { TheBossEvent } from '../../events.ts';
import { codeOf, type TheBossMove } from '../../moves.ts';
import type { StepId } from '../../view.ts';
import type { State } from '../state.ts';
import { place } from './place.ts';
import { reveal } from './reveal.ts';
import type { Step } from './step.ts';

/** The two decisions of a turn; each takes only moves of its own kinds. */
const steps: Readonly<Record<StepId, Step>> = { place, reveal };

export const legalMovesOf = (state: State, seat: Seat): readonly TheBossMove[] =>
  steps[state.step].legalMoves(state, seat);

/** Why the active player may not do this now. [TB-2.3] */
export function refusalOf(state: State, seat: Seat, move: TheBossMove): Refusal | undefined {
  const step = steps[state.step];
  if (step.kinds.includes(move.kind)) return step.refusal(state, seat, move);
  return { rule: 'TB-2.3', values: { reason: state.step === 'place' ? 'placing-comes-first' : 'a-card-is-due' } };
}

export function play(state: State, seat: Seat, move: TheBossMove, tell?: Tell<TheBossEvent>): void {
  state.decided += 1;
  state.moves.push(codeOf(move));
  steps[state.step].play(state, seat, move, tell);
}
