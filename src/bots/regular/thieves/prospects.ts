import { carsForRaid } from '../../../games/thieves/box.ts';
import { afterLaterRaid } from './raid.ts';
import type { Table } from './table.ts';

/*
 * The numbers here and in raid.ts were found by playing, against three players with other numbers and against three
 * random ones. Half or twice as much makes a difference of one or two victories in a hundred games, but for
 * `eagerness`: twice as much costs more than ten, because the bot then hardly dares to own anything.
 */

/** How willing players are to lay down police, compared with any other card. */
const eagerness = 0.8;
/** A lead of so many bags makes a victory e times as likely: at the end, and more by the root of the cards before it. */
const leadAtEnd = 0.5;
const leadPerPlay = 0.25;

/** How likely the bot is to win from here, from 0 to 1: either no raid comes any more, or one does. */
export function prospects(table: Table): number {
  const raid = chanceOfRaid(table);
  return (1 - raid) * chanceToWin(table) + raid * chanceToWin(afterLaterRaid(table));
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
