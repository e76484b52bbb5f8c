import { ordinary } from '../../../box.ts';
import { hitsOn, woundsBy, type Hits } from '../danger.ts';
import { boost, chanceToWin } from '../race.ts';
import type { Reading } from '../reading.ts';
import { takings } from '../takings.ts';
import { billOnTable } from '../worth.ts';
import { hitGain } from './aim.ts';

/** The bot's probability of winning if it stands and faces these hits. [CG-2.13] */
export function standing(reading: Reading, hits: Hits): number {
  const { race, me } = reading;
  const share = boost(race, takings(reading));
  let chance = 0;
  for (let count = 0; count < hits.length; count++) {
    const wounds = woundsBy(reading, me, count);
    chance += (hits[count] as number) * chanceToWin(race, wounds === 0 ? share : shotDown(reading, wounds));
  }
  return chance + shotGain(reading);
}

/** What the bot's own bullet is likely to do. At this point it frightens nobody any more. */
function shotGain(reading: Reading): number {
  const { sight, me } = reading;
  const target = sight.aims[me] ?? -1;
  return target < 0 || reading.arms(me).loaded === 0 ? 0 : Math.max(0, hitGain(reading, target));
}

/** What happens to the bot's weight after this many more wounds. */
function shotDown(reading: Reading, wounds: number): number {
  const { sight, me, lives, roundsLeft } = reading;
  const left = (lives[me] ?? 0) - wounds;
  if (left <= 0) return 0;
  return sight.options.rulebook === 'polish' ? down(reading, left) : lifeRatio(reading, left, roundsLeft);
}

/** Lying costs the share. [CG-2.11] */
export const lying = (reading: Reading): number =>
  chanceToWin(reading.race, down(reading, reading.lives[reading.me] ?? 0));

/** What powers bring when the bot goes down with this many lives. [CG-6.doctor, CG-6.stealthy] */
function down(reading: Reading, left: number): number {
  const { sight, me, race, traits, roundsLeft } = reading;
  const { healsDown, billDown, deadlyWounds } = traits[me] ?? ordinary;
  const healed = Math.min(left + healsDown, deadlyWounds);
  return lifeRatio(reading, healed, roundsLeft) * boost(race, billOnTable(sight, billDown));
}

const lifeRatio = ({ lives, me, survival }: Reading, left: number, roundsLeft: number): number =>
  survival(left, roundsLeft) / survival(lives[me] ?? 0, roundsLeft);

/** Whether to stand (Banzai!) or to lie down. [CG-2.10] */
export function courage(reading: Reading, move: { readonly kind: 'stand' | 'lie-down' }): number {
  return move.kind === 'stand' ? standing(reading, hitsOn(reading, reading.me, reading.me)) : lying(reading);
}
