import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { tableCode } from '../../protocol/messages.ts';
import type { Answer } from '../registry/archive.ts';
import type { Bounds } from '../limits/bounds.ts';
import type { TableRegistry } from '../registry/table-registry.ts';
import type { LiveTable } from '../../room/live-table.ts';

/** Answers a request about the table with this code, unless its address has guessed too many codes. */
export type LookUp = <T extends object>(
  request: FastifyRequest,
  code: string,
  ask: () => Promise<Answer<T>>,
) => Promise<Answer<T>>;

/** Looks up the table itself. */
export const tableAt = (registry: TableRegistry, code: string) => async (): Promise<Answer<LiveTable>> =>
  (await registry.find(code)) ?? { problem: 'no-such-table' };

/**
 * Keeps strangers from finding tables by trying codes, which are short. An address that asked for too many tables that do
 * not exist gets no answer for a while, not even for a right code: otherwise the refusals would tell which codes are right.
 */
export function lookUpIn(app: FastifyInstance, { missesPerMinute }: Bounds): LookUp {
  const misses = app.createRateLimit({ max: missesPerMinute });
  const tooFast = { problem: 'too-fast' } as const;
  const isUsedUp = async (request: FastifyRequest) => {
    const count = await misses(request, { increment: false });
    return !count.isAllowed && count.remaining === 0;
  };
  const isOneTooMany = async (request: FastifyRequest) => {
    const count = await misses(request);
    return !count.isAllowed && count.isExceeded;
  };
  return async (request, code, ask) => {
    if (await isUsedUp(request)) return tooFast;
    // The store is not asked about a text that cannot be a code.
    const answer = v.is(tableCode, code) ? await ask() : ({ problem: 'no-such-table' } as const);
    const isMiss = 'problem' in answer && answer.problem === 'no-such-table';
    // Other requests from the same address may have missed in the meantime.
    return (await (isMiss ? isOneTooMany(request) : isUsedUp(request))) ? tooFast : answer;
  };
}
