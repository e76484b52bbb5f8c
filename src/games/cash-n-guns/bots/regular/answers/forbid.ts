import type { Seat } from '../../../../../engine/seats.ts';
import { allShares, typeOf, type Share } from '../../../box.ts';
import type { MoveOf } from '../../../moves.ts';
import { seatsIn } from '../../../rules/seating.ts';
import { boost, chanceAgainst, chanceToWin } from '../race.ts';
import type { Reading } from '../reading.ts';
import { everyTurn } from '../takings.ts';
import { worthTo } from '../worth.ts';

/** The ban can be used once. This is the worth, in thousands, of keeping it for another share. */
const keptBan = 1.5;

/** What a ban takes from the player who named the share, and what it leaves for the bot. [CG-6.dictator] */
export function forbid(reading: Reading, { type }: MoveOf<'forbid'>): number {
  const { sight, race } = reading;
  const { picker, named } = sight;
  const lost = Math.max(
    ...named.filter((share) => typeOf[share] === type).map((share) => worthTo(reading, picker, share)),
  );
  const instead = bestOfOtherTypes(reading, type);
  const loss = lost - (instead === undefined ? 0 : worthTo(reading, picker, instead));
  return chanceAgainst(race, boost(race, left(reading, named[0] ?? 0, instead)), picker, boost(race, -loss));
}

export const allow = ({ race }: Reading): number => chanceToWin(race, boost(race, keptBan));

/** Not forbidding costs nothing. */
export const waveOn = (): number => 0;

function bestOfOtherTypes(reading: Reading, type: number): Share | undefined {
  const { picker } = reading.sight;
  let best: Share | undefined;
  for (const share of allShares) {
    if ((reading.sight.table[share] ?? 0) === 0 || typeOf[share] === type) continue;
    if (best === undefined || worthTo(reading, picker, share) > worthTo(reading, picker, best)) best = share;
  }
  return best;
}

/** How much more the bot may take if this share stays on the table and another one goes. */
function left(reading: Reading, share: Share, instead: Share | undefined): number {
  const { sight, me } = reading;
  const spoils = reading.spoils();
  const standing = seatsIn(sight.standing);
  const players = standing.length;
  const turns = (without: Share | undefined) => {
    const rest = spoils.slice();
    if (without !== undefined) rest.splice(rest.indexOf(worthTo(reading, me, without)), 1);
    return everyTurn(rest, turnsBefore(standing, sight.picker, me), players);
  };
  return turns(instead) - turns(share);
}

/** The number of players who take a share after the picker and before the bot. */
function turnsBefore(standing: readonly Seat[], picker: Seat, me: Seat): number {
  const places = standing.length;
  return (standing.indexOf(me) - standing.indexOf(picker) - 1 + places) % places;
}
