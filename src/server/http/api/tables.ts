import type { FastifyPluginCallback } from 'fastify';
import * as v from 'valibot';
import type { OpenedTable, ProblemAnswer, RefusedAnswer, TableSummary } from '../../../protocol/http.ts';
import { openSchema } from '../../../protocol/messages.ts';
import { longestBody } from '../../limits/bounds.ts';
import { visitorOf } from '../../limits/visitor.ts';
import { refuse } from '../answers.ts';
import { tableAt } from '../lookup.ts';
import type { Services } from '../services.ts';
import { serveGames } from './tables/games.ts';
import { serveShares } from './tables/shares.ts';

interface AtTable {
  Params: { code: string };
  Reply: { 200: TableSummary; '4xx': ProblemAnswer };
}

/** `/api/tables`: opens tables, and says what anybody with a code may know of one. */
export const tables: FastifyPluginCallback<Services> = (app, services, done) => {
  const { registry, lookUp, checkKey, bounds } = services;
  const fewTables = { bodyLimit: longestBody, config: { rateLimit: { max: bounds.tablesPerMinute } } };
  app.post<{ Reply: { 201: OpenedTable; 400: ProblemAnswer | RefusedAnswer; '4xx': ProblemAnswer } }>(
    '',
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
  app.get<AtTable>('/:code', asOftenAsPagesConnect, async (request, reply) => {
    const { code } = request.params;
    const table = await lookUp(request, code, tableAt(registry, code));
    return 'problem' in table ? refuse(reply, table.problem) : reply.code(200).send(table.summary);
  });

  serveGames(app, services);
  serveShares(app, services);
  done();
};
