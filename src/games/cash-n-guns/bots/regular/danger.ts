import type { Seat } from '../../../../engine/seats.ts';
import { ordinary } from '../../box.ts';
import type { Reading } from './reading.ts';

/** The probabilities of no hit, one, two … */
export type Hits = readonly number[];

/** The probability that somebody stays on their feet by choice, given the current aims. [CG-2.10] */
export function standsUp({ sight, me, nerve }: Reading, seat: Seat): number {
  if (seat === me) return 1;
  if ((sight.standing & (1 << seat)) === 0) return 0;
  const { inPeace, atGunpoint } = nerve(seat);
  return sight.threatened & (1 << seat) ? atGunpoint : inPeace;
}

/** The hits on somebody who stands, without the bot's own bullet and that of `except`. [CG-2.14] */
export function hitsOn(reading: Reading, target: Seat, except: Seat): Hits {
  const { aims, living } = reading.sight;
  let hits = [1];
  if ((reading.sight.threatened & (1 << target)) === 0) return hits;
  for (const seat of living) {
    if (aims[seat] === target && seat !== except && seat !== reading.me) {
      const fires = standsUp(reading, seat) * reading.arms(seat).loaded;
      hits = withShot(hits, target === reading.me ? fires ** bravado(reading) : fires);
    }
  }
  return hits;
}

/** The hits with one more gun, which hits with this probability. */
export function withShot(hits: Hits, likely: number): number[] {
  const next = [0];
  for (let count = 0; count < hits.length; count++) {
    const odds = hits[count] as number;
    next[count] = (next[count] as number) + odds * (1 - likely);
    next.push(odds * likely);
  }
  return next;
}

/** The number of wounds these hits cause. [CG-2.14] */
export const woundsBy = ({ traits }: Reading, seat: Seat, hits: number): number =>
  hits < (traits[seat] ?? ordinary).shrugsOffHits ? hits : 0;

/** A bold player discounts an uncertain threat more than a timid one. A certain threat stays certain. */
function bravado({ mood, lives, me, tuning }: Reading): number {
  const { boldest, mostTimid, fearOfDeath } = tuning;
  return boldest + mood * (mostTimid - boldest) - (lives[me] === 1 ? fearOfDeath : 0);
}
