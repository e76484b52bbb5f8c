import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../engine/chance/index.ts';
import { theBoss } from './index.ts';
import { namesOf } from '../testing/names.ts';
import { listen } from '../testing/play.ts';

const seated = (seats: number, firstPlayer: 'drawn' | number, index = 0) =>
  theBoss.setup(seats, { cities: 'standard', firstPlayer }, chanceInSeries(3, index));

test.each([2, 3, 4])('[TB-1.1] with %i players the cities lie by number and Chicago is the second', (seats) => {
  const state = seated(seats, 'drawn');
  expect(state.cities).toEqual(state.cities.toSorted((a, b) => a - b));
  expect([state.round, state.left]).toEqual([1, 1]);
});

test.each([0, 1, 2, 3])('[TB-1.2] the host may name seat %i, who then begins', (seat) => {
  const { told, tell } = listen(4);
  const state = theBoss.setup(4, { cities: 'standard', firstPlayer: seat }, chanceInSeries(3, 0), tell);
  expect([state.first, state.active]).toEqual([seat, seat]);
  expect(told).toContainEqual({ kind: 'first-player', rule: 'TB-1.2', seat });
});

test('[TB-1.2] otherwise the first player is drawn, each as often as the others', () => {
  const begins = [0, 0, 0, 0];
  for (let index = 0; index < 4000; index++) {
    const { first } = seated(4, 'drawn', index);
    begins[first] = (begins[first] ?? 0) + 1;
  }
  for (const count of begins) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('[TB-1.3] the police cards are shuffled and lie face down, each as often on top as the others', () => {
  const tops = new Map<string | undefined, number>();
  for (let index = 0; index < 5000; index++) {
    const { police, shown } = seated(2, 'drawn', index);
    expect([police.length, shown]).toEqual([5, 0]);
    const [top] = namesOf(police);
    tops.set(top, (tops.get(top) ?? 0) + 1);
  }
  expect(Math.abs((tops.get('police-silver-gold') ?? 0) - 1000)).toBeLessThan(150);
  expect(Math.abs((tops.get('police-silver') ?? 0) - 2000)).toBeLessThan(200);
});

test('[TB-1.3] nobody hears the order of the police cards', () => {
  const { heard, tell } = listen(4);
  theBoss.setup(4, { cities: 'standard', firstPlayer: 'drawn' }, chanceInSeries(3, 0), tell);
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    expect(heard(viewer)).toContainEqual({ kind: 'police-shuffled', rule: 'TB-1.3' });
  }
});

test.each([2, 3, 4])('[TB-1.3] all of %i players begin with no money', (seats) => {
  expect(seated(seats, 'drawn').money).toEqual(Array<number>(seats).fill(0));
});
