import { expect, test } from 'vitest';
import type { Bot } from '../../bots/bot.ts';
import { at } from '../../engine/at.ts';
import { games } from '../../games/catalogue.ts';
import { scaled } from '../../testing/scale.ts';
import { seriesOf } from './job.ts';
import { playSeries } from './series.ts';
import { addSums, emptySums } from './sums.ts';

const mixed = seriesOf({
  game: 'thieves',
  options: { reshuffleDiscards: false },
  seed: 7,
  games: 0,
  bots: ['regular', 'random', 'random', 'regular'],
  records: undefined,
});
const random = { ...mixed, bots: mixed.bots.map(() => at(mixed.bots, 1)) };
const count = scaled({ quick: 60, normal: 300, long: 3000 });

test('the same series gives the same results, and another seed gives others', () => {
  const first = playSeries(mixed, 0, count);
  expect(playSeries(mixed, 0, count)).toEqual(first);
  expect(playSeries({ ...mixed, seed: 8 }, 0, count)).not.toEqual(first);
});

test('it makes no difference into which parts a series is split, or in which order they are played', () => {
  const sums = emptySums(4);
  const cuts = [count, Math.floor(count / 2), 17, 16, 1, 0];
  cuts.slice(1).forEach((from, index) => addSums(sums, playSeries(mixed, from, cuts[index] ?? 0)));
  expect(sums).toEqual(playSeries(mixed, 0, count));
});

test('every game has a winner and every seat its share, also in the largest series', () => {
  const { wonAmong, games: played } = playSeries({ ...random, seed: 2 ** 32 - 1 }, 1e9, 1e9 + count);
  const victories = wonAmong.flatMap((row) => row.map((won, among) => (among === 0 ? won : won / among)));
  expect(victories.reduce((sum, won) => sum + won, 0)).toBeCloseTo(played, 6);
});

test('no view is made for a bot that does not look', () => {
  const thieves = games['thieves'];
  if (!thieves) throw new Error('Thieves! is missing.');
  let views = 0;
  const counted = {
    ...thieves,
    publicView: (...all: Parameters<typeof thieves.publicView>) => (views++, thieves.publicView(...all)),
  };
  playSeries({ ...random, game: counted }, 0, 5);
  expect(views).toBe(0);
  playSeries({ ...mixed, game: counted }, 0, 5);
  expect(views).toBeGreaterThan(0);
});

test('a bot rolls its own dice: another bot beside it does not change them', () => {
  const rolled: number[][] = [];
  const watcher = (beside: Bot) => {
    const rolls: number[] = [];
    const bot: Bot = {
      name: 'watcher',
      choose(look, moves, chance) {
        if (rolls.length === 0) rolls.push(...('a' in chance ? [chance.a, chance.b, chance.c, chance.d] : []));
        return beside.choose(look, moves, chance);
      },
    };
    playSeries({ ...random, bots: [beside, bot, beside, beside] }, 3, 4);
    rolled.push(rolls);
  };
  mixed.bots.slice(0, 2).forEach(watcher);
  expect(rolled[0]).toHaveLength(4);
  expect(rolled[0]).toEqual(rolled[1]);
});
