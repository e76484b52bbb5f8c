import { cashNGuns } from '../../src/games/cash-n-guns/rules/index.ts';
import { pick, seats, type Playout } from './playout.ts';

/** A random game on this engine, through the public contract of a game only. */
export const playHideout: Playout = (options, chance, picker) => {
  const state = cashNGuns.setup(seats, options, chance);
  for (let decisions = 0; ; decisions++) {
    const seat = cashNGuns.toAct(state)[0];
    if (seat === undefined) {
      const { scores = [], winners = [] } = cashNGuns.result(state) ?? {};
      return { decisions, scores, winners };
    }
    cashNGuns.play(state, seat, pick(cashNGuns.legalMoves(state, seat), picker));
  }
};
