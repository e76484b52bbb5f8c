import { charactersOf } from '../../../bots/characters.ts';
import { bossWith } from './regular/index.ts';
import { tuning } from './regular/tuning.ts';

export const characters = charactersOf(bossWith, tuning, {
  /** Bold. */
  fedora: { boldness: 0.37, amateur: 0.4 },
  /** Greedy. */
  cigar: { patience: 0.26, spite: 0 },
  /** Fond of fine things. */
  fan: { ticket: 0.4, cityPerRound: 0.6 },
  /** Spiteful. */
  eyepatch: { spite: 0.18 },
  /** Careful. */
  bowler: { boldness: 0.5, patience: 0.34 },
  /** Whimsical. */
  veil: { rumour: 0.45, tieBreak: 0.05 },
  /** Patient. */
  moustache: { patience: 0.38 },
  /** Hasty. */
  cap: { patience: 0.26 },
});
