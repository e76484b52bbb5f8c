import { carsForRaid } from '../../../games/thieves/box.ts';
import { afterRaid } from './raid.ts';
import type { Table } from './table.ts';

/*
 * The numbers in this file were found by playing: each of them against three players with the numbers before, and
 * against three random players. Half or twice as much makes a difference of one victory in a hundred games at most,
 * but for `eagerness`, where it is up to ten.
 */

/** How willing players are to lay down police, compared with any other card. */
const eagerness = 0.8;
/** How much the difference between two players' loot changes with every card played, as a variance. */
const driftPerPlay = 0.8;
/** A lead of so many bags makes a victory e times as likely, at the end and, squared, for every card before it. */
const leadAtEnd = 0.5;
const leadPerPlay = 0.25;

/** How likely the bot is to win from here, from 0 to 1: either no raid comes any more, or one does. */
export function prospects(table: Table): number {
  const raid = chanceOfRaid(table);
  const drift = driftPerPlay * table.playsLeft;
  return (1 - raid) * chanceToWin(table) + raid * chanceToWin(afterRaid(table, drift));
}

/** How likely a raid is before the end, if police cars come one by one at a steady rate. [TH-3.2] */
export function chanceOfRaid({ cars, carsPerPlay, playsLeft }: Table): number {
  const expected = eagerness * carsPerPlay * playsLeft;
  let exactly = Math.exp(-expected);
  let tooFew = 0;
  for (let more = 0; more < carsForRaid - cars; more++) {
    tooFew += exactly;
    exactly *= expected / (more + 1);
  }
  return 1 - tooFew;
}

/** If the loot stays as it is: the longer the game still lasts, the less a lead counts. [TH-5.2, TH-5.3] */
function chanceToWin({ me, loot, playsLeft }: Table): number {
  const lead = leadAtEnd + leadPerPlay * Math.sqrt(playsLeft);
  const mine = loot[me]?.atEnd ?? 0;
  let all = 0;
  for (const { atEnd } of loot) all += Math.exp((atEnd - mine) / lead);
  return 1 / all;
}
