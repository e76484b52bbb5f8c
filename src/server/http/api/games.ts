import type { FastifyPluginCallback } from 'fastify';
import type { Game } from '../../../engine/game.ts';
import type { PlayableGame } from '../../../protocol/http.ts';

/** `/api/games`: the games that can be played here. */
export const games: FastifyPluginCallback<{ readonly games: Readonly<Record<string, Game>> }> = (
  app,
  { games },
  done,
) => {
  app.get('', (): readonly PlayableGame[] =>
    Object.values(games).map(({ id, seats, options }) => ({ id, seats, options })),
  );
  done();
};
