/** The first 32 bits behind the point of the cube roots of the first 64 primes. [FIPS 180-4, 4.2.2] */
const constants = fractions(64, Math.cbrt);
/** The same of the square roots of the first eight primes. [FIPS 180-4, 5.3.3] */
const initial = fractions(8, Math.sqrt);

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) isPrime = false;
    if (isPrime) found.push(Math.floor((root(number) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of some bytes. [FIPS 180-4] */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = padded(bytes);
  const hash = initial.slice();
  const schedule = new Uint32Array(64);
  for (let start = 0; start < blocks.byteLength; start += 64) {
    fill(schedule, blocks, start);
    mix(hash, schedule);
  }
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => result.setUint32(4 * place, word));
  return new Uint8Array(result.buffer);
}

/** A one, zeros, and the length in bits, so that whole blocks of 64 bytes result. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, bytes.length << 3);
  return view;
}

function fill(schedule: Uint32Array, blocks: DataView, start: number): void {
  const word = (place: number) => schedule[place] ?? 0;
  for (let place = 0; place < 16; place++) schedule[place] = blocks.getUint32(start + 4 * place);
  for (let place = 16; place < 64; place++) {
    const [early, late] = [word(place - 15), word(place - 2)];
    const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const two = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[place] = word(place - 16) + one + word(place - 7) + two;
  }
}

function mix(hash: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let place = 0; place < 64; place++) {
    const ones = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const twos = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + ones + chosen + (constants[place] ?? 0) + (schedule[place] ?? 0)) | 0;
    const second = (twos + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place] ?? 0) + word));
}
