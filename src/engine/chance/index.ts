import { fastBits, type FastChance } from './fast.ts';
import { scriptedNumber, scriptedOrder, type ScriptedChance } from './scripted.ts';
import { secureBits, type SecureChance } from './secure.ts';

export type { Outcome } from './outcome.ts';
export { chanceInSeries, fastChance, fastSeed, type FastChance } from './fast.ts';
export { scriptedChance, type ScriptedChance } from './scripted.ts';
export { secureChance, type SecureChance } from './secure.ts';

/** A source of chance: plain data in the state of a game, which advances as it is used. */
export type Chance = FastChance | SecureChance | ScriptedChance;

export function cloneChance(chance: Chance): Chance {
  if (chance.source === 'fast') {
    return { source: 'fast', a: chance.a, b: chance.b, c: chance.c, d: chance.d };
  }
  return { ...chance };
}

/** A uniformly random number from 0 to `below` - 1; `below` is at most 2 ** 20. */
export function random(chance: Chance, below: number): number {
  return chance.source === 'scripted' ? scriptedNumber(chance, below) : bounded(chance, below);
}

/** Shuffles in place; every order is equally likely. */
export function shuffle(chance: Chance, cards: number[]): void {
  if (chance.source === 'scripted') return scriptedOrder(chance, cards);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = bounded(chance, last + 1);
    // A plain read: `at` is too slow for this loop; see at.ts.
    const card = cards[last] as number;
    cards[last] = cards[other] as number;
    cards[other] = card;
  }
}

/** A separate fast source, seeded from another one: for a guessed world or a bot's dice. */
export function fork(chance: Chance): FastChance {
  const word = () => (random(chance, 0x10000) << 16) | random(chance, 0x10000);
  return { source: 'fast', a: word(), b: word(), c: word(), d: word() | 1 };
}

/**
 * Bounded numbers by multiplication with rejection (Lemire): 32 random bits times `below`. The high word is the number,
 * and the few low words that would favour some numbers are rejected. Products stay exact as doubles.
 */
function bounded(chance: FastChance | SecureChance, below: number): number {
  for (;;) {
    const bits = chance.source === 'fast' ? fastBits(chance) : secureBits(chance);
    const low = Math.imul(bits, below) >>> 0;
    if (low >= below || low >= 4294967296 % below) return ((bits >>> 0) * below * 2 ** -32) | 0;
  }
}
