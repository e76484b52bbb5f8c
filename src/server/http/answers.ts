import { Readable as Stream } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProblemAnswer } from '../../protocol/http.ts';
import type { Problem } from '../../protocol/messages.ts';
import { problemOf, readingProblemOf } from '../../room/stored-table.ts';
import type { Answer, Readable } from '../registry/archive.ts';

/** The headers of every answer. Pages load everything from this server, and run no inline scripts. */
export const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

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

/** Fastify answers a URL that it cannot decode before any hook runs. */
export function answerUndecodable({ statusCode = 400 }: { readonly statusCode?: number }, reply: FastifyReply): void {
  void reply
    .code(statusCode)
    .headers(headers)
    .send({ problem: 'malformed' } satisfies ProblemAnswer);
}

/** What went wrong reads the same at every URL, so all of them share this. */
export function answerErrors(app: FastifyInstance, report: (error: unknown) => void): void {
  app.setErrorHandler((error: { statusCode?: number }, { method }, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) report(error);
    const ours = method === 'GET' ? readingProblemOf : problemOf;
    const problem: ProblemAnswer['problem'] =
      status === 429 ? 'too-fast' : status === 413 ? 'too-large' : status < 500 ? 'malformed' : ours(error);
    return reply.code(status).send({ problem });
  });
}
