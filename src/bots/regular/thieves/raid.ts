import { type Table, type Worth } from './table.ts';

/**
 * The table after a raid: on average, where it is not certain who is the richest, and with an empty middle.
 * `drift` says how much the loot may still change until then, as a variance. [TH-4.1, TH-4.2, TH-4.3]
 *
 * The bot thinks of one raid only. If it hoped for another after the one it brings itself, but not after the one
 * that others bring, it would call the police upon itself.
 */
export function afterRaid(table: Table, drift: number): Table {
  const loot: Worth[] = [];
  for (const mine of table.loot) {
    const kept = 1 - (drift > 0 && mine !== table.loot[table.me] ? 0.8 : 1) * chanceToLose(mine, table.loot, drift);
    loot.push({ atRaid: kept * mine.atRaid, atEnd: kept * mine.atEnd, unsure: 0 });
  }
  return { me: table.me, loot, cars: 0, playsLeft: table.playsLeft, carsPerPlay: 0 };
}

/** How likely it is that nobody counts more: those who tie for richest lose too. [TH-4.2] */
function chanceToLose(mine: Worth, all: readonly Worth[], drift: number): number {
  let chance = 1;
  for (const other of all) if (other !== mine) chance *= chanceToMatch(mine, other, drift);
  return chance;
}

/**
 * How likely it is that `mine` counts as much as `other` or more: a smooth step, steep where all cards are known.
 * Counts are whole numbers, so the step lies half a bag below a tie.
 */
function chanceToMatch(mine: Worth, other: Worth, drift: number): number {
  const spread = Math.sqrt(mine.unsure + other.unsure + drift) + steepest;
  const height = 0.5 + (mine.atRaid - other.atRaid + 0.5) / (4 * spread);
  return height <= 0 ? 0 : height >= 1 ? 1 : height * height * (3 - 2 * height);
}

/** Makes the step so steep that one bag more or less is certain to count. */
const steepest = 0.1;
