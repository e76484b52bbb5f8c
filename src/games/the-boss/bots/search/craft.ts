import { at } from '../../../../engine/at.ts';
import { random } from '../../../../engine/chance/index.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { theBoss } from '../../rules/index.ts';
import type { TheBossMove } from '../../moves.ts';
import type { State } from '../../rules/state.ts';
import type { TheBossView } from '../../view.ts';
import { regular } from '../regular/index.ts';
import type { Craft } from '../../../../bots/search/search.ts';
import { chances } from '../../../../bots/search/softmax.ts';
import { evaluation } from './evaluation.ts';
import { featuresOf, isRoundStart, situationOf } from './features.ts';
import { opponents } from './opponents.ts';

/** Playouts continue to the start of the next round. An evaluation judges the result. */
export const craft: Craft<TheBossView, State, TheBossMove> = {
  guess: theBoss.guess,
  clone: theBoss.clone,
  play: theBoss.play,
  playOut(state, me, dice) {
    const rivals = Array.from({ length: state.seats }, (_, seat) =>
      seat === me ? regular : at(opponents, random(dice, opponents.length)),
    );
    // The move itself may have ended the round.
    while (!state.over && !isRoundStart(state)) {
      const seat = state.active;
      const moves = theBoss.legalMoves(state, seat);
      theBoss.play(
        state,
        seat,
        moves.length === 1 ? at(moves, 0) : at(rivals, seat).chooseIn(state, seat, moves, dice),
      );
    }
    return state.over ? victory(state, me) : prospects(state, me);
  },
};

function victory(state: State, me: Seat): number {
  const winners = theBoss.result(state)?.winners ?? [];
  return winners.includes(me) ? 1 / winners.length : 0;
}

function prospects(state: State, me: Seat): number {
  const weights = evaluation.weights[situationOf(state)] ?? [];
  return (
    chances(
      weights,
      state.hands.map((_, seat) => featuresOf(state, seat)),
    )[me] ?? 0
  );
}
