import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { tableCode } from '../protocol/messages.ts';
import type { Answer } from './archive.ts';
import type { Bounds } from './bounds.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './table/live-table.ts';

/** Asks something about the table with this code, for whoever sent the request. */
export type LookUp = <T extends object>(
  request: FastifyRequest,
  code: string,
  ask: () => Promise<Answer<T>>,
) => Promise<Answer<T>>;

/** The question for the table itself. */
export const tableAt = (hall: Hall, code: string) => async (): Promise<Answer<LiveTable>> =>
  (await hall.find(code)) ?? { problem: 'no-such-table' };

/**
 * Codes are short, so nobody may try them all. An address that asked for too many tables that do not exist gets no answer
 * for a while, not even for a code that is right: otherwise the refusals would tell which codes are wrong.
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
    // A text that cannot be the code of a table is not looked for in the store.
    const answer = v.is(tableCode, code) ? await ask() : ({ problem: 'no-such-table' } as const);
    const isMiss = 'problem' in answer && answer.problem === 'no-such-table';
    // Others of the same address may have been wrong in the meantime.
    return (await (isMiss ? isOneTooMany(request) : isUsedUp(request))) ? tooFast : answer;
  };
}
