import { expect, test } from 'vitest';
import { put } from '../../testing/names.ts';
import { after, atLap, passes, until } from '../../testing/play.ts';
import { table } from '../../testing/table.ts';

test('[TB-4.1] whoever has the most gangsters at home begins, the others follow', () => {
  const start = after(table(), put('detroit', 3), put('boston', 1), put('memphis', 4, 1), put('new-york', 2));
  expect(atLap(start, 5).lastLap).toEqual([1, 3, 0, 2]);
});

test('[TB-4.1] ties go clockwise from the first-player marker', () => {
  expect(atLap(table({ first: 2 }), 5).lastLap).toEqual([2, 3, 0, 1]);
  const start = after(table({ first: 1 }), put('detroit', 2), put('boston', 1), put('memphis', 2), put('new-york', 1));
  expect(atLap(start, 5).lastLap).toEqual([2, 0, 1, 3]);
});

test('[TB-4.1] experts and amateurs count alike, and only at home', () => {
  const away = [{ seat: 0, place: 'hospital', back: 3 } as const, { seat: 1, place: 'prison', back: 4 } as const];
  const start = table({ round: 2, away, killed: [0, 0, 1], amateurs: [3, 1, 3, 2] });
  expect(atLap(start, 5).lastLap).toEqual([0, 2, 3, 1]);
});

test('[TB-4.1] the order is fixed when the lap begins, whatever is placed in it', () => {
  const start = atLap(table(), 5);
  expect([start.active, start.lastLap]).toEqual([0, [0, 1, 2, 3]]);
  const next = passes(after(start, put('detroit', 6, 3)), 0);
  expect([next.active, next.lastLap]).toEqual([1, [0, 1, 2, 3]]);
});

test('[TB-4.1] turns of the last lap follow the order, and everyone hears it', () => {
  const start = after(table(), put('detroit', 3), put('boston', 1), put('memphis', 4, 1), put('new-york', 2));
  const { state, heard } = until(start, ({ lap }) => lap === 5);
  expect([0, 1, 2, 3].map((turns) => passes(state, turns).active)).toEqual([1, 3, 0, 2]);
  expect(heard('spectator')).toContainEqual({ kind: 'last-lap', rule: 'TB-4.1', seats: [1, 3, 0, 2] });
  expect(heard('spectator').at(-1)).toEqual({ kind: 'turn', rule: 'TB-4.1', seat: 1, lap: 5 });
});
