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
  const start = Int32Array.from([...constants, ...key, counter, ...nonce]);
  const words = start.slice();
  for (let round = 0; round < 10; round++) for (const step of doubleRound) addAndTurn(words, step);
  return Array.from(words, (word, index) => (word + (start[index] ?? 0)) | 0);
}

/** `to += from; turned = (turned ^ to) <<< bits`. */
interface Step {
  readonly to: number;
  readonly from: number;
  readonly turned: number;
  readonly bits: number;
}

/** The quarter round of section 2.1. */
const quarterRound = (a: number, b: number, c: number, d: number): readonly Step[] => [
  { to: a, from: b, turned: d, bits: 16 },
  { to: c, from: d, turned: b, bits: 12 },
  { to: a, from: b, turned: d, bits: 8 },
  { to: c, from: d, turned: b, bits: 7 },
];

/** Four columns and four diagonals, computed once. */
const doubleRound: readonly Step[] = [0, 1, 2, 3]
  .map((column) => quarterRound(column, column + 4, column + 8, column + 12))
  .concat(
    [0, 1, 2, 3].map((first) =>
      quarterRound(first, 4 + ((first + 1) & 3), 8 + ((first + 2) & 3), 12 + ((first + 3) & 3)),
    ),
  )
  .flat();

function addAndTurn(words: Int32Array, { to, from, turned, bits }: Step): void {
  const sum = ((words[to] ?? 0) + (words[from] ?? 0)) | 0;
  const mixed = (words[turned] ?? 0) ^ sum;
  words[to] = sum;
  words[turned] = (mixed << bits) | (mixed >>> (32 - bits));
}
