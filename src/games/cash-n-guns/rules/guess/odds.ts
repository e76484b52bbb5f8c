import { at } from '../../../../engine/at.ts';
import { random, type Chance } from '../../../../engine/chance/index.ts';
import { bang, click, type Bullet } from '../../box.ts';

/*
 * What happened out of the viewer's sight, as if every unseen bullet had been drawn at random from its owner's hand.
 *
 * A chain of happenings changes the number of Bangs in some hands. A forward pass through the chain computes how likely
 * every number is, given everything the viewer has seen. A backward pass then draws what happened, each happening given
 * the one after it. Every story that fits is therefore drawn exactly with its probability.
 *
 * A position is one number: a digit for every hand that is open at this point, and the first digit for the Bangs that
 * went face down onto the pile while their sum is known. Hands are opened late and closed early, so few are open at a
 * time, and there are few positions.
 */

type Position = number;
/** Nobody holds that many Bangs. */
const base = 12;
/** What a digit counts in a position. A hand that is closed gives its digit back. */
export type Digit = number;
const units: readonly number[] = [...Array<undefined>(8).keys()].map((digit) => base ** digit);
// Plain reads here and in the two loops below: a guess makes hundreds, and `at` is too slow for them; see at.ts.
const unitOf = (digit: Digit): number => units[digit] as number;
const sum: Digit = 0;
export const firstHand: Digit = 1;

const digitOf = (position: Position, digit: Digit): number => Math.trunc(position / unitOf(digit)) % base;

/** The ways in which something can have gone: where each leads, how likely it is, and what it means. */
interface Outcomes {
  count: number;
  readonly to: Position[];
  readonly odds: number[];
  readonly means: number[];
}

function add(found: Outcomes, position: Position, likely: number, meaning: number): void {
  const index = found.count++;
  found.to[index] = position;
  found.odds[index] = likely;
  found.means[index] = meaning;
}

export interface Happening {
  outcomes(from: Position, found: Outcomes): void;
  /** Called with the outcome. */
  settle(means: number): void;
}

/** A hand starts with this many Bang! cards, or receives this many. */
export const gained = (hand: Digit, bangs: number): Happening => ({
  outcomes: (from, found) => add(found, from + bangs * unitOf(hand), 1, 0),
  settle: () => undefined,
});

/** Nothing more will happen to this hand. */
export const closed = (hand: Digit, settle: (bangs: number) => void): Happening => ({
  outcomes(from, found) {
    const bangs = digitOf(from, hand);
    add(found, from - bangs * unitOf(hand), 1, bangs);
  },
  settle,
});

export interface Draw {
  readonly hand: Digit;
  /** The size of the hand before. */
  readonly size: number;
  /** What the viewer knows it was. */
  readonly known: Bullet | null;
  /** It went face down, and the sum of such Bangs is known to be at most this. */
  readonly atMost?: number | undefined;
  settle?(bullet: Bullet): void;
}

/** A bullet leaves a hand. */
export const drawn = ({ hand, size, known, atMost, settle }: Draw): Happening => ({
  outcomes(from, found) {
    const bangs = digitOf(from, hand);
    if (known !== bang && bangs < size) add(found, from, (size - bangs) / size, click);
    if (known === click || bangs === 0) return;
    if (atMost !== undefined && digitOf(from, sum) >= atMost) return;
    add(found, from - unitOf(hand) + (atMost === undefined ? 0 : unitOf(sum)), bangs / size, bang);
  },
  settle: (bullet) => settle?.(bullet),
});

/** Two players with hands of one size exchange a bullet each, and the viewer sees neither. */
export function exchanged(
  one: Digit,
  other: Digit,
  size: number,
  settle: (fromOne: Bullet, fromOther: Bullet) => void,
): Happening {
  return {
    outcomes(from, found) {
      const bangs = digitOf(from, one);
      const otherBangs = digitOf(from, other);
      const both = size * size;
      const swap = unitOf(other) - unitOf(one);
      const [clicks, otherClicks] = [size - bangs, size - otherBangs];
      if (clicks * otherClicks > 0) add(found, from, (clicks * otherClicks) / both, twoClicks);
      if (bangs * otherBangs > 0) add(found, from, (bangs * otherBangs) / both, twoBangs);
      if (bangs * otherClicks > 0) add(found, from + swap, (bangs * otherClicks) / both, bangFromOne);
      if (clicks * otherBangs > 0) add(found, from - swap, (clicks * otherBangs) / both, bangFromOther);
    },
    settle: (means) => settle(means & bangFromOne ? bang : click, means & bangFromOther ? bang : click),
  };
}
const twoClicks = 0;
const bangFromOne = 1;
const bangFromOther = 2;
const twoBangs = 3;

