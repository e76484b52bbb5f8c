import { carsForRaid } from '../../box.ts';
import { afterLaterRaid } from './raid.ts';
import type { Table } from './table.ts';

/** The bot's probability of winning, from 0 to 1: either no more raid comes, or one does. */
export function prospects(table: Table): number {
  const raid = chanceOfRaid(table);
  return (1 - raid) * chanceToWin(table) + raid * chanceToWin(afterLaterRaid(table));
}

/** The probability of a raid before the end, if police cars come one by one at a steady rate. [TH-3.2] */
export function chanceOfRaid({ cars, carsPerPlay, playsLeft, tuning }: Table): number {
  const expected = tuning.eagerness * carsPerPlay * playsLeft;
  let exactly = Math.exp(-expected);
  let tooFew = 0;
  for (let more = 0; more < carsForRaid - cars; more++) {
    tooFew += exactly;
    exactly *= expected / (more + 1);
  }
  return 1 - tooFew;
}

/** If the loot stays as it is. The longer the game still lasts, the less a lead counts. [TH-5.2, TH-5.3] */
function chanceToWin({ me, loot, playsLeft, tuning }: Table): number {
  const lead = tuning.leadAtEnd + tuning.leadPerPlay * Math.sqrt(playsLeft);
  const mine = loot[me]?.atEnd ?? 0;
  let all = 0;
  for (const { atEnd } of loot) all += Math.exp((atEnd - mine) / lead);
  return 1 / all;
}
