import { gangsterWith } from '../../regular/cash-n-guns/index.ts';
import { tuning } from '../../regular/cash-n-guns/tuning.ts';

/**
 * Who stands and who lies down is what everybody tries to foresee, and a search that weighs it chooses alike whenever the
 * guns are alike. So courage is a matter of mood, and the mood changes far more than a regular's.
 */
export const moody = gangsterWith('moody', { ...tuning, boldest: 3.4, mostTimid: 0.5 });
