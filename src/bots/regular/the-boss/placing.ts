import { chicago } from '../../../games/the-boss/box.ts';
import type { PlaceMove } from '../../../games/the-boss/moves.ts';
import { chanceToHold } from './holding.ts';
import { gangstersIn, mayEnterChicago, type Reading } from './reading.ts';
import { tuning } from './tuning.ts';

/** What these gangsters bring there, less what they would be worth at home. */
export function worthOfPlacing(reading: Reading, move: PlaceMove): number {
  return gain(reading, move) + ticketToChicago(reading, move) - price(reading, move);
}

function gain(reading: Reading, { city, pros, amateurs }: PlaceMove): number {
  const { view, me, worth } = reading;
  const value = worth[city] ?? 0;
  const before = gangstersIn(reading, me, city);
  const held = chanceToHold(reading, city, before + pros + amateurs);
  const leader = view.leaders[city] ?? null;
  if (leader === me) return value * (held - chanceToHold(reading, city, before));
  return leader === null ? value * held : value * held * (1 + tuning.spite);
}

/** Who has no gangster in any city yet gets the right to enter Chicago later in the round. [TB-3.4] */
function ticketToChicago(reading: Reading, { city }: PlaceMove): number {
  if (reading.turnsToCome === 0 || city === chicago || mayEnterChicago(reading, reading.me)) return 0;
  return tuning.ticket * (reading.worth[chicago] ?? 0);
}

/** Experts come home after the round, so they cost only what they could do in it; amateurs are gone. [TB-2.5] */
function price({ turnsToCome, roundsToCome }: Reading, { pros, amateurs }: PlaceMove): number {
  const waiting = tuning.patience * turnsToCome;
  const amateur = tuning.amateur * Math.min(1, roundsToCome) + 2 * tuning.tieBreak;
  return pros * (waiting + tuning.tieBreak / 4) + amateurs * (waiting + amateur);
}
