import type { Refusal, Rule, Tell } from '../../../engine/game.ts';
import type { Seat, SeatSet } from '../../../engine/seats.ts';
import type { CashEvent } from '../events.ts';
import type { CashMove } from '../moves.ts';
import { questionIds, type QuestionId } from '../moves.ts';
import type { State } from './state.ts';

/** Something that players are asked, by a step or by a power. */
export interface Question<M extends CashMove = CashMove> {
  /** The clause that asks. */
  readonly rule: Rule;
  readonly kinds: readonly M['kind'][];
  /** What can ever be answered at a table of this size. */
  everyMove(seats: number): readonly M[];
  legalMoves(state: State, seat: Seat): readonly M[];
  /** Why an answer of one of these kinds is not allowed. */
  refusal(state: State, seat: Seat, move: M): Refusal | undefined;
  /** Takes an answer. What follows from it happens here, or in the next substep when all have answered. */
  play(state: State, seat: Seat, move: M, tell?: Tell<CashEvent>): void;
  /** What the table answers for a seat whose time is up. [CG-8.1] */
  fallback(state: State, seat: Seat): M | 'late';
  /** Where a clause says what it means to be too slow. [CG-2.5] */
  late?(state: State, seat: Seat, tell?: Tell<CashEvent>): void;
}

/** The numbers of the questions. */
export const asks = Object.fromEntries(questionIds.map((id, number) => [id, number])) as Readonly<
  Record<QuestionId, number>
>;

/** Puts a question to these seats; nothing goes on until they have answered. */
export function ask(state: State, seats: SeatSet, question: number): void {
  state.question = question;
  state.asked = seats;
  state.owed = seats;
  state.decision += 1;
}

export const refuse = (rule: Rule, reason: string): Refusal => ({ rule, values: { reason } });
