import type { FastifyInstance } from 'fastify';
import type { EndedGamesAnswer } from '../../../../protocol/http.ts';
import { refuse, sendText } from '../../answers.ts';
import type { Services } from '../../services.ts';

interface AtTable {
  Params: { code: string };
}
interface AtGame {
  Params: { code: string; number: string };
}

/** Serves the ended games of a table. After a game, anybody who has the code may see everything. */
export function serveGames(app: FastifyInstance, { registry: { archive }, lookUp, bounds }: Services): void {
  const options = { config: { rateLimit: { max: bounds.recordsPerMinute } } };
  app.get<AtTable>('/:code/record', options, async (request, reply) => {
    const { code } = request.params;
    return sendText(reply, await lookUp(request, code, () => archive.record(code)));
  });
  app.get<AtTable>('/:code/games', options, async (request, reply) => {
    const { code } = request.params;
    const games = await lookUp(request, code, () => archive.list(code));
    if ('problem' in games) return refuse(reply, games.problem);
    return reply.send({ games } satisfies EndedGamesAnswer);
  });
  app.get<AtGame>('/:code/games/:number/record', options, async (request, reply) => {
    const { code, number } = request.params;
    return sendText(reply, await lookUp(request, code, () => archive.record(code, Number(number))));
  });
  app.get<AtGame>('/:code/games/:number/log', options, async (request, reply) => {
    const { code, number } = request.params;
    return sendText(reply, await lookUp(request, code, () => archive.log(code, Number(number))));
  });
}
