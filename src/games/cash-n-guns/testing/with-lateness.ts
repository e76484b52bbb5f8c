import type { Game, Move } from '../../../engine/game.ts';
import type { CashEvent } from '../events.ts';
import { cashNGuns } from '../rules/index.ts';
import { isIn } from '../rules/seating.ts';
import { questionIds } from '../moves.ts';
import type { State } from '../rules/state.ts';
import type { CashMove } from '../moves.ts';
import type { CashPrivate, CashPublic } from '../view.ts';

/** The clock as a player: at this table anybody who still owes an aim may be too slow. [CG-2.24] */
export const tooSlow: Move = { kind: 'too-slow' };

const canBeLate = (state: State, seat: number) =>
  isIn(state.owed, seat) && questionIds[state.question] === 'aim' && state.over === 'no';

export const withLateness: Game<State, Move, CashPublic, CashPrivate, CashEvent, State['options']> = {
  ...cashNGuns,
  legalMoves: (state, seat) =>
    canBeLate(state, seat) ? [...cashNGuns.legalMoves(state, seat), tooSlow] : cashNGuns.legalMoves(state, seat),
  everyMove: (seats, options) => (bySeats[seats] ??= [...cashNGuns.everyMove(seats, options), tooSlow]),
  refusal(state, seat, move) {
    if (move !== tooSlow) return cashNGuns.refusal(state, seat, move as CashMove);
    return canBeLate(state, seat) ? undefined : { rule: 'CG-2.24', values: {} };
  },
  play(state, seat, move, tell) {
    if (move === tooSlow) cashNGuns.late?.(state, seat, tell);
    else cashNGuns.play(state, seat, move as CashMove, tell);
  },
};
const bySeats: (readonly Move[])[] = [];
