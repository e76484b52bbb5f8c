import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { bang, bangsEach, click, maxSeats, rounds, type Bullet } from '../../../games/cash-n-guns/box.ts';
import type { ExchangeInView } from '../../../games/cash-n-guns/view.ts';
import type { RoundSeen } from './rounds.ts';
import type { Sight } from './sight.ts';

/** What the bot believes about a player's bullets. */
export interface Arms {
  /** How likely the bullet of this round is a Bang!. */
  readonly loaded: number;
  /** The Bangs to be expected in hand, without the bullet of this round once it has left the hand. */
  readonly inHand: number;
}

/** How likely it is that somebody holds 0, 1, 2 … Bangs; it changes as the bot follows the game. */
type Belief = number[];

/** How likely a bullet that leaves a hand is a Bang!. */
type Habit = (bangs: number, size: number) => number;

const atRandom: Habit = (bangs, size) => bangs / size;

/** Half of the time people take any card from hand, half of the time they make up their mind by the flip of a coin. */
const byChoice: Habit = (bangs, size) => {
  if (bangs === 0) return 0;
  return bangs >= size ? 1 : (0.5 + bangs / size) / 2;
};

/** Follows a player's bullets from the first round on: those that were shown and those that nobody saw. [CG-7.1] */
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

/** In this round nothing has happened to a hand but that a bullet was chosen, which nobody has seen yet. */
const isPlain = ({ now, round, exchanges, fetches }: Sight, seat: Seat): boolean =>
  (now.loaded & (1 << seat)) !== 0 &&
  now.bullets[seat] === null &&
  exchanges.at(-1)?.round !== round &&
  fetches.at(-1)?.round !== round;

/** What is known of a hand when a round begins. */
interface Memory {
  readonly belief: Belief;
  /** What follows once a bullet has been chosen unseen. */
  unseen?: Arms;
}

/** What was known when a round began is worked out once for everybody, and kept with the round before. */
function memoryOf(sight: Sight, seat: Seat, round = sight.round): Memory {
  const last = sight.past[round - 2] ?? beforeTheGame;
  let known = memories.get(last);
  if (!known) memories.set(last, (known = []));
  // Whoever has exchanged bullets knows more than others.
  const viewer = sight.exchanges.length > 0 ? sight.me + 1 : 0;
  return (known[viewer * maxSeats + seat] ??= { belief: beliefAt(sight, seat, round) });
}
const memories = new WeakMap<RoundSeen, Memory[]>();
const beforeTheGame: RoundSeen = { lying: 0, threatened: 0, loaded: 0, bullets: [] };
const fresh: Belief = Array.from({ length: rounds + 1 }, (_, bangs) => (bangs === bangsEach ? 1 : 0));

function beliefAt(sight: Sight, seat: Seat, round: number): Belief {
  if (round === 1) return fresh;
  const belief = memoryOf(sight, seat, round - 1).belief.slice();
  follow(belief, sight, seat, round - 1);
  return belief;
}

/** Follows one round; says how likely the bullet was a Bang!. */
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
  // What was seen may be more than the bot thought possible, where it only supposed that a Click was given away.
  if (all === 0) belief[0] = all = 1;
  for (let bangs = 0; bangs < belief.length; bangs++) belief[bangs] = at(belief, bangs) / all;
}

/** One Bang! more, as a rule for a Click. [CG-3.4] */
function gain(belief: Belief, size: number): void {
  for (let bangs = Math.min(size, belief.length - 1); bangs > 0; bangs--) {
    const kept = bangs === size ? at(belief, bangs) : 0;
    belief[bangs] = kept + at(belief, bangs - 1);
  }
  belief[0] = size === 0 ? 1 : 0;
}

/** A bullet for another: those two know both, and the bot supposes a Click if it cannot see what was given. [CG-7.4] */
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

/** A Bang! was drawn, or a card that the bot has not seen and that may well be one. */
function hope(belief: Belief, size: number, drawn: Bullet | null): void {
  const before = belief.slice();
  gain(belief, size);
  if (drawn === bang) return;
  for (let bangs = 0; bangs < belief.length; bangs++) {
    belief[bangs] = (at(belief, bangs) + at(before, bangs)) / 2;
  }
}
