/**
 * xoshiro128** by Blackman and Vigna, for simulation and search, where speed matters and predicting it gains nothing.
 * Never use it for a table: its state can be computed from a few revealed cards.
 */
export interface FastChance {
  readonly source: 'fast';
  a: number;
  b: number;
  c: number;
  d: number;
}

/** The seed is 32 hexadecimal digits, not all of them 0. */
export function fastChance(seed: string): FastChance {
  if (!/^[0-9a-f]{32}$/.test(seed) || /^0+$/.test(seed)) {
    throw new Error(`A fast seed is 32 hexadecimal digits, not all 0; this is "${seed}".`);
  }
  const word = (index: number) => Number.parseInt(seed.slice(8 * index, 8 * index + 8), 16) | 0;
  return { source: 'fast', a: word(0), b: word(1), c: word(2), d: word(3) };
}

/** The seed from which this source would start, before it is used. */
export const fastSeed = ({ a, b, c, d }: FastChance): string =>
  [a, b, c, d].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** The next 32 bits, as a signed number. */
export function fastBits(chance: FastChance): number {
  const b = chance.b;
  const scrambled = Math.imul(b, 5);
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  const c = chance.c ^ chance.a;
  const d = chance.d ^ b;
  chance.b = b ^ c;
  chance.a ^= d;
  chance.c = c ^ (b << 9);
  chance.d = (d << 11) | (d >>> 21);
  return result;
}

/** Chance for game number `index` of a series, so that any part of the series can be played on its own. */
export function chanceInSeries(series: number, index: number): FastChance {
  const start = mix(mix(mix(0x9e3779b9, series), Math.floor(series / 2 ** 32)), index);
  const a = mix(start, 1);
  const b = mix(a, 2);
  const c = mix(b, 3);
  return { source: 'fast', a, b, c, d: mix(c, Math.floor(index / 2 ** 32)) | 1 };
}

/** The finaliser of MurmurHash3, applied to a running hash and one more word. */
function mix(hash: number, word: number): number {
  let mixed = (Math.imul(hash, 0x9e3779b1) + word) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
