import type { Seat } from '../../../../../engine/seats.ts';
import { bang, click, rounds, type Bullet } from '../../../box.ts';
import { hitsOn } from '../danger.ts';
import { boost, chanceToWin } from '../race.ts';
import type { Reading } from '../reading.ts';
import { lying, standing } from './courage.ts';

/** Keeping what one has is better than a negligible gain. */
const bother = 1e-6;

/** The bullet that best fits the current aims. [CG-6.cunning] */
export function swapBullet(reading: Reading, { bullet }: { readonly bullet: Bullet }): number {
  const { race, me, roundsLeft, tuning } = reading;
  const loaded = bullet === bang ? 1 : 0;
  const armed = { ...reading, arms: (seat: Seat) => (seat === me ? { loaded, inHand: 0 } : reading.arms(seat)) };
  const best = Math.max(standing(armed, hitsOn(armed, me, me)), lying(armed));
  const spent = loaded === 1 && roundsLeft > 0 ? tuning.useLater : 0;
  return best - chanceToWin(race, 1) + chanceToWin(race, boost(race, -spent));
}

export const keepBullet = (reading: Reading): number =>
  swapBullet(reading, { bullet: reading.sight.bullet ?? click }) + bother;

/** Prefers the hand that is most likely to hold a Bang!. [CG-6.hustler] */
export const drawFrom = ({ sight, arms }: Reading, { seat }: { readonly seat: Seat }): number =>
  arms(seat).inHand / (rounds - sight.round + 1);

/** A Bang! for a Click is good as long as there is a round to fire it in. [CG-6.good-friend] */
export const fetch = (_reading: Reading, { bullet }: { readonly bullet: Bullet }): number =>
  bullet === click ? 1 : -1;
export const noFetch = (): number => 0;

/** A Click is given away before a Bang!, to the pile or to another player. [CG-3.4, CG-6.smart, CG-6.hustler] */
export const partWith = (_reading: Reading, { bullet }: { readonly bullet: Bullet }): number =>
  bullet === click ? 1 : 0;
