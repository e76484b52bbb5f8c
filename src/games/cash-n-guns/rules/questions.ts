import { at } from '../../../engine/at.ts';
import type { Refusal, Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Question } from './asking.ts';
import type { CashEvent } from '../events.ts';
import type { CashMove } from '../moves.ts';
import { powerQuestions } from './powers/index.ts';
import { isIn } from './seating.ts';
import { questionIds, type QuestionId } from '../moves.ts';
import type { State } from './state.ts';
import { load } from './steps/2-bullet.ts';
import { aim } from './steps/3-hold-up.ts';
import { aimAnew, order } from './steps/4-privilege.ts';
import { chooseCourage } from './steps/5-courage.ts';
import { proceed } from './steps/index.ts';
import { share } from './steps/sharing/picking.ts';
import { discard } from './steps/sharing/taking.ts';

/** All questions to players; each one takes only its own kinds of moves. */
const byId: Readonly<Record<QuestionId, Question>> = {
  load,
  aim,
  order,
  'aim-anew': aimAnew,
  courage: chooseCourage,
  share,
  discard,
  ...powerQuestions,
};

const questions: readonly Question[] = questionIds.map((id) => byId[id]);
const questionOf = (state: State): Question => at(questions, state.question);

const nothing: readonly CashMove[] = [];

export const legalMoves = (state: State, seat: Seat): readonly CashMove[] =>
  isIn(state.asked, seat) ? questionOf(state).legalMoves(state, seat) : nothing;

export function refusal(state: State, seat: Seat, move: CashMove): Refusal | undefined {
  const question = questionOf(state);
  if (question.kinds.includes(move.kind)) return question.refusal(state, seat, move);
  return { rule: question.rule, values: { reason: 'not-asked', question: questionIds[state.question] ?? '' } };
}

export function play(state: State, seat: Seat, move: CashMove, tell?: Tell<CashEvent>): void {
  state.owed &= ~(1 << seat);
  questionOf(state).play(state, seat, move, tell);
  if (state.owed === 0) proceed(state, tell);
}

/** A seat is too slow. [CG-2.5, CG-2.24] */
export function late(state: State, seat: Seat, tell?: Tell<CashEvent>): void {
  const question = questionOf(state);
  if (!question.late || !isIn(state.owed, seat)) throw new Error(`Seat ${seat} cannot be too slow now. [CG-2.24]`);
  state.owed &= ~(1 << seat);
  question.late(state, seat, tell);
  if (state.owed === 0) proceed(state, tell);
}

export const fallback = (state: State, seat: Seat): CashMove | 'late' => questionOf(state).fallback(state, seat);

export const everyMove = (seats: number): readonly CashMove[] =>
  (bySeats[seats] ??= [...new Set(questions.flatMap((question) => question.everyMove(seats)))]);

const bySeats: (readonly CashMove[])[] = [];
