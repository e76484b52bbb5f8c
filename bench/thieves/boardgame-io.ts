import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { game, type Table } from './boardgame-io-rules.ts';
import { legalMoves } from './boardgame-io-moves.ts';
import { pick, seats, type Playout } from './playout.ts';

// Prepared once, because `InitializeGame` would prepare bare rules again for every game.
const prepared = ProcessGameConfig(game);
const reducer = CreateGameReducer({ game: prepared });

/** A random game on boardgame.io's reducer alone: no client, no store and no log; a state keeps only the last entry. */
export const playBoardgameIo: Playout = (options, chance, picker) => {
  let state = InitializeGame({ game: prepared, numPlayers: seats, setupData: { options, chance } });
  for (let decisions = 0; ; decisions++) {
    const { G, ctx } = state as { G: Table; ctx: typeof state.ctx };
    if (ctx.gameover !== undefined) return { decisions, scores: ctx.gameover.scores };
    const playerID = ctx.currentPlayer;
    const move = pick(legalMoves(G, Number(playerID)), picker);
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type: move.kind, args: [move], playerID } });
    if (next.transients) throw new Error(`boardgame.io refused ${JSON.stringify(move)}.`);
    state = next;
  }
};
