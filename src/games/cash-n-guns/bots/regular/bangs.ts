import { at } from '../../../../engine/at.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { bang, bangsEach, click, maxSeats, rounds, type Bullet } from '../../box.ts';
import type { ExchangeInView } from '../../view.ts';
import type { RoundSeen } from './rounds.ts';
import type { Sight } from './sight.ts';

/** What the bot believes about a player's bullets. */
export interface Arms {
  /** The probability that the bullet of this round is a Bang!. */
  readonly loaded: number;
  /** The expected number of Bangs in hand, without the bullet of this round after it has left the hand. */
  readonly inHand: number;
}

/** The probabilities that somebody holds 0, 1, 2 … Bangs. It is updated as the bot follows the game. */
type Belief = number[];

/** The probability that a bullet that leaves a hand is a Bang!. */
type Habit = (bangs: number, size: number) => number;

const atRandom: Habit = (bangs, size) => bangs / size;

/**
 * A model of people: half of the time they take a random card from hand, half of the time they flip a coin between the
 * kinds.
 */
const byChoice: Habit = (bangs, size) => {
  if (bangs === 0) return 0;
  return bangs >= size ? 1 : (0.5 + bangs / size) / 2;
};

/** Follows a player's bullets from the first round, those that were shown and those that nobody saw. [CG-7.1] */
export function armsOf(sight: Sight, seat: Seat): Arms {
  const known = memoryOf(sight, seat);
  return isPlain(sight, seat) ? (known.unseen ??= armsNow(known, sight, seat)) : armsNow(known, sight, seat);
}

function armsNow({ belief }: Memory, sight: Sight, seat: Seat): Arms {
  const now = belief.slice();
  const loaded = follow(now, sight, seat, sight.round);
  return { loaded, inHand: expected(now, allOfThem, 0) };
}
const allOfThem: Habit = (bangs) => bangs;

/** In this round a hand has only lost the chosen bullet, which nobody has seen yet. */
const isPlain = ({ now, round, exchanges, fetches }: Sight, seat: Seat): boolean =>
  (now.loaded & (1 << seat)) !== 0 &&
  now.bullets[seat] === null &&
  exchanges.at(-1)?.round !== round &&
  fetches.at(-1)?.round !== round;

/** What is known about a hand at the beginning of a round. */
interface Memory {
  readonly belief: Belief;
  /** The belief after a bullet has been chosen unseen. */
  unseen?: Arms;
}

/** The knowledge at the beginning of a round is computed once and kept with the round before it. */
function memoryOf(sight: Sight, seat: Seat, round = sight.round): Memory {
  const last = sight.past[round - 2] ?? beforeTheGame;
  let known = memories.get(last);
  if (!known) memories.set(last, (known = new Map<number, Memory>()));
  const key = insight(sight, round) * maxSeats + seat;
  let memory = known.get(key);
  if (!memory) known.set(key, (memory = { belief: beliefAt(sight, seat, round) }));
  return memory;
}
const memories = new WeakMap<RoundSeen, Map<number, Memory>>();

/**
 * What the viewer knows about the bullets exchanged before this round, as a number. Two viewers, or one viewer in two
 * simulated worlds, share a memory only if they know the same. [CG-7.4]
 */
function insight({ exchanges }: Sight, round: number): number {
  let known = 0;
  for (const { round: when, drawn, given } of exchanges) {
    if (when < round) known = known * 9 + (drawn ?? unseen) * 3 + (given ?? unseen);
  }
  return known;
}
const unseen = 2;
const beforeTheGame: RoundSeen = { lying: 0, threatened: 0, loaded: 0, bullets: [] };
const fresh: Belief = Array.from({ length: rounds + 1 }, (_, bangs) => (bangs === bangsEach ? 1 : 0));

function beliefAt(sight: Sight, seat: Seat, round: number): Belief {
  if (round === 1) return fresh;
  const belief = memoryOf(sight, seat, round - 1).belief.slice();
  follow(belief, sight, seat, round - 1);
  return belief;
}

/** Follows one round. Returns the probability that the bullet was a Bang!. */
function follow(belief: Belief, sight: Sight, seat: Seat, round: number): number {
  const size = rounds - round + 1;
  const { loaded: inGuns, bullets } = sight.past[round - 1] ?? sight.now;
  for (const exchange of sight.exchanges) {
    if (exchange.round === round && exchange.given !== notYet) followExchange(belief, seat, size, exchange);
  }
  if ((inGuns & (1 << seat)) === 0) return 0;
  const bullet = bullets[seat] ?? null;
  const loaded = bullet ?? expected(belief, byChoice, size);
  lose(belief, size, byChoice, bullet);
  for (const fetch of sight.fetches) {
    if (fetch.round === round && fetch.seat === seat && fetch.from !== 'none') gain(belief, size - 1);
  }
  return loaded;
}
const notYet = -1;

function expected(belief: Belief, of: Habit, size: number): number {
  let sum = 0;
  for (let bangs = 0; bangs < belief.length; bangs++) {
    const likely = at(belief, bangs);
    if (likely > 0) sum += likely * of(bangs, size);
  }
  return sum;
}

/** A bullet leaves a hand of this size, seen or unseen. */
function lose(belief: Belief, size: number, habit: Habit, seen: Bullet | null): void {
  let all = 0;
  for (let bangs = 0; bangs < belief.length; bangs++) {
    const stay = seen === bang ? 0 : at(belief, bangs) * (1 - habit(bangs, size));
    const more = belief[bangs + 1] ?? 0;
    const come = seen === click || more === 0 ? 0 : more * habit(bangs + 1, size);
    belief[bangs] = stay + come;
    all += stay + come;
  }
  // The bot assumes that a Click was given away; what was seen may contradict that.
  if (all === 0) belief[0] = all = 1;
  for (let bangs = 0; bangs < belief.length; bangs++) belief[bangs] = at(belief, bangs) / all;
}

/** One more Bang!, usually in exchange for a Click. [CG-3.4] */
function gain(belief: Belief, size: number): void {
  for (let bangs = Math.min(size, belief.length - 1); bangs > 0; bangs--) {
    const kept = bangs === size ? at(belief, bangs) : 0;
    belief[bangs] = kept + at(belief, bangs - 1);
  }
  belief[0] = size === 0 ? 1 : 0;
}

/**
 * One bullet for another. Those two players know both; the bot assumes a Click if it cannot see what was given.
 * [CG-7.4]
 */
function followExchange(belief: Belief, seat: Seat, size: number, exchange: ExchangeInView): void {
  const { drawn, given } = exchange;
  if (exchange.victim === seat) {
    lose(belief, size, atRandom, drawn);
    if (given === bang) gain(belief, size);
  } else if (exchange.seat === seat) {
    if (given === bang) lose(belief, size, surely, bang);
    if (drawn !== click) hope(belief, size, drawn);
  }
}
const surely: Habit = (bangs) => (bangs > 0 ? 1 : 0);

/** A Bang! was drawn, or an unseen card that may be one. */
function hope(belief: Belief, size: number, drawn: Bullet | null): void {
  const before = belief.slice();
  gain(belief, size);
  if (drawn === bang) return;
  for (let bangs = 0; bangs < belief.length; bangs++) {
    belief[bangs] = (at(belief, bangs) + at(before, bangs)) / 2;
  }
}
