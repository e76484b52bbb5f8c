import { expect, test } from 'vitest';
import { BadArgument } from '../../cli/arguments.ts';
import type { Memory } from './memory.ts';
import { playAll } from './play.ts';
import type { Played } from './played.ts';
import { findings } from './report.ts';
import { parseRequest, type Request } from './request.ts';

const silent = { write: () => true };
const memoryOf = (games: readonly Played[] = []): Memory & { readonly added: Played[] } => {
  const added: Played[] = [];
  return { games, added, add: (played) => void added.push(played), forget: () => undefined };
};
const asked = (line: string) => parseRequest(line.split(' ')) as Request;
const withoutTimes = (games: readonly Played[]) => games.map(({ bots, won, decisions }) => ({ bots, won, decisions }));

test.each([
  ['', 'Say which game'],
  ['thieves', 'Say who plays'],
  ['thieves --bots nobody', '--bots takes'],
  ['thieves --bots regular --seats 9', '--seats takes'],
  ['thieves --bots regular*2,random --seats 4', 'names 3 players for 4 seats'],
  ['thieves --pool --ladder', 'two different things'],
  ['thieves --ladder --bots regular', 'leave out --bots'],
])('%s is refused in a sentence', (line, sentence) => {
  const parse = () => parseRequest(line === '' ? [] : line.split(' '));
  expect(parse).toThrow(BadArgument);
  expect(parse).toThrow(sentence);
});

test('the same seed gives the same games, also when a run was interrupted', () => {
  const request = asked('thieves --bots regular,random*3 --games 6');
  const whole = playAll(request, memoryOf(), silent).games;
  const memory = memoryOf(whole.slice(0, 4));
  const resumed = playAll(request, memory, silent).games;
  expect(memory.added).toHaveLength(2);
  expect(withoutTimes(resumed)).toEqual(withoutTimes(whole));
});

test('every player sits at every seat, and what they win adds up', () => {
  const request = asked('the-boss --bots regular,random --games 8 --seats 2');
  const { games, wins } = findings(request, playAll(request, memoryOf(), silent).games);
  expect(games).toBe(8);
  expect(wins.map(({ bot }) => bot)).toEqual(['regular', 'random']);
  expect(wins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  for (const { share, low, high } of wins) expect(low <= share && share <= high).toBe(true);
});

test('the pool is drawn by the seed, from strangers, rookie and sharp', () => {
  const request = asked('thieves --bots regular --pool --games 3 --seats 3');
  const [one = [], other = []] = [
    playAll(request, memoryOf(), silent).games,
    playAll(request, memoryOf(), silent).games,
  ];
  expect(withoutTimes(one)).toEqual(withoutTimes(other));
  for (const { bots } of one) {
    expect(bots[0]).toBe('regular');
    for (const name of bots.slice(1)) expect(name).toMatch(/^(stranger-[123]|rookie|sharp)$/);
  }
});
