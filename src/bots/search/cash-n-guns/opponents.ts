import { gangsterWith, regular, type CashBot } from '../../regular/cash-n-guns/index.ts';
import { tuning } from '../../regular/cash-n-guns/tuning.ts';

/**
 * The opponents that a search assumes: the regular and some variants, so that it does not rely on one way of playing.
 */
export const opponents: readonly CashBot[] = [
  regular,
  regular,
  gangsterWith('bold', { ...tuning, boldest: 1.6, mostTimid: 1.1, usualSpoils: 70 }),
  gangsterWith('careful', { ...tuning, boldest: 1, mostTimid: 0.6, usualSpoils: 105 }),
  gangsterWith('whimsical', { ...tuning, whim: 0.8, least: 0.25, most: 0.75, leadPerRound: 13 }),
];
