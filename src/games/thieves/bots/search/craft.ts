import { at } from '../../../../engine/at.ts';
import { random } from '../../../../engine/chance/index.ts';
import { viewOf } from '../../../../engine/view.ts';
import { thieves } from '../../rules/index.ts';
import type { ThievesMove } from '../../moves.ts';
import type { State } from '../../rules/state.ts';
import type { ThievesView } from '../../view.ts';
import type { Craft } from '../../../../bots/search/search.ts';
import { judge } from './judging.ts';
import { opponents } from './opponents.ts';

/** Playouts continue until everybody has had this many turns. Then the state is judged. */
export const craftWith = (laps: number): Craft<ThievesView, State, ThievesMove> => ({
  guess: thieves.guess,
  clone: thieves.clone,
  play: thieves.play,
  playOut(state, me, dice) {
    const players = Array.from({ length: state.seats }, () => at(opponents, random(dice, opponents.length)));
    const cut = state.played + laps * state.seats;
    for (let seat = thieves.toAct(state)[0]; seat !== undefined; seat = thieves.toAct(state)[0]) {
      if (state.played >= cut && state.waiting.length === 0) return judge(state, me);
      const active = seat;
      const look = () => viewOf(thieves, state, active);
      const move = at(players, active).choose(look, thieves.legalMoves(state, active), dice);
      thieves.play(state, active, move);
    }
    const winners = thieves.result(state)?.winners ?? [];
    return winners.includes(me) ? 1 / winners.length : 0;
  },
});
