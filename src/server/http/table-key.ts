import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../../protocol/messages.ts';
import type { Bounds } from '../limits/bounds.ts';
import { Guesses } from '../limits/guesses.ts';

/** Why this request may not open a table, if its key is the reason. */
export type KeyCheck = (request: FastifyRequest, given: string | undefined) => Problem | undefined;

/** If the server has a key, only requests with this key may open tables. */
export function keyCheck(key: string | undefined, bounds: Bounds): KeyCheck {
  if (key === undefined) return () => undefined;
  const { wrongKeysPerMinute: ofAddress, networkWrongKeysPerMinute: ofNetwork, allWrongKeysPerMinute: inAll } = bounds;
  const guesses = new Guesses({ ofAddress, ofNetwork, inAll });
  const right = digest(key);
  return ({ ip }, given) => {
    if (given === undefined) return 'key-needed';
    if (guesses.mustWait(ip)) return 'too-fast';
    if (timingSafeEqual(digest(given), right)) return undefined;
    return guesses.mayHear(ip) ? 'wrong-key' : 'too-fast';
  };
}

/** Digests have the same length whatever was given, so comparing them takes the same time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
