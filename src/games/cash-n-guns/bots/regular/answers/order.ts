import type { Seat } from '../../../../../engine/seats.ts';
import { hitsOn, type Hits } from '../danger.ts';
import type { Reading } from '../reading.ts';
import { lying, standing } from './courage.ts';

/** Leaving a gun that cannot fire is slightly better than moving it. */
const bother = 1e-6;
/** Moving a gun that may fire is slightly better, even if the bot plans to lie down. */
const relief = 1e-4;

/** The bot's prospects after this gun has been turned away. [CG-2.7] */
export function order(reading: Reading, { seat }: { readonly seat: Seat }): number {
  const { sight, me, arms } = reading;
  // A gun that aims at somebody else may turn on anybody but its old target, including the bot. [CG-2.8]
  if (sight.aims[seat] !== me) return 0;
  return best(reading, hitsOn(reading, me, seat)) + relief * arms(seat).loaded;
}

export const noOrder = (reading: Reading): number => best(reading, hitsOn(reading, reading.me, reading.me)) + bother;

const best = (reading: Reading, hits: Hits): number => Math.max(standing(reading, hits), lying(reading));