/** How likely every position is before each happening of a chain. */
export interface Odds {
  readonly happenings: readonly Happening[];
  readonly layers: readonly (readonly Likely[])[];
  /** By happening and the position after it: how it can have come about, computed on demand. */
  readonly known: Map<Position, Ways>[];
}

interface Likely {
  readonly position: Position;
  weight: number;
}

export function oddsOf(happenings: readonly Happening[]): Odds {
  let layer: readonly Likely[] = [{ position: 0, weight: 1 }];
  const layers: (readonly Likely[])[] = [];
  for (const happening of happenings) {
    layers.push(layer);
    layer = after(layer, happening);
  }
  return { happenings, layers, known: [] };
}

function after(layer: readonly Likely[], happening: Happening): readonly Likely[] {
  const next: Likely[] = [];
  const places = layer.length > 8 ? new Map<Position, Likely>() : undefined;
  for (const { position: from, weight } of layer) {
    const { count, to, odds } = outcomesOf(happening, from);
    for (let index = 0; index < count; index++) {
      const position = to[index] as Position;
      const likely = places ? places.get(position) : next.find((each) => each.position === position);
      const more = weight * (odds[index] as number);
      if (likely) {
        likely.weight += more;
        continue;
      }
      const first = { position, weight: more };
      places?.set(position, first);
      next.push(first);
    }
  }
  return next;
}

/** Always the same object, which is read immediately: a story has thousands of outcomes. */
const found: Outcomes = { count: 0, to: [], odds: [], means: [] };

function outcomesOf(happening: Happening, from: Position): Outcomes {
  found.count = 0;
  happening.outcomes(from, found);
  return found;
}

/** Draws one story from its end to its beginning; `total` is the sum of Bangs that went face down, where it is known. */
export function drawStory(odds: Odds, total: number, chance: Chance): void {
  let position = total * unitOf(sum);
  for (let index = odds.happenings.length - 1; index >= 0; index--) {
    const { all, ways } = waysTo(odds, index, position);
    const way = ways.length === 1 ? at(ways, 0) : drawWay(ways, (all * random(chance, precision)) / precision);
    at(odds.happenings, index).settle(way.means);
    position = way.from;
  }
}
const precision = 2 ** 20;

interface Way {
  readonly from: Position;
  readonly weight: number;
  readonly means: number;
}

/** How a position can have come about. */
interface Ways {
  readonly ways: readonly Way[];
  readonly all: number;
}

/** Draws a way with its probability. */
function drawWay(ways: readonly Way[], rest: number): Way {
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index] as Way;
    rest -= way.weight;
    if (rest < 0) return way;
  }
  return at(ways, ways.length - 1);
}

/** Most stories pass through the same positions, so the ways to them are computed once. */
function waysTo({ happenings, layers, known }: Odds, index: number, position: Position): Ways {
  const before = known[index]?.get(position);
  if (before) return before;
  const found = waysFrom(layers[index] ?? [], at(happenings, index), position);
  (known[index] ??= new Map()).set(position, found);
  return found;
}

function waysFrom(layer: readonly Likely[], happening: Happening, position: Position): Ways {
  const ways: Way[] = [];
  let all = 0;
  for (const { position: from, weight } of layer) {
    const { count, to, odds, means } = outcomesOf(happening, from);
    for (let index = 0; index < count; index++) {
      if (to[index] !== position) continue;
      const way = { from, weight: weight * (odds[index] as number), means: means[index] as number };
      ways.push(way);
      all += way.weight;
    }
  }
  if (ways.length === 0) throw new Error('No story fits what was seen.');
  return { ways, all };
}
