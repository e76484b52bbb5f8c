import { gangsterWith, regular, type CashBot } from '../regular/index.ts';
import { tuning } from '../regular/tuning.ts';
import { pokerFace } from './poker-face.ts';

/** The regular and some variants. The evaluation was fitted on games between them. */
export const gangsters: readonly CashBot[] = [
  regular,
  regular,
  gangsterWith('bold', { ...tuning, boldest: 1.6, mostTimid: 1.1, usualSpoils: 70 }),
  gangsterWith('careful', { ...tuning, boldest: 1, mostTimid: 0.6, usualSpoils: 105 }),
  gangsterWith('whimsical', { ...tuning, whim: 0.8, least: 0.25, most: 0.75, leadPerRound: 13 }),
];

/** The opponents that a search assumes, so that it relies neither on one way of playing nor on reading everybody. */
export const opponents: readonly Pick<CashBot, 'chooseIn'>[] = [...gangsters, pokerFace, pokerFace];
