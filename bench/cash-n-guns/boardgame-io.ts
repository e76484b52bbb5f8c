import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { seatsIn } from '../../src/games/cash-n-guns/rules/seating.ts';
import type { Outcome } from './boardgame-io-result.ts';
import { game, type Table } from './boardgame-io-rules.ts';
import { legalMoves } from './boardgame-io-moves.ts';
import { pick, seats, type Playout } from './playout.ts';

// Prepared once, because `InitializeGame` would prepare bare rules again for every game.
const prepared = ProcessGameConfig(game);
const reducer = CreateGameReducer({ game: prepared });

/** A random game on boardgame.io's reducer alone: no client, no store and no log; a state keeps only the last entry. */
export const playBoardgameIo: Playout = (_options, chance, picker) => {
  let state = InitializeGame({ game: prepared, numPlayers: seats, setupData: chance });
  for (let decisions = 0; ; decisions++) {
    const { G, ctx } = state as { G: Table; ctx: typeof state.ctx };
    if (ctx.gameover !== undefined) return { decisions, ...(ctx.gameover as Outcome) };
    const seat = seatsIn(G.owed)[0] ?? 0;
    const move = pick(legalMoves(G, seat), picker);
    const payload = { type: move.kind, args: [move], playerID: String(seat) };
    const next = reducer(state, { type: 'MAKE_MOVE', payload });
    if (next.transients) throw new Error(`boardgame.io refused ${JSON.stringify(move)}.`);
    state = next;
  }
};
