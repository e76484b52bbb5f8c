import { Readable as Stream } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EndedGamesAnswer, ProblemAnswer } from '../../protocol/http.ts';
import type { Problem } from '../../protocol/messages.ts';
import type { Answer, Archive, Readable } from '../registry/archive.ts';
import type { Bounds } from '../limits/bounds.ts';
import type { LookUp } from './lookup.ts';

interface AtTable {
  Params: { code: string };
}
interface AtGame {
  Params: { code: string; number: string };
}

/** The HTTP status of each problem. All others answer 409: the same request may succeed later. */
const statusOf: Partial<Readonly<Record<Problem, number>>> = {
  'no-such-table': 404,
  'no-such-record': 404,
  'no-such-share': 404,
  'key-needed': 403,
  'wrong-key': 403,
  'not-played': 403,
  'too-fast': 429,
};

/** Serves the ended games of a table to anybody who has its code. */
export function serveGames(
  app: FastifyInstance,
  archive: Archive,
  { lookUp, bounds }: { readonly lookUp: LookUp; readonly bounds: Bounds },
): void {
  const options = { config: { rateLimit: { max: bounds.recordsPerMinute } } };
  app.get<AtTable>('/api/tables/:code/record', options, async (request, reply) => {
    const { code } = request.params;
    return sendText(reply, await lookUp(request, code, () => archive.record(code)));
  });
  app.get<AtTable>('/api/tables/:code/games', options, async (request, reply) => {
    const { code } = request.params;
    const games = await lookUp(request, code, () => archive.list(code));
    if ('problem' in games) return refuse(reply, games.problem);
    return reply.send({ games } satisfies EndedGamesAnswer);
  });
  app.get<AtGame>('/api/tables/:code/games/:number/record', options, async (request, reply) => {
    const { code, number } = request.params;
    return sendText(reply, await lookUp(request, code, () => archive.record(code, Number(number))));
  });
  app.get<AtGame>('/api/tables/:code/games/:number/log', options, async (request, reply) => {
    const { code, number } = request.params;
    return sendText(reply, await lookUp(request, code, () => archive.log(code, Number(number))));
  });
}

export function refuse(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(statusOf[problem] ?? 409).send({ problem } satisfies ProblemAnswer);
}

export function sendText(reply: FastifyReply, found: Answer<Readable>): FastifyReply {
  if ('problem' in found) return refuse(reply, found.problem);
  return reply
    .header('content-type', 'application/jsonl; charset=utf-8')
    .header('content-disposition', `attachment; filename="${found.name}.jsonl"`)
    .send(Stream.from(found.text));
}
