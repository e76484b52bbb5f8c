import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import type {
  CodesAnswer,
  OpenedTable,
  PlayableGame,
  ProblemAnswer,
  RefusedAnswer,
  TableSummary,
} from '../../protocol/http.ts';
import { openSchema } from '../../protocol/messages.ts';
import { refuse, serveGames } from './games.ts';
import { serveShares } from './shares.ts';
import { serveWhatIf } from './what-if.ts';
import { longestBody, type Bounds } from '../limits/bounds.ts';
import type { TableRegistry } from '../registry/table-registry.ts';
import { tableAt, type LookUp } from './lookup.ts';
import type { KeyCheck } from './table-key.ts';
import { visitorOf } from './visitor.ts';

interface Services {
  readonly registry: TableRegistry;
  readonly lookUp: LookUp;
  readonly checkKey: KeyCheck;
  readonly games: Readonly<Record<string, Game>>;
  readonly bounds: Bounds;
}

interface AtTable {
  Params: { code: string };
  Reply: { 200: TableSummary; '4xx': ProblemAnswer };
}

/** Serves the requests that a page sends before it connects to a table. */
export function serveApi(app: FastifyInstance, { registry, lookUp, checkKey, games, bounds }: Services): void {
  app.get('/api/games', (): readonly PlayableGame[] =>
    Object.values(games).map(({ id, seats, options }) => ({ id, seats, options })),
  );

  app.get('/api/codes', async (): Promise<CodesAnswer> => ({ letters: await registry.codes.length() }));

  const fewTables = { bodyLimit: longestBody, config: { rateLimit: { max: bounds.tablesPerMinute } } };
  app.post<{ Reply: { 201: OpenedTable; 400: ProblemAnswer | RefusedAnswer; '4xx': ProblemAnswer } }>(
    '/api/tables',
    fewTables,
    async (request, reply) => {
      const input = v.safeParse(openSchema, request.body);
      if (!input.success) return reply.code(400).send({ problem: 'malformed' });
      const problem = checkKey(request, input.output.key);
      if (problem) return refuse(reply, problem);
      const opened = await registry.open(input.output, visitorOf(request));
      return 'code' in opened ? reply.code(201).send(opened) : reply.code(400).send(opened);
    },
  );

  // A page may send this request each time before it connects.
  const asOftenAsPagesConnect = { config: { rateLimit: { max: bounds.connectionsPerMinute } } };
  app.get<AtTable>('/api/tables/:code', asOftenAsPagesConnect, async (request, reply) => {
    const { code } = request.params;
    const table = await lookUp(request, code, tableAt(registry, code));
    return 'problem' in table ? refuse(reply, table.problem) : reply.code(200).send(table.summary);
  });

  serveWhatIf(app, { registry, lookUp, checkKey, bounds });
  serveShares(app, { registry, lookUp, bounds });

  // After a game, anybody who has the code may see everything.
  serveGames(app, registry.archive, { lookUp, bounds });
}
