import { gangsterWith } from '../../regular/cash-n-guns/index.ts';
import { tuning } from '../../regular/cash-n-guns/tuning.ts';

/**
 * Everybody tries to predict who stands and who lies down, and a search makes the same choice whenever the guns are the
 * same. Therefore courage depends on mood, which varies far more than a regular's.
 */
export const moody = gangsterWith('moody', { ...tuning, boldest: 3.4, mostTimid: 0.5 });
