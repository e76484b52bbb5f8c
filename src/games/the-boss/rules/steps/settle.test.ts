import { expect, test } from 'vitest';
import { put } from '../../testing/names.ts';
import { after, passes, settled } from '../../testing/play.ts';
import { table } from '../../testing/table.ts';

test('[TB-5.1] the player with the most gangsters takes the hidden card of a city', () => {
  const start = table({ hidden: ['detroit-4', 'boston-3'] });
  const { state, told } = settled(after(start, put('detroit', 1), put('detroit', 2), put('boston', 1, 1)));
  expect(told).toContainEqual({ kind: 'took', rule: 'TB-5.1', city: 'detroit', card: 'detroit-4', seat: 1 });
  expect(told).toContainEqual({ kind: 'took', rule: 'TB-5.1', city: 'boston', card: 'boston-3', seat: 2 });
  expect(state.past.at(-1)?.takers).toEqual([null, 2, 1, null, null, null, null]);
});

test('[TB-5.1] without gangsters nobody takes it, but it is shown to all the same', () => {
  const { state, heard } = settled(table({ hidden: ['memphis-3'] }));
  for (const viewer of [0, 3, 'spectator'] as const) {
    const taken = { kind: 'took', rule: 'TB-5.1', city: 'memphis', card: 'memphis-3', seat: null };
    expect(heard(viewer)).toContainEqual(taken);
  }
  expect(state.money).toEqual([0, 0, 0, 0]);
});

test('[TB-5.1] Chicago has no hidden card', () => {
  const start = passes(after(table(), put('detroit', 1)), 3);
  const { told } = settled(after(start, put('chicago', 1)));
  expect(told.filter(({ kind }) => kind === 'took').map(({ city }) => city)).not.toContain('chicago');
});

test('[TB-5.2] money is added to the total of the player', () => {
  const gains = [
    [1, 5, 0, 0],
    [0, 2, 0, 0],
  ];
  const start = table({ round: 3, gains, hidden: ['detroit-4', 'new-york-2', 'boston-3'] });
  const placed = after(start, put('new-york', 1), put('boston', 1), put('detroit', 2));
  const { state, told } = settled(placed);
  expect(state.money).toEqual([3, 10, 4, 0]);
  expect(told.filter(({ kind }) => kind === 'money')).toEqual([
    { kind: 'money', rule: 'TB-5.2', seat: 0, amount: 2 },
    { kind: 'money', rule: 'TB-5.2', seat: 1, amount: 3 },
    { kind: 'money', rule: 'TB-5.2', seat: 2, amount: 4 },
  ]);
  expect(state.past.map((round) => round.gains)).toEqual([...gains, [2, 3, 4, 0]]);
});

test('[TB-5.2] one player may take several cards', () => {
  const start = table({ seats: 2, hidden: ['new-york-3', 'detroit-4'] });
  const { state } = settled(after(passes(after(start, put('new-york', 1)), 1), put('detroit', 1)));
  expect(state.money).toEqual([7, 0]);
});
