/*
 * The geometry of aiming: takes anchors by seat and returns arms, dotted lines and reticles. It is independent of the
 * screen: a phone, a desktop and a wall have different anchors and get the same picture.
 */

/** The position of a figure: the middle of its square, and the square's side. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Aim {
  /** Who aims, and at whom. */
  readonly from: number;
  readonly to: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An arm, which rotates about its shoulder. */
export interface Arm extends Spot {
  readonly seat: number;
  /** Degrees clockwise from pointing right. */
  readonly angle: number;
  /** An arm that points left is mirrored, so that the grip hangs down. */
  readonly isTurned: boolean;
  /** The side of its figure, or less if the loot is near. */
  readonly size: number;
}

/** Dots from a muzzle to a chest. */
export interface AimLine {
  readonly seat: number;
  readonly start: Spot;
  readonly end: Spot;
}

export interface Reticle extends Spot {
  /** The seat that aims. */
  readonly seat: number;
  readonly at: number;
  readonly radius: number;
}

export interface Placement {
  readonly arm: Arm;
  readonly line: AimLine;
  readonly reticle: Reticle;
}

/** All as shares of a figure's side. How far the shoulders are from its middle … */
const shoulder = 0.26;
/** … and for those who aim nearly straight up or down, so that the gun does not cover their own face. */
const wideShoulder = 0.42;
const steep = (25 * Math.PI) / 180;
const shoulderBelow = 0.33;
/** The chest, below the chin. On a small figure the name plate would cover it, so the reticle is higher. */
const chestBelow = 0.27;
const chestAbove = 0.2;
const plateOverChest = 22;
/** From the shoulder to the muzzle. */
export const reach = 0.82;
/** An arm is shortened to avoid the loot, but not below this. */
const shortest = 0.62;
const reticleRadius = 0.125;
const leastRadius = 8;
/** From one reticle to the next, in radii. */
const besides = 2.15;
/** Between the lines of two who aim at each other. */
const twoLines = 0.13;

/** Places every aim whose two figures exist. Nothing overlaps the loot. */
export function placeAims(
  aims: readonly Aim[],
  anchors: readonly (Anchor | undefined)[],
  loot?: Box,
): readonly Placement[] {
  return aims.flatMap((aim) => {
    const from = anchors[aim.from];
    const to = anchors[aim.to];
    if (!from || !to) return [];
    const reticle = { ...reticleOf(aim, rivalsOf(aim, aims, anchors), to), seat: aim.from, at: aim.to };
    const arm = { ...armOf(from, reticle, loot), seat: aim.from };
    const isMutual = aims.some((other) => other.from === aim.to && other.to === aim.from);
    return [{ arm, reticle, line: lineOf(arm, reticle, isMutual ? (twoLines * to.size) / 2 : 0) }];
  });
}

/** The direction from `from` to `to`, with length 1. */
export function lookAt(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: round((to.x - from.x) / length), y: round((to.y - from.y) / length) };
}

/** All who aim at the same figure, from left to right, so that their lines do not cross. */
const rivalsOf = (aim: Aim, aims: readonly Aim[], anchors: readonly (Anchor | undefined)[]): readonly Aim[] =>
  aims.filter(({ to }) => to === aim.to).toSorted((a, b) => (anchors[a.from]?.x ?? 0) - (anchors[b.from]?.x ?? 0));

const chestOf = (size: number): number =>
  Math.min(size * chestBelow, Math.max(size * chestAbove, size / 2 - plateOverChest));

function reticleOf(aim: Aim, rivals: readonly Aim[], to: Anchor): Spot & { readonly radius: number } {
  const radius = Math.max(leastRadius, to.size * reticleRadius);
  const step = Math.min(radius * besides, to.size / rivals.length);
  const nth = rivals.indexOf(aim) - (rivals.length - 1) / 2;
  return { x: round(to.x + nth * step), y: round(to.y + chestOf(to.size)), radius: round(radius) };
}

function armOf(from: Anchor, target: Spot, loot: Box | undefined): Omit<Arm, 'seat'> {
  const side = target.x < from.x ? -1 : 1;
  const y = from.y + from.size * shoulderBelow;
  const isSteep = Math.abs(Math.atan2(target.x - from.x, Math.abs(target.y - y))) < steep;
  const x = from.x + side * from.size * (isSteep ? wideShoulder : shoulder);
  const turn = Math.atan2(target.y - y, target.x - x);
  const free = loot ? freeWay({ x, y }, turn, from.size * reach, loot) : 1;
  return {
    x: round(x),
    y: round(y),
    angle: round((turn * 180) / Math.PI),
    isTurned: Math.abs(turn) > Math.PI / 2,
    size: round(from.size * Math.max(shortest, free)),
  };
}

/** The share of a ray that lies outside a box. */
function freeWay({ x, y }: Spot, turn: number, length: number, box: Box): number {
  const dx = Math.cos(turn) * length;
  const dy = Math.sin(turn) * length;
  const [inX, outX] = crossing(x, dx, box.left, box.right);
  const [inY, outY] = crossing(y, dy, box.top, box.bottom);
  const enters = Math.max(inX, inY);
  const isMissed = enters > Math.min(outX, outY) || enters > 1 || Math.min(outX, outY) < 0;
  return isMissed ? 1 : Math.max(0, enters);
}

/** The part of a ray that lies between two bounds. */
function crossing(start: number, step: number, low: number, high: number): readonly [number, number] {
  if (step === 0) return start < low || start > high ? [Infinity, -Infinity] : [-Infinity, Infinity];
  const one = (low - start) / step;
  const other = (high - start) / step;
  return [Math.min(one, other), Math.max(one, other)];
}

function lineOf(arm: Arm, reticle: Reticle, aside: number): AimLine {
  const turn = (arm.angle * Math.PI) / 180;
  const muzzle = { x: arm.x + Math.cos(turn) * arm.size * reach, y: arm.y + Math.sin(turn) * arm.size * reach };
  const shift = { x: -Math.sin(turn) * aside, y: Math.cos(turn) * aside };
  const edge = { x: reticle.x - Math.cos(turn) * reticle.radius, y: reticle.y - Math.sin(turn) * reticle.radius };
  return { seat: arm.seat, start: moved(muzzle, shift), end: moved(edge, shift) };
}

const moved = (spot: Spot, by: Spot): Spot => ({ x: round(spot.x + by.x), y: round(spot.y + by.y) });

const round = (number: number): number => Math.round(number * 10) / 10;
