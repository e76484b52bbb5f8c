import { thieves } from '../../src/games/thieves/rules/index.ts';
import { pick, seats, type Playout } from './playout.ts';

/** A random game on this engine, through the public contract of a game only. */
export const playHideout: Playout = (options, chance, picker) => {
  const state = thieves.setup(seats, options, chance);
  for (let decisions = 0; ; decisions++) {
    const seat = thieves.toAct(state)[0];
    if (seat === undefined) return { decisions, scores: thieves.result(state)?.scores ?? [] };
    thieves.play(state, seat, pick(thieves.legalMoves(state, seat), picker));
  }
};
