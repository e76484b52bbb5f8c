import { expect, test } from 'vitest';
import { wilsonInterval } from '../../../../cli/series/interval.ts';
import { playSeries } from '../../../../cli/series/series.ts';
import { winsOf } from '../../../../cli/series/sums.ts';
import { theBoss } from '../../rules/index.ts';
import { scaled } from '../../../../testing/scale.ts';
import { random } from '../../../../bots/random.ts';
import { regular } from './index.ts';

const games = scaled({ quick: 200, normal: 1000, long: 20_000 });

test.each([2, 3, 4])('regular wins at least nine of ten games among random players at %i seats', (seats) => {
  const bots = [regular, ...Array<typeof random>(seats - 1).fill(random)];
  const options = { cities: 'standard', firstPlayer: 'drawn' };
  const sums = playSeries({ game: theBoss, options, seed: 1, bots }, 0, games);
  const [low] = wilsonInterval(winsOf(sums)[0] ?? 0, games);
  expect(low).toBeGreaterThan(0.9);
});
