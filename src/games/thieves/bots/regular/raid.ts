import type { Table, Worth } from './table.ts';

/** The table after an immediate raid; an average, if it is not certain who is the richest. [TH-4.2] */
export const afterRaid = (table: Table): Table => raided(table, 0, 1);

/** The table after a later raid by somebody. The bot does not count on escaping it. */
export const afterLaterRaid = (table: Table): Table =>
  raided(table, table.tuning.driftPerPlay * table.playsLeft, table.tuning.caught);

/**
 * The bot considers one raid only, so it expects no more cars after it. If it expected another one after its own raid,
 * but not after a raid by others, it would call the police on itself. [TH-4.3]
 */
function raided({ me, loot, playsLeft, tuning }: Table, drift: number, othersCaught: number): Table {
  const left: Worth[] = [];
  for (const mine of loot) {
    const kept = 1 - (left.length === me ? 1 : othersCaught) * chanceToLose(mine, loot, drift);
    left.push({ atRaid: kept * mine.atRaid, atEnd: kept * mine.atEnd, unsure: 0 });
  }
  return { me, loot: left, cars: 0, playsLeft, carsPerPlay: 0, tuning };
}

/** The probability that nobody has more: those who tie for richest lose, too. [TH-4.2] */
function chanceToLose(mine: Worth, all: readonly Worth[], drift: number): number {
  let chance = 1;
  for (const other of all) {
    if (other !== mine) chance *= chanceToMatch(mine, other, drift);
    if (chance === 0) return 0;
  }
  return chance;
}

/**
 * The probability that `mine` is at least `other`: a smooth step, steep if all cards are known. Counts are whole
 * numbers, so the step lies half a bag below a tie.
 */
function chanceToMatch(mine: Worth, other: Worth, drift: number): number {
  const spread = Math.sqrt(mine.unsure + other.unsure + drift) + steepest;
  const height = 0.5 + (mine.atRaid - other.atRaid + 0.5) / (4 * spread);
  return height <= 0 ? 0 : height >= 1 ? 1 : height * height * (3 - 2 * height);
}

/** Makes the step so steep that a difference of one bag is decisive. */
const steepest = 0.1;
