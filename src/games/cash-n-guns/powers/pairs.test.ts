import { describe, expect, test } from 'vitest';
import { scaled } from '../../../testing/scale.ts';
import { effectsIn } from '../testing/pairs.ts';
import { powerNames } from './index.ts';

const wanted = scaled({ quick: 2, normal: 20, long: 200 });

const pairs = powerNames.flatMap((one, first) =>
  powerNames.slice(first + 1).map((other, rest) => ({ one, other, pair: [first, first + 1 + rest] })),
);

describe('[CG-0.4] all 120 pairs of powers, each power taking effect many times', () => {
  test.each(pairs)('$one and $other', ({ one, other, pair }) => {
    const took = { [one]: 0, [other]: 0 };
    for (let game = 0; game < 100 * wanted && Math.min(...Object.values(took)) < wanted; game++) {
      const counts = effectsIn(pair, game, game % 2 ? 'english' : 'polish');
      for (const name of [one, other]) took[name] = (took[name] ?? 0) + (counts.get(`CG-6.${name}`) ?? 0);
    }
    expect(took[one]).toBeGreaterThanOrEqual(wanted);
    expect(took[other]).toBeGreaterThanOrEqual(wanted);
  });
});

test('there are 120 pairs', () => {
  expect(pairs).toHaveLength(120);
});
