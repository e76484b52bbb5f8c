import type { MoveOf } from '../../../moves.ts';
import { withoutShare } from '../holdings.ts';
import { boost, chanceAgainst, chanceToWin } from '../race.ts';
import type { Reading } from '../reading.ts';
import { averageCard, worthTo } from '../worth.ts';

/** The trade can be made once per sharing, so a small gain is not worth it. */
const keptTrade = 1;

/**
 * Trades the share just taken, which is the last one of the bot's loot, for a random card of theirs. [CG-6.junk-dealer]
 */
export function trade(reading: Reading, { seat }: MoveOf<'trade'>): number {
  const { sight, me, race } = reading;
  const share = sight.loot[me]?.at(-1) ?? 0;
  const rest = withoutShare(reading, share);
  const { toMe, toOwner } = averageCard(rest, seat);
  const mine = toMe - worthTo(rest, me, share);
  return chanceAgainst(race, boost(race, mine), seat, boost(race, worthTo(rest, seat, share) - toOwner));
}

export const noTrade = ({ race }: Reading): number => chanceToWin(race, boost(race, keptTrade));
