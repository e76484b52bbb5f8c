import type { Seat } from '../../../engine/seats.ts';
import { ordinary } from '../../../games/cash-n-guns/box.ts';
import type { Reading } from './reading.ts';

/** How likely no hit, one, two … are. */
export type Hits = readonly number[];

/** How likely somebody is to stay on their feet by choice, as the guns point now. [CG-2.10] */
export function standsUp({ view, me, nerve }: Reading, seat: Seat): number {
  if (seat === me) return 1;
  if (!view.now.standing.includes(seat)) return 0;
  const { inPeace, atGunpoint } = nerve(seat);
  return view.now.aims.includes(seat) ? atGunpoint : inPeace;
}

/** What comes flying at somebody who stands, the bot's own bullet and that of `except` left out. [CG-2.14] */
export function hitsOn(reading: Reading, target: Seat, except: Seat): Hits {
  const { aims } = reading.view.now;
  let hits = [1];
  for (const seat of reading.view.living) {
    if (aims[seat] === target && seat !== except && seat !== reading.me) {
      const fires = standsUp(reading, seat) * reading.arms(seat).loaded;
      hits = withShot(hits, target === reading.me ? fires ** bravado(reading) : fires);
    }
  }
  return hits;
}

/** One more gun, which is so likely to hit. */
export function withShot(hits: Hits, likely: number): number[] {
  const next = Array<number>(hits.length + 1).fill(0);
  hits.forEach((odds, count) => {
    next[count] = (next[count] ?? 0) + odds * (1 - likely);
    next[count + 1] = (next[count + 1] ?? 0) + odds * likely;
  });
  return next;
}

/** How many wounds these hits are. [CG-2.14] */
export const woundsBy = ({ traits }: Reading, seat: Seat, hits: number): number =>
  hits < (traits[seat] ?? ordinary).shrugsOffHits ? hits : 0;

/** A bold player makes less of a doubtful threat than a timid one; what is certain stays certain. */
function bravado({ mood, lives, me }: Reading): number {
  return boldest + mood * (mostTimid - boldest) - (lives[me] === 1 ? fearOfDeath : 0);
}
const boldest = 1.2;
const mostTimid = 0.85;
/** On the last life everybody is more timid. */
const fearOfDeath = 0.45;
