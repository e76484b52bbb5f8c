import { charactersOf } from '../../../bots/characters.ts';
import { thiefWith } from './regular/index.ts';
import { tuning } from './regular/tuning.ts';

export const characters = charactersOf(thiefWith, tuning, {
  /** Bold. */
  fedora: { eagerness: 0.65 },
  /** Greedy. */
  cigar: { thrift: 0.85, eagerness: 0.72 },
  /** Fond of fine things. */
  fan: { leadPerPlay: 0.32 },
  /** Spiteful. */
  eyepatch: { caught: 1 },
  /** Careful. */
  bowler: { eagerness: 0.92 },
  /** Whimsical. */
  veil: { driftPerPlay: 1.1 },
  /** Patient. */
  moustache: { thrift: 1.3 },
  /** Hasty. */
  cap: { thrift: 0.75 },
});
