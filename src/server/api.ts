import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Game } from '../engine/game.ts';
import { writeLines } from '../engine/replay.ts';
import type { OpenedTable, PlayableGame, ProblemAnswer, RefusedAnswer, TableSummary } from '../protocol/http.ts';
import { openSchema, tableCode } from '../protocol/messages.ts';
import type { Bounds } from './bounds.ts';
import type { Hall } from './hall.ts';

interface Services {
  readonly hall: Hall;
  readonly games: Readonly<Record<string, Game>>;
  readonly bounds: Bounds;
}

interface AtTable {
  Params: { code: string };
  Reply: { 200: TableSummary; 404: ProblemAnswer };
}

interface RecordOfTable {
  Params: { code: string };
  Reply: { 200: string; 404: ProblemAnswer; 409: ProblemAnswer };
}

/** What a page asks before it sits at a table. */
export function serveApi(app: FastifyInstance, { hall, games, bounds }: Services): void {
  app.get('/api/games', (): readonly PlayableGame[] =>
    Object.values(games).map(({ id, seats, options }) => ({ id, seats, options })),
  );

  const fewTables = { bodyLimit: 8192, config: { rateLimit: { max: bounds.tablesPerMinute } } };
  app.post<{ Reply: { 201: OpenedTable; 400: ProblemAnswer | RefusedAnswer } }>(
    '/api/tables',
    fewTables,
    async (request, reply) => {
      const input = v.safeParse(openSchema, request.body);
      if (!input.success) return reply.code(400).send({ problem: 'malformed' });
      const opened = await hall.open(input.output);
      return 'code' in opened ? reply.code(201).send(opened) : reply.code(400).send(opened);
    },
  );

  // A text that cannot be the code of a table is not looked for in the store.
  const find = async (code: string) => (v.is(tableCode, code) ? hall.find(code) : undefined);
  // Codes are short: nobody may try them all.
  const fewQuestions = { config: { rateLimit: { max: bounds.connectionsPerMinute } } };
  app.get<AtTable>('/api/tables/:code', fewQuestions, async (request, reply) => {
    const table = await find(request.params.code);
    return table ? reply.code(200).send(table.summary) : reply.code(404).send({ problem: 'no-such-table' });
  });

  // After a game everything is open to whoever knows the table.
  app.get<RecordOfTable>('/api/tables/:code/record', fewQuestions, async (request, reply) => {
    const table = await find(request.params.code);
    if (!table) return reply.code(404).send({ problem: 'no-such-table' });
    const lines = await table.record();
    if (!lines) return reply.code(409).send({ problem: 'not-now' });
    const { game, finished } = table.summary;
    reply
      .header('content-type', 'application/jsonl; charset=utf-8')
      .header('content-disposition', `attachment; filename="hideout-${game}-${table.code}-${finished}.jsonl"`);
    return reply.code(200).send(
      writeLines(lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
  });
}
