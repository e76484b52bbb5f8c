import type { Bot } from '../../../../bots/bot.ts';
import type { ThievesMove } from '../../moves.ts';
import type { ThievesView } from '../../view.ts';
import { regular, thiefWith } from '../regular/index.ts';
import { tuning } from '../regular/tuning.ts';

/**
 * The opponents that a search assumes: the regular and some variants, so that it does not rely on one way of playing.
 */
export const opponents: readonly Bot<ThievesView, ThievesMove>[] = [
  regular,
  regular,
  thiefWith('carefree', { ...tuning, eagerness: 0.5, caught: 0.6 }),
  thiefWith('thrifty', { ...tuning, thrift: 1.6, leadPerPlay: 0.35 }),
];
