import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem } from '../../protocol/messages.ts';
import type { Bounds } from '../limits/bounds.ts';

/** Why this request may not open a table, if its key is the reason. */
export type KeyCheck = (request: FastifyRequest, given: string | undefined) => Promise<Problem | undefined>;

/**
 * If the server has a key, only requests with this key may open tables. An address that has tried too many wrong keys
 * gets no answer for a while, not even for the right key: otherwise the refusals would tell which key is right.
 */
export function keyCheck(
  app: FastifyInstance,
  key: string | undefined,
  { wrongKeysPerMinute }: Pick<Bounds, 'wrongKeysPerMinute'>,
): KeyCheck {
  if (key === undefined) return () => Promise.resolve(undefined);
  const tries = app.createRateLimit({ max: wrongKeysPerMinute });
  const right = digest(key);
  const isUsedUp = async (request: FastifyRequest) => {
    const count = await tries(request, { increment: false });
    return !count.isAllowed && count.remaining === 0;
  };
  return async (request, given) => {
    if (given === undefined) return 'key-needed';
    if (await isUsedUp(request)) return 'too-fast';
    if (timingSafeEqual(digest(given), right)) return undefined;
    const count = await tries(request);
    // Other requests from the same address may have failed in the meantime.
    return !count.isAllowed && count.isExceeded ? 'too-fast' : 'wrong-key';
  };
}

/** Digests have the same length whatever was given, so comparing them takes the same time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
