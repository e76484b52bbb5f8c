import { describe, expect, test } from 'vitest';
import { fastBits } from './fast.ts';
import {
  chanceInSeries,
  fastChance,
  fastSeed,
  random,
  scriptedChance,
  secureChance,
  shuffle,
  type Chance,
} from './index.ts';
import { chachaBlock, secureBits } from './secure.ts';

const hex = (words: readonly number[]) => words.map((word) => (word >>> 0).toString(16).padStart(8, '0'));

describe('fast', () => {
  test('is xoshiro128**: the published vector for the state 1, 2, 3, 4', () => {
    const chance = fastChance('00000001000000020000000300000004');
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    expect(published.map(() => fastBits(chance) >>> 0)).toEqual(published);
  });

  test('an invalid seed is refused with a sentence', () => {
    expect(() => fastChance('7')).toThrow('32 hexadecimal digits');
    expect(() => fastChance('0'.repeat(32))).toThrow('not all 0');
  });

  test('a seed makes a source, and an unused source tells its seed', () => {
    const chance = chanceInSeries(5, 77);
    expect(fastChance(fastSeed(chance))).toEqual(chance);
  });

  test('games of a series, and series, have different chance', () => {
    const seeds = [0, 1, 2, 2 ** 33].flatMap((series) =>
      [0, 1, 2, 2 ** 33].map((index) => fastSeed(chanceInSeries(series, index))),
    );
    expect(new Set(seeds).size).toBe(16);
  });
});

describe('secure', () => {
  test('is ChaCha20: the block of RFC 8439, section 2.3.2', () => {
    const { key } = secureChance('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    expect(hex(chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]))).toEqual([
      ...['e4e7f110', '15593bd1', '1fdd0f50', 'c47120a3', 'c7f4d1c7', '0368c033', '9aaa2204', '4e6cd4c3'],
      ...['466482d2', '09aa9f07', '05d7c214', 'a2028bd9', 'd19c12b5', 'b94e16de', 'e883d0cb', '4e3c50a2'],
    ]);
  });

  test('runs through blocks 0 and 1 of the zero key: RFC 8439, appendix A.1, vectors 1 and 2', () => {
    const chance = secureChance('0'.repeat(64));
    const words = Array.from({ length: 32 }, () => secureBits(chance));
    expect(hex(words.slice(0, 4))).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
    expect(hex(words.slice(16, 20))).toEqual(['bee7079f', '7a385155', '7c97ba98', '0d082d73']);
  });

  test('an invalid seed is refused with a sentence', () => {
    expect(() => secureChance('zz')).toThrow('64 hexadecimal digits');
  });
});

describe('scripted', () => {
  test('repeats numbers and orders', () => {
    const chance = scriptedChance([2, [3, 1, 2]]);
    const cards = [1, 2, 3];
    expect(random(chance, 4)).toBe(2);
    shuffle(chance, cards);
    expect(cards).toEqual([3, 1, 2]);
  });

  test.each([
    { script: [4], said: 'has 4 where a number below 4 is drawn' },
    { script: [[1]], said: 'has the order 1 where a number' },
    { script: [], said: 'has nothing more' },
  ])('a script that does not fit is refused: $said', ({ script, said }) => {
    expect(() => random(scriptedChance(script), 4)).toThrow(said);
  });

  test('an order of other cards is refused', () => {
    expect(() => shuffle(scriptedChance([[1, 1]]), [1, 2])).toThrow('where these cards are shuffled: 1 2');
  });
});

/** The largest chi-square that chance alone exceeds once in 10,000 times, by degrees of freedom. */
const limits: Readonly<Record<number, number>> = { 2: 18.4, 5: 25.7, 23: 58.6 };

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const sources: readonly (readonly [string, () => Chance])[] = [
  ['fast', () => chanceInSeries(1, 1)],
  ['secure', () => secureChance('5a'.repeat(32))],
];

describe.each(sources)('%s numbers', (_name, source) => {
  test.each([3, 6])('below %i are equally likely', (below) => {
    const chance = source();
    const counts = Array<number>(below).fill(0);
    for (let draw = 0; draw < 60_000; draw++) {
      const drawn = random(chance, below);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(below);
    expect(chiSquare(counts)).toBeLessThan(limits[below - 1] ?? 0);
  });

  test('make every order of four cards equally likely', () => {
    const chance = source();
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 48_000; draw++) {
      const cards = [1, 2, 3, 4];
      shuffle(chance, cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(limits[23] ?? 0);
  });

  test('are plain data: a copy through JSON goes on alike', () => {
    const chance = source();
    random(chance, 10);
    const copy = JSON.parse(JSON.stringify(chance)) as Chance;
    const draws = (from: Chance) => Array.from({ length: 40 }, () => random(from, 1000));
    expect(draws(copy)).toEqual(draws(chance));
  });
});

test('the sequences are pinned: records and seeds given to friends stay valid', () => {
  const draws = (chance: Chance) => Array.from({ length: 8 }, () => random(chance, 1000));
  expect(draws(chanceInSeries(1, 0))).toMatchInlineSnapshot(`
    [
      923,
      685,
      87,
      444,
      134,
      903,
      30,
      953,
    ]
  `);
  expect(draws(chanceInSeries(1, 1))).toMatchInlineSnapshot(`
    [
      763,
      842,
      124,
      236,
      787,
      750,
      809,
      65,
    ]
  `);
  expect(draws(secureChance('01'.repeat(32)))).toMatchInlineSnapshot(`
    [
      125,
      767,
      111,
      657,
      799,
      718,
      749,
      219,
    ]
  `);
});
