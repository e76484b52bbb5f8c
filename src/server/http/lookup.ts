import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { tableCode } from '../../protocol/messages.ts';
import type { Answer } from '../registry/archive.ts';
import type { Bounds } from '../limits/bounds.ts';
import { Guesses } from '../limits/guesses.ts';
import type { TableRegistry } from '../registry/table-registry.ts';
import type { Room } from '../../room/room.ts';

/** Answers a request about the table with this code, unless its address has guessed too many codes. */
export type LookUp = <T extends object>(
  request: FastifyRequest,
  code: string,
  ask: () => Promise<Answer<T>>,
) => Promise<Answer<T>>;

/** Looks up the table itself. */
export const tableAt = (registry: TableRegistry, code: string) => async (): Promise<Answer<Room>> =>
  (await registry.find(code)) ?? { problem: 'no-such-table' };

/** Keeps strangers from finding tables by trying codes, which are short. */
export function lookUpIn(bounds: Bounds): LookUp {
  const { missesPerMinute: ofAddress, networkMissesPerMinute: ofNetwork, allMissesPerMinute: inAll } = bounds;
  const guesses = new Guesses({ ofAddress, ofNetwork, inAll });
  const tooFast = { problem: 'too-fast' } as const;
  return async ({ ip }, code, ask) => {
    if (guesses.mustWait(ip)) return tooFast;
    // The store is not asked about a text that cannot be a code.
    const answer = v.is(tableCode, code) ? await ask() : ({ problem: 'no-such-table' } as const);
    const isMiss = 'problem' in answer && answer.problem === 'no-such-table';
    // Other requests from the same address may have missed in the meantime.
    return (isMiss ? guesses.mayHear(ip) : !guesses.mustWait(ip)) ? answer : tooFast;
  };
}
