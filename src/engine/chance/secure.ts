import { at } from '../at.ts';

/**
 * ChaCha20 (RFC 8439) as a source of numbers: for tables, where the cards seen so far must not predict the next ones.
 * The seed is the key, the nonce is zero, and the block counter starts at 0.
 */
export interface SecureChance {
  readonly source: 'secure';
  readonly key: readonly number[];
  counter: number;
  /** The words of the current block, and how many of them are used. */
  block: readonly number[];
  used: number;
}

/** The seed is 64 hexadecimal digits: the 256-bit key, byte after byte. */
export function secureChance(seed: string): SecureChance {
  if (!/^[0-9a-f]{64}$/.test(seed)) {
    throw new Error('A secure seed is 64 hexadecimal digits.');
  }
  const byte = (index: number) => Number.parseInt(seed.slice(2 * index, 2 * index + 2), 16);
  const word = (_: unknown, index: number) =>
    byte(4 * index) | (byte(4 * index + 1) << 8) | (byte(4 * index + 2) << 16) | (byte(4 * index + 3) << 24);
  return { source: 'secure', key: Array.from({ length: 8 }, word), counter: 0, block: [], used: 16 };
}

/** The next 32 bits, as a signed number. */
export function secureBits(chance: SecureChance): number {
  if (chance.used === 16) {
    chance.block = chachaBlock(chance.key, chance.counter, [0, 0, 0]);
    chance.counter += 1;
    chance.used = 0;
  }
  return chance.block[chance.used++] ?? 0;
}

const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The block function of RFC 8439, section 2.3. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): readonly number[] {
  const start = [...constants, ...key, counter, ...nonce];
  const words = start.slice();
  for (let round = 0; round < 10; round++) for (const quarter of doubleRound) quarterRound(words, quarter);
  return words.map((word, index) => (word + at(start, index)) | 0);
}

/** The indexes of the four words that are mixed with each other. */
interface Quarter {
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly fourth: number;
}

/** Four columns of the square of words, then four diagonals. */
const doubleRound: readonly Quarter[] = [
  { first: 0, second: 4, third: 8, fourth: 12 },
  { first: 1, second: 5, third: 9, fourth: 13 },
  { first: 2, second: 6, third: 10, fourth: 14 },
  { first: 3, second: 7, third: 11, fourth: 15 },
  { first: 0, second: 5, third: 10, fourth: 15 },
  { first: 1, second: 6, third: 11, fourth: 12 },
  { first: 2, second: 7, third: 8, fourth: 13 },
  { first: 3, second: 4, third: 9, fourth: 14 },
];

/** The quarter round of section 2.1. */
function quarterRound(words: number[], { first, second, third, fourth }: Quarter): void {
  let a = at(words, first);
  let b = at(words, second);
  let c = at(words, third);
  let d = at(words, fourth);
  a = (a + b) | 0;
  d = rotated(d ^ a, 16);
  c = (c + d) | 0;
  b = rotated(b ^ c, 12);
  a = (a + b) | 0;
  d = rotated(d ^ a, 8);
  c = (c + d) | 0;
  b = rotated(b ^ c, 7);
  words[first] = a;
  words[second] = b;
  words[third] = c;
  words[fourth] = d;
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
