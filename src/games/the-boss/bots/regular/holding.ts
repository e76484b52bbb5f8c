import { chicago, places, type City } from '../../box.ts';
import { gangstersIn, mayEnterChicago, type Reading, type Rival } from './reading.ts';
import type { Sight } from './sight.ts';

/** The probability that this many gangsters lead a city until the end of the round. */
export function chanceToHold({ sight, rivals, tables }: Reading, city: City, gangsters: number): number {
  let chance = 1;
  for (let index = 0; index < rivals.length; index++) {
    const rival = rivals[index] as Rival;
    const needed = gangsters - gangstersIn(sight, rival.seat, city) + 1;
    if (canTake(sight, rival, city, needed)) chance *= tables.left[needed]?.[rival.turns] ?? 1;
  }
  return chance;
}

/** Whether a rival could still lead this city by the rules. [TB-3.2, TB-3.3, TB-3.4, TB-3.5] */
function canTake(sight: Sight, { seat, gangsters, pros, turns }: Rival, city: City, needed: number): boolean {
  if (gangsters < needed || sight.banishedFrom[seat] === city) return false;
  if (pros + (sight.pros[seat * places + city] as number) === 0) return false;
  return city !== chicago || mayEnterChicago(sight, seat) || turns > 1;
}
