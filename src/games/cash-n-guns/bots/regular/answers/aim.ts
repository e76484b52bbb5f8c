import type { Seat } from '../../../../../engine/seats.ts';
import { hitsOn, standsUp, withShot, woundsBy, type Hits } from '../danger.ts';
import { boost, chanceAgainst } from '../race.ts';
import type { Reading } from '../reading.ts';
import { averageCard, worthTo } from '../worth.ts';

/** How much likelier the bot is to win if it aims at this player. */
export function aimGain(reading: Reading, target: Seat): number {
  // A player who is out of the round can neither be hurt nor be frightened. [CG-2.5]
  if ((reading.sight.standing & (1 << target)) === 0) return -1;
  const { atGunpoint } = reading.nerve(target);
  const calm = standsUp(reading, target);
  const prospects = prospectsAgainst(reading, target);
  return prospects(Math.min(calm, atGunpoint), reading.arms(reading.me).loaded) - prospects(calm, 0);
}

/** The same after everybody has seen the aim: only what the bullet does. */
export function hitGain(reading: Reading, target: Seat): number {
  const stands = standsUp(reading, target);
  const prospects = prospectsAgainst(reading, target);
  return prospects(stands, reading.arms(reading.me).loaded) - prospects(stands, 0);
}

/**
 * The bot's probability of winning against a target that may stand, lie, be hit or die, as a function of how likely the
 * target is to stand and the bot's bullet to be a Bang!.
 */
function prospectsAgainst(reading: Reading, target: Seat): (stands: number, shot: number) => number {
  const others = hitsOn(reading, target, target);
  const unhurt = chanceAgainst(reading.race, 1, target, boost(reading.race, shareOf(reading, target)));
  return (stands, shot) =>
    stands * againstStanding(reading, target, { hits: withShot(others, shot), unhurt }) +
    (1 - stands) * againstLying(reading, target, shot);
}

interface Exchange {
  readonly hits: Hits;
  /** The bot's probability of winning if the target stays unhurt. */
  readonly unhurt: number;
}

function againstStanding(reading: Reading, target: Seat, { hits, unhurt }: Exchange): number {
  const { race, lives, roundsLeft, survival } = reading;
  const before = survival(lives[target] ?? 0, roundsLeft);
  let chance = 0;
  for (let count = 0; count < hits.length; count++) {
    const odds = hits[count] as number;
    if (odds === 0) continue;
    const wounds = woundsBy(reading, target, count);
    const left = (lives[target] ?? 0) - wounds;
    const mine = left > 0 ? 1 : boost(race, inherited(reading, target));
    chance += odds * (wounds === 0 ? unhurt : chanceAgainst(race, mine, target, survival(left, roundsLeft) / before));
  }
  return chance;
}

/** A player who lies down takes nothing; some powers steal from them. [CG-6.professional] */
function againstLying(reading: Reading, target: Seat, shot: number): number {
  const { race, me, traits } = reading;
  const peaceful = chanceAgainst(race, 1, target, 1);
  if (shot === 0 || !traits[me]?.robsTheLying) return peaceful;
  const { toMe, toOwner } = averageCard(reading, target);
  return (1 - shot) * peaceful + shot * chanceAgainst(race, boost(race, toMe), target, boost(race, -toOwner));
}

/** What the bot inherits from a dead player, in thousands. [CG-6.vulture] */
function inherited(reading: Reading, dead: Seat): number {
  const cards = Math.min(reading.traits[reading.me]?.cardsOfTheDead ?? 0, reading.sight.loot[dead]?.length ?? 0);
  return cards * averageCard(reading, dead).toMe;
}

/** An equal part of the table at its worth to the target, in thousands. */
function shareOf(reading: Reading, target: Seat): number {
  const { table, living } = reading.sight;
  let sum = 0;
  for (let share = 0; share < table.length; share++) {
    const count = table[share] as number;
    if (count > 0) sum += count * worthTo(reading, target, share);
  }
  return sum / living.length;
}
