import type { Anchor, Box } from '../../kit/aiming.ts';
import { cardWidth } from './card-rows.ts';

/*
 * Computes where everybody sits around a table: from a space, a position for each figure and the room in the middle.
 * The viewer sits at the bottom, larger than the rest; a spectator sees a ring without a front.
 */

export interface RingSpace {
  readonly width: number;
  readonly height: number;
  /** The number of players without the viewer, clockwise from the viewer's left. */
  readonly others: number;
  readonly hasSelf: boolean;
  /** The height of the viewer's own area at the lower edge; then nobody sits in front. */
  readonly front?: number | undefined;
  /** The height of what stands along the upper edge. */
  readonly head: number;
  /** The height of a name plate, and of what else lies below a figure. */
  readonly plate: number;
  readonly below: number;
  /** The largest width of a name plate. */
  readonly name: number;
}

export interface Ring {
  readonly others: readonly Anchor[];
  readonly self: Anchor | undefined;
  /** The room for the loot. */
  readonly middle: Box;
}

/** The size of figures, as a share of the space: larger with fewer players, but the loot keeps its room. */
const shares: readonly number[] = [0.24, 0.24, 0.24, 0.21, 0.185];
const fullShare = 0.165;
const least = 40;
/** Figures that are farther away are smaller, which gives the picture its depth. */
const far = 0.9;
const front = 1.4;
/** The size of neighbouring figures, as a share of their distance. */
const ofSpacing = 0.62;
/** The share of the plate that covers the chest. */
const plateOver = 0.55;
const gap = 6;
/** The shape of the table: 2 is an ellipse; larger values have fuller corners. */
const roundness = 2.7;
const samples = 360;
/** The smallest touch target: it limits how many cards fit in a row. */
export const thumb = 44;
/** Heaps of loot in a round: the practical maximum, and the usual number. */
const fullTable = 8;
const usualTable = 6;
/** Figures give way a little for cards of a good width, and more for cards that are touch targets with their gap. */
const good = { width: 38, squeezes: 6 };
const tapped = { width: 26, squeezes: 16 };
/** The viewer's neighbours keep a little more distance. */
const elbow = 1.45;
/** If nobody sits in front, the rest take the upper part of the table. */
const freeElbow = 1.6;

/** The width of a name plate: more if few sit at the table, and less than the name needs if the text is large. */
export function nameRoom({ width, rem, others }: { width: number; rem: number; others: number }): number {
  const [share, wanted] = others <= 3 ? [0.29, 6] : [0.235, 4.6];
  return Math.min(width * share, Math.max(rem * wanted, Math.min(rem * 9, width * 0.16)));
}

export function ringOf(space: RingSpace): Ring {
  const natural = Math.sqrt((space.height - (space.front ?? 0)) * space.width) * (shares[space.others] ?? fullShare);
  let ring = seated(space, natural, front);
  // If cards would be too small to tap, everybody moves a little closer together.
  for (let step = 1; step <= tapped.squeezes; step++) {
    const { width } = step <= good.squeezes ? good : tapped;
    if (cardsIn(ring.middle, fullTable) >= width) break;
    ring = seated(space, natural * (1 - 0.02 * step), Math.max(1, front - 0.05 * step));
  }
  return ring;
}

function seated(space: RingSpace, natural: number, forward: number): Ring {
  let size = natural;
  // The size depends on the distance between neighbours, and the distance on the size: three iterations are enough.
  for (let step = 0; step < 3; step++) size = Math.max(least, Math.min(size, fitting(space, size, forward)));
  const others = anchorsOf(space, size);
  const self = space.hasSelf ? selfOf(space, size * forward) : undefined;
  return { others, self, middle: middleOf(space, others, self) };
}

/** The room that a figure needs at the bottom: its plate and what lies below it. */
const footOf = ({ plate, below }: RingSpace): number => plate * (1 - plateOver) + below;

/** The largest size, up to this one, at which neighbours do not overlap. */
function fitting(space: RingSpace, size: number, forward: number): number {
  const around = anchorsOf(space, size);
  const all = space.hasSelf ? [...around, selfOf(space, size * forward)] : around;
  const foot = footOf(space);
  let fits = size;
  for (const [index, one] of all.entries()) {
    const next = all[(index + 1) % all.length];
    if (!next || all.length < 3) continue;
    const across = Math.abs(one.x - next.x) / Math.max(1, space.name / size);
    const down = Math.abs(one.y - next.y) - foot;
    fits = Math.min(fits, Math.max(across * 0.98, down * 0.98, Math.hypot(across, Math.max(0, down)) * ofSpacing));
  }
  return fits;
}

