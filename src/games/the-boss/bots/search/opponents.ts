import { bossWith, regular, type BossBot } from '../regular/index.ts';
import { tuning } from '../regular/tuning.ts';

/**
 * The opponents that a search assumes: the regular and some variants, so that it does not rely on one way of playing.
 */
export const opponents: readonly BossBot[] = [
  regular,
  bossWith('hasty', { ...tuning, patience: 0.15, boldness: 0.5 }),
  bossWith('patient', { ...tuning, patience: 0.5, deterrence: 0.6 }),
  bossWith('grudging', { ...tuning, spite: 0.4, amateur: 0.25, ticket: 0.5 }),
];
