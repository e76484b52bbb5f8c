import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Game } from '../engine/game.ts';
import { writeLines } from '../engine/replay.ts';
import { openSchema } from '../protocol/messages.ts';
import type { Bounds } from './bounds.ts';
import type { Hall } from './hall.ts';

interface Services {
  readonly hall: Hall;
  readonly games: Readonly<Record<string, Game>>;
  readonly bounds: Bounds;
}

/** What a page asks before it sits at a table. */
export function serveApi(app: FastifyInstance, { hall, games, bounds }: Services): void {
  app.get('/api/games', () => Object.values(games).map(({ id, seats, options }) => ({ id, seats, options })));

  const fewTables = { bodyLimit: 8192, config: { rateLimit: { max: bounds.tablesPerMinute } } };
  app.post('/api/tables', fewTables, async (request, reply) => {
    const input = v.safeParse(openSchema, request.body);
    if (!input.success) return reply.code(400).send({ problem: 'malformed' });
    const opened = await hall.open(input.output);
    return reply.code('code' in opened ? 201 : 400).send(opened);
  });

  // Codes are short: nobody may try them all.
  const fewQuestions = { config: { rateLimit: { max: bounds.connectionsPerMinute } } };
  app.get<{ Params: { code: string } }>('/api/tables/:code', fewQuestions, async (request, reply) => {
    const table = await hall.find(request.params.code);
    return table ? table.summary : reply.code(404).send({ problem: 'no-such-table' });
  });

  // After a game everything is open to whoever knows the table.
  app.get<{ Params: { code: string } }>('/api/tables/:code/record', fewQuestions, async (request, reply) => {
    const table = await hall.find(request.params.code);
    if (!table) return reply.code(404).send({ problem: 'no-such-table' });
    const lines = await table.record();
    if (!lines) return reply.code(409).send({ problem: 'not-now' });
    const { game, finished } = table.summary;
    return reply
      .header('content-type', 'application/jsonl; charset=utf-8')
      .header('content-disposition', `attachment; filename="hideout-${game}-${table.code}-${finished}.jsonl"`)
      .send(
        writeLines(lines)
          .map((line) => `${line}\n`)
          .join(''),
      );
  });
}