function selfOf(space: RingSpace, size: number): Anchor {
  const y = space.height - footOf({ ...space, below: 0 }) - size / 2 - 2;
  return { x: space.width / 2, y: round(y), size: round(size) };
}

function anchorsOf(space: RingSpace, size: number): readonly Anchor[] {
  const { others, hasSelf } = space;
  const { at } = wayAround(space, size);
  const first = hasSelf ? elbow : space.front === undefined ? 0.5 : freeElbow;
  const total = others - 1 + 2 * first;
  return Array.from({ length: others }, (_, index) => {
    const { x, y } = at((Math.round(((index + first) / total) * samples) % samples) / samples);
    const depth = (y / space.height) * (1 - far) + far;
    return { x: round(x), y: round(y), size: round(size * depth) };
  });
}

/** The shape of the edge, clockwise from the bottom, between -1 and 1 in both directions. */
const shape = Array.from({ length: samples * 2 }, (_, index) => {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / roundness);
  const turn = (index / (samples * 2)) * 2 * Math.PI;
  return { x: -power(Math.sin(turn)), y: power(Math.cos(turn)) };
});
/** The distance from each point to the next, in both directions. */
const strides = shape.map(({ x, y }, index) => {
  const next = shape[(index + 1) % shape.length] ?? { x, y };
  return { x: next.x - x, y: next.y - y };
});

/** The edge of the table; `at` returns the point after a share of the way around, clockwise from the bottom. */
function wayAround(
  space: RingSpace,
  size: number,
): { readonly at: (share: number) => { readonly x: number; readonly y: number } } {
  const half = Math.max(size, space.name) / 2;
  const top = space.head + size / 2 + gap;
  const bottom = space.height - size / 2 - footOf(space) - gap;
  const [rx, ry] = [space.width / 2 - half - 2, (bottom - top) / 2];
  const walked = [0];
  let whole = 0;
  for (const { x, y } of strides) walked.push((whole += Math.sqrt((rx * x) ** 2 + (ry * y) ** 2)));
  return {
    at(share) {
      const place = walked.findIndex((length) => length >= share * whole - 1e-9);
      const { x, y } = shape[place] ?? { x: 0, y: 1 };
      return { x: space.width / 2 + rx * x, y: top + ry + ry * y };
    },
  };
}

/** The largest free room in the middle. */
function middleOf(space: RingSpace, around: readonly Anchor[], self: Anchor | undefined): Box {
  const bodies = around.map((anchor) => bodyOf(space, anchor));
  if (self) bodies.push(bodyOf({ ...space, below: 0 }, self));
  const centre = space.width / 2;
  let best: Box = { left: centre, right: centre, top: 0, bottom: 0 };
  for (let half = space.width / 2 - gap; half > space.width / 10; half -= 4) {
    const inTheWay = bodies.filter(({ left, right }) => right > centre - half - gap && left < centre + half + gap);
    const above = inTheWay.filter(({ top, bottom }) => top + bottom < space.height);
    const beneath = inTheWay.filter(({ top, bottom }) => top + bottom >= space.height);
    const top = Math.max(gap + space.head, ...above.map(({ bottom }) => bottom + gap));
    const bottom = Math.min(space.height - gap - (space.front ?? 0), ...beneath.map(({ top }) => top - gap));
    const box = { left: centre - half, right: centre + half, top, bottom };
    if (worthOf(box) > worthOf(best)) best = box;
  }
  return best;
}

/** Prefers large cards for a full table and for a usual one, then more room around them. */
const worthOf = (box: Box): number =>
  cardsIn(box, fullTable) + cardsIn(box, usualTable) + ((box.right - box.left) * (box.bottom - box.top)) / 1e7;

const cardsIn = ({ left, right, top, bottom }: Box, count: number): number =>
  cardWidth({ width: right - left - gap, height: bottom - top - gap }, count, gap, Math.floor((right - left) / thumb))
    .width;

/** The area of a figure with its plate. */
export function bodyOf(space: RingSpace, { x, y, size }: Anchor): Box {
  const half = Math.max(size, Math.min(space.name, size * 1.6)) / 2;
  return { left: x - half, right: x + half, top: y - size / 2, bottom: y + size / 2 + footOf(space) };
}

const round = (number: number): number => Math.round(number * 10) / 10;
