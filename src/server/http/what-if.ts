import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { OpenedTable, ProblemAnswer } from '../../protocol/http.ts';
import { whatIfSchema, type FinishedGame } from '../../protocol/messages.ts';
import { refuse } from './games.ts';
import type { Answer, Archive } from '../registry/archive.ts';
import { longestRecord, type Bounds } from '../limits/bounds.ts';
import type { LookUp } from './lookup.ts';
import type { Shares } from '../registry/shared-games/shares.ts';
import type { TableRegistry } from '../registry/table-registry.ts';
import type { KeyCheck } from './table-key.ts';
import { visitorOf } from './visitor.ts';

interface Services {
  readonly registry: TableRegistry;
  readonly lookUp: LookUp;
  readonly checkKey: KeyCheck;
  readonly bounds: Bounds;
}
type RecordText = Answer<{ readonly text: string }>;

/** Opens tables at which somebody plays a finished game on from one of its decisions. */
export function serveWhatIf(app: FastifyInstance, { registry, lookUp, checkKey, bounds }: Services): void {
  // Half of a record may be quotation marks, and each of them takes two characters in JSON.
  const options = {
    bodyLimit: 2 * longestRecord,
    config: { rateLimit: { max: bounds.whatIfsPerMinute } },
  };
  app.post<{ Reply: { 201: OpenedTable; '4xx': ProblemAnswer } }>('/api/what-if', options, async (request, reply) => {
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
}

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
