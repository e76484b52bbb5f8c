import { expect, test } from 'vitest';
import { parseBots, seatBots } from './bots.ts';

test('a list names the bots seat by seat', () => {
  expect(parseBots('regular,random*3', 'thieves')).toEqual(['regular', 'random', 'random', 'random']);
});

test.each(['nobody', 'random*0', 'random*', '*3', 'random,', 'random*2*2'])('%s is refused', (list) => {
  expect(() => parseBots(list, 'thieves')).toThrow(
    '--bots takes random, rookie, regular, sharp or mastermind, each with a number such as *3',
  );
});

test('a single name fills all seats; otherwise the numbers must add up', () => {
  expect(seatBots(['random'], 3)).toEqual(['random', 'random', 'random']);
  expect(seatBots(['regular', 'random', 'random'], 3)).toEqual(['regular', 'random', 'random']);
  expect(() => seatBots(['regular', 'random'], 4)).toThrow(
    '--bots names 2 players for 4 seats; name 4, or one for all seats.',
  );
});
