import { expect, test } from 'vitest';
import { wilsonInterval } from '../../../../cli/series/interval.ts';
import { playSeries } from '../../../../cli/series/series.ts';
import { winsOf } from '../../../../cli/series/sums.ts';
import { cashNGuns } from '../../rules/index.ts';
import { scaled } from '../../../../testing/scale.ts';
import { random } from '../../../../bots/random.ts';
import { regular } from './index.ts';

const games = scaled({ quick: 200, normal: 600, long: 20_000 });

test.each([
  { seats: 4, powers: true, rulebook: 'english', least: 0.8 },
  { seats: 6, powers: true, rulebook: 'english', least: 0.8 },
  { seats: 6, powers: false, rulebook: 'polish', least: 0.8 },
  { seats: 8, powers: true, rulebook: 'english', least: 0.75 },
])('regular wins at least $least of all games among random players at $seats seats', (table) => {
  const { seats, powers, rulebook, least } = table;
  const options = { rulebook, powers, leftovers: 'carry-over', lootOpen: false, firstGodfather: 'drawn' };
  const bots = [regular, ...Array<typeof random>(seats - 1).fill(random)];
  const sums = playSeries({ game: cashNGuns, options, seed: 1, bots }, 0, games);
  const [low] = wilsonInterval(winsOf(sums)[0] ?? 0, games);
  expect(low).toBeGreaterThan(least);
});
