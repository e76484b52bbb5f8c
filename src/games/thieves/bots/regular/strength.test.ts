import { expect, test } from 'vitest';
import { wilsonInterval } from '../../../../cli/series/interval.ts';
import { playSeries } from '../../../../cli/series/series.ts';
import { winsOf } from '../../../../cli/series/sums.ts';
import { thieves } from '../../rules/index.ts';
import { scaled } from '../../../../testing/scale.ts';
import { random } from '../../../../bots/random.ts';
import { regular } from './index.ts';

const games = scaled({ quick: 500, normal: 2000, long: 50_000 });

test.each([
  { seats: 3, least: 0.6 },
  { seats: 4, least: 0.55 },
  { seats: 5, least: 0.5 },
  { seats: 6, least: 0.45 },
])('regular wins at least $least of all games among random players at $seats seats', ({ seats, least }) => {
  const bots = [regular, ...Array<typeof random>(seats - 1).fill(random)];
  const sums = playSeries({ game: thieves, options: { reshuffleDiscards: false }, seed: 1, bots }, 0, games);
  const [low] = wilsonInterval(winsOf(sums)[0] ?? 0, games);
  expect(low).toBeGreaterThan(least);
});
