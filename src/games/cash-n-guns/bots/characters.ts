import { charactersOf } from '../../../bots/characters.ts';
import { gangsterWith } from './regular/index.ts';
import { tuning } from './regular/tuning.ts';

export const characters = charactersOf(gangsterWith, tuning, {
  /** Bold. */
  fedora: { boldest: 1.4, mostTimid: 1, fearOfDeath: 0.35 },
  /** Greedy. */
  cigar: { usualSpoils: 75, desk: 11, zeal: 0.35 },
  /** Fond of fine things. */
  fan: { zeal: 0.6, desk: 14 },
  /** Spiteful. */
  eyepatch: { spite: 0.25, usualSpoils: 78 },
  /** Careful. */
  bowler: { boldest: 1.05, mostTimid: 0.75, fearOfDeath: 0.5 },
  /** Whimsical. */
  veil: { whim: 0.7, least: 0.2, most: 0.8 },
  /** Patient. */
  moustache: { usualSpoils: 98, useLater: 5 },
  /** Hasty. */
  cap: { usualSpoils: 70, boldest: 1.3 },
});
