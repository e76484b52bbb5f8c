/**
 * ChaCha20 (RFC 8439) as a source of numbers: for tables, where cards seen so far must not tell the next ones.
 * The seed is the key, the nonce is zero, and the block counter runs from 0.
 */
export interface SecureChance {
  readonly source: 'secure';
  readonly key: readonly number[];
  counter: number;
  /** The words of the current block, and how many of them are used up. */
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
  for (let round = 0; round < 10; round++) {
    for (let column = 0; column < 4; column++) {
      quarterRound(words, column, column + 4, column + 8, column + 12);
    }
    for (let diagonal = 0; diagonal < 4; diagonal++) {
      quarterRound(words, diagonal, 4 + ((diagonal + 1) & 3), 8 + ((diagonal + 2) & 3), 12 + ((diagonal + 3) & 3));
    }
  }
  return Array.from(words, (word, index) => (word + (start[index] ?? 0)) | 0);
}

function quarterRound(words: Int32Array, ...[a, b, c, d]: [number, number, number, number]): void {
  addAndTurn(words, [a, b, d], 16);
  addAndTurn(words, [c, d, b], 12);
  addAndTurn(words, [a, b, d], 8);
  addAndTurn(words, [c, d, b], 7);
}

/** `to += from; turned = (turned ^ to) <<< bits`. */
function addAndTurn(words: Int32Array, [to, from, turned]: [number, number, number], bits: number): void {
  const sum = ((words[to] ?? 0) + (words[from] ?? 0)) | 0;
  const mixed = (words[turned] ?? 0) ^ sum;
  words[to] = sum;
  words[turned] = (mixed << bits) | (mixed >>> (32 - bits));
}
