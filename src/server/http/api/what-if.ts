import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { OpenedTable, ProblemAnswer } from '../../../protocol/http.ts';
import { whatIfSchema, type FinishedGame } from '../../../protocol/messages.ts';
import { longestRecord } from '../../limits/bounds.ts';
import { visitorOf } from '../../limits/visitor.ts';
import type { Answer, Archive } from '../../registry/archive.ts';
import type { Shares } from '../../registry/shared-games/shares.ts';
import { refuse } from '../answers.ts';
import type { LookUp } from '../lookup.ts';
import type { Services } from '../services.ts';

type RecordText = Answer<{ readonly text: string }>;

/** `/api/what-if`: opens tables at which somebody plays a finished game on from one of its decisions. */
export const whatIf: FastifyPluginCallback<Services> = (app, { registry, lookUp, checkKey, bounds }, done) => {
  // Half of a record may be quotation marks, and each of them takes two characters in JSON.
  const options = {
    bodyLimit: 2 * longestRecord,
    config: { rateLimit: { max: bounds.whatIfsPerMinute } },
  };
  app.post<{ Reply: { 201: OpenedTable; '4xx': ProblemAnswer } }>('', options, async (request, reply) => {
    const input = v.safeParse(whatIfSchema, request.body);
    if (!input.success) return reply.code(400).send({ problem: 'malformed' });
    const { from, key, ...wish } = input.output;
    const problem = checkKey(request, key);
    if (problem) return refuse(reply, problem);
    const record = await recordFor(request, from, { archive: registry.archive, shares: registry.shares, lookUp });
    if ('problem' in record) return refuse(reply, record.problem);
    const opened = await registry.openWhatIf({ ...wish, text: record.text }, visitorOf(request));
    return 'code' in opened ? reply.code(201).send(opened) : refuse(reply, opened.problem);
  });
  done();
};

interface Sources {
  readonly archive: Archive;
  readonly shares: Shares;
  readonly lookUp: LookUp;
}

async function recordFor(
  request: FastifyRequest,
  from: FinishedGame,
  { archive, shares, lookUp }: Sources,
): Promise<RecordText> {
  if (from.at === 'file') return from.text.length > longestRecord ? { problem: 'too-large' } : from;
  const found =
    from.at === 'shared'
      ? await shares.record(from.id)
      : await lookUp(request, from.code, () => archive.record(from.code, from.number));
  if ('problem' in found) return found;
  let text = '';
  for await (const some of found.text) {
    text += some;
    if (text.length > longestRecord) return { problem: 'too-large' };
  }
  return { text };
}
