import { expect, test } from 'vitest';
import { chanceInSeries } from '../engine/chance/index.ts';
import { games } from './catalogue.ts';
import { botLevels } from '../protocol/scene.ts';
import { botFor, botsFor } from './bots.ts';
import { random } from '../bots/random.ts';

test.each(Object.keys(games))('%s has a bot for every level that a table offers', (id) => {
  expect(botsFor(id).map(({ name }) => name)).toEqual(['random', 'rookie', 'regular', 'sharp', 'mastermind']);
  for (const level of botLevels) expect(botFor(id, level)?.name).toBe(level);
  expect(botFor(id, 'random')).toBe(random);
});

test('nobody answers to a name that is not there', () => {
  expect(botFor('thieves', 'nobody')).toBeUndefined();
});

test('random plays each move as often as the others, and does not look', () => {
  const moves = ['a', 'b', 'c'].map((kind) => ({ kind }));
  const chance = chanceInSeries(1, 0);
  const blind = () => {
    throw new Error('It looked.');
  };
  const counts = new Map(moves.map((move) => [move, 0]));
  for (let time = 0; time < 3000; time++) {
    const move = random.choose(blind, moves, chance);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  // The dice are fixed, so this always holds or never does: within four standard deviations of 1000.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(104);
});
