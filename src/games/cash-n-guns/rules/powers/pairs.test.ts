import { describe, expect, test } from 'vitest';
import { scaled } from '../../../../testing/scale.ts';
import { powerNames } from '../../box.ts';
import { effectsIn } from '../../testing/pairs.ts';

/** How often each power of a pair must take effect in games with both of them. */
const wanted = scaled({ quick: 2, normal: 20, long: 1000 });
/** Far more than are needed. */
const mostGames = 200 * wanted;

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

const pairs = powerNames.flatMap((one, first) =>
  powerNames.slice(first + 1).map((other, rest) => ({ one, other, key: keyOf(first, first + 1 + rest) })),
);

/** By pair, how often each of the two took effect. */
function playAll(): ReadonlyMap<string, Readonly<Record<string, number>>> {
  const took = new Map<string, Record<string, number>>(pairs.map(({ key }) => [key, {}]));
  const isEnough = () =>
    pairs.every(({ one, other, key }) => [one, other].every((name) => (took.get(key)?.[name] ?? 0) >= wanted));
  for (let game = 0; game < mostGames && !(game % 50 === 0 && isEnough()); game++) {
    const { powers, counts } = effectsIn(game % 5 ? 8 : 6, game);
    powers.forEach((one, seat) => {
      for (const other of powers.slice(seat + 1)) {
        const both = took.get(keyOf(one, other)) ?? {};
        for (const name of [one, other].map((power) => powerNames[power] ?? '')) {
          both[name] = (both[name] ?? 0) + (counts.get(`CG-6.${name}`) ?? 0);
        }
      }
    });
  }
  return took;
}

describe('[CG-0.4] all pairs of powers, each power taking effect many times', () => {
  const took = playAll();
  test.each(pairs)('$one and $other', ({ one, other, key }) => {
    expect(took.get(key)?.[one] ?? 0).toBeGreaterThanOrEqual(wanted);
    expect(took.get(key)?.[other] ?? 0).toBeGreaterThanOrEqual(wanted);
  });
});
