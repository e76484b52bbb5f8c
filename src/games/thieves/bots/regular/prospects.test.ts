import { expect, test } from 'vitest';
import { chanceOfRaid, prospects } from './prospects.ts';
import { afterLaterRaid, afterRaid } from './raid.ts';
import type { Table, Worth } from './table.ts';
import { tuning } from './tuning.ts';

const worth = (atRaid: number, unsure = 0): Worth => ({ atRaid, atEnd: atRaid, unsure });
const table = (change: Partial<Table> = {}): Table => ({
  me: 0,
  loot: [worth(3), worth(5), worth(1)],
  cars: 0,
  playsLeft: 10,
  carsPerPlay: 0.3,
  tuning,
  ...change,
});
const left = ({ loot }: Table) => loot.map(({ atEnd }) => atEnd);

test('[TH-4.2] where all loot is known a raid takes that of the richest, and of all who are as rich', () => {
  expect(left(afterRaid(table()))).toEqual([3, 0, 1]);
  expect(left(afterRaid(table({ loot: [worth(5), worth(5), worth(4)] })))).toEqual([0, 0, 4]);
});

test('[TH-4.2] where loot is hidden a raid may take the one or the other', () => {
  const [mine = 0, theirs = 0] = left(afterRaid(table({ loot: [worth(5), worth(4, 2), worth(0)] })));
  expect(mine).toBeGreaterThan(0);
  expect(mine).toBeLessThan(theirs);
  expect(theirs).toBeLessThan(4);
});

test('the others may escape a raid that takes its time; the bot does not count on that', () => {
  expect(left(afterLaterRaid(table({ loot: [worth(3), worth(40), worth(1)] })))[1]).toBeGreaterThan(0);
  expect(left(afterLaterRaid(table({ loot: [worth(40), worth(3), worth(1)] })))[0]).toBe(0);
});

test('[TH-3.2] a raid is the likelier the more cars are there and the longer the game lasts', () => {
  const chances = [0, 1, 2, 3].map((cars) => chanceOfRaid(table({ cars })));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chanceOfRaid(table({ playsLeft: 20 }))).toBeGreaterThan(chanceOfRaid(table()));
  expect(chanceOfRaid(table({ carsPerPlay: 0 }))).toBe(0);
});

test('[TH-5.3] without police the richer player is likelier to win, most of all near the end', () => {
  const ahead = table({ carsPerPlay: 0, loot: [worth(5), worth(3), worth(1)] });
  const level = table({ carsPerPlay: 0, loot: [worth(3), worth(3), worth(3)] });
  expect(prospects(level)).toBeCloseTo(1 / 3);
  expect(prospects(ahead)).toBeGreaterThan(prospects(level));
  expect(prospects({ ...ahead, playsLeft: 1 })).toBeGreaterThan(prospects(ahead));
});

test('[TH-4.2] cars in the middle are bad for the richest and good for the next', () => {
  const [rich, next] = [table({ loot: [worth(5), worth(3), worth(1)] }), table()];
  expect(prospects({ ...rich, cars: 3 })).toBeLessThan(prospects(rich));
  expect(prospects({ ...next, cars: 3 })).toBeGreaterThan(prospects(next));
});
