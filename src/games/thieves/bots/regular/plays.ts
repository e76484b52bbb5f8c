import { carsForRaid, carsOn } from '../../box.ts';
import type { MoveOf, ThievesMove } from '../../moves.ts';
import { carsAfterAlarm } from './alarm.ts';
import { afterRaid } from './raid.ts';
import { worthOf, worthOfLoot, type Reading } from './reading.ts';
import { withCars, withLoot, withoutLoot, type Table } from './table.ts';

/** What a table is worth. */
export type Judge = (table: Table) => number;

type Weigh<M extends ThievesMove = ThievesMove> = (table: Table, move: M, judge: Judge, reading: Reading) => number;

/** The table after each kind of move, as judged by `judge`. */
const plays: { readonly [Kind in ThievesMove['kind']]: Weigh<MoveOf<Kind>> } = {
  stash: (table, { card }, judge) => judge(withLoot(table, table.me, worthOf(card))),

  give: (table, { card, to }, judge) => judge(withLoot(table, to, worthOf(card))),

  police: (table, { card }, judge) => judge(withPolice(table, table.cars + (carsOn[card] ?? 0))),

  roadblock: (table, { remove }, judge) =>
    judge(remove === null ? table : withCars(table, table.cars - (carsOn[remove] ?? 0))),

  alarm: (table, _move, judge, reading) =>
    carsAfterAlarm(reading).reduce(
      (sum, chance, cars) => (chance === 0 ? sum : sum + chance * judge(withPolice(table, cars))),
      0,
    ),

  thief(table, { from, place, to }, judge, { loot, unseen }) {
    const stolen = loot[from]?.[place];
    if (!stolen) throw new Error(`There is no loot at place ${place} before seat ${from}.`);
    const worth = worthOfLoot(stolen, unseen);
    return judge(withLoot(withoutLoot(table, from, worth), to, worth));
  },

  'idle-thief': (table, _move, judge) => judge(table),

  /** Treated as if the money in two average cards were laid down, and the rest did nothing. */
  'double-loot'(table, _move, judge, { unseen: { money, moneyShare } }) {
    const share = 2 * moneyShare;
    return judge(
      withLoot(table, table.me, {
        atRaid: share * money.atRaid,
        atEnd: share * money.atEnd,
        unsure: share * money.unsure,
      }),
    );
  },
};

/** Four cars cause a raid immediately. [TH-3.2, TH-3.4] */
const withPolice = (table: Table, cars: number): Table =>
  cars < carsForRaid ? withCars(table, cars) : afterRaid(table);

/** The worth of playing this move at this table. */
export const weigh: Weigh = (table, move, judge, reading) => (plays[move.kind] as Weigh)(table, move, judge, reading);
