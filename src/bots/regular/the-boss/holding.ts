import { chicago, type City } from '../../../games/the-boss/box.ts';
import { gangstersIn, mayEnterChicago, type Reading, type Rival } from './reading.ts';
import { tuning } from './tuning.ts';

/** How likely so many gangsters are to lead a city until the end of the round. */
export function chanceToHold(reading: Reading, city: City, gangsters: number): number {
  let chance = 1;
  for (const rival of reading.rivals) {
    const needed = gangsters - gangstersIn(reading, rival.seat, city) + 1;
    if (!canTake(reading, rival, city, needed)) continue;
    const perTurn = tuning.boldness * tuning.deterrence ** (needed - 1);
    chance *= (1 - perTurn) ** rival.turns;
  }
  return chance;
}

/** Whether a rival could still lead this city by the rules. [TB-3.2, TB-3.3, TB-3.4, TB-3.5] */
function canTake(reading: Reading, rival: Rival, city: City, needed: number): boolean {
  const player = reading.view.players[rival.seat];
  if (!player || rival.gangsters < needed || player.banishedFrom === city) return false;
  if (rival.pros + (player.pros[city] ?? 0) === 0) return false;
  return city !== chicago || mayEnterChicago(reading, rival.seat) || rival.turns > 1;
}
