import type { Figure } from '../../protocol/scene.ts';
import type { Anchor, Arm } from './aiming.ts';

/*
 * The geometry of the comic panel of a shot: shooters at the left, one behind the other, the victim at the right, a
 * star between them. It computes positions from a room and is independent of the screen.
 */

export interface Someone {
  readonly seat: number;
  readonly name: string;
  readonly figure: Figure;
  readonly isBot?: boolean | undefined;
}

/** People to whom the same happened, and one word for it. */
export interface Aside {
  readonly word: string;
  readonly people: readonly Someone[];
  /** They lie on the ground. */
  readonly areDown?: boolean | undefined;
}

/** Everything that a panel shows. */
export interface Shot {
  readonly victim: Someone & { readonly wounds: number };
  /** The first stands in front. */
  readonly shooters: readonly Someone[];
  /** What is known about everybody else. Those about whom nothing is known yet are not shown. */
  readonly others: readonly Aside[];
  /** What the star says. */
  readonly noise: string;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** The height of the others along the upper edge. */
  readonly head: number;
}

export interface ShotPlaces {
  /** The middle of the face's square, and its side, as on the table. */
  readonly shooters: readonly Anchor[];
  readonly arms: readonly Omit<Arm, 'seat'>[];
  readonly victim: Anchor;
  /** The first is the large one. */
  readonly stars: readonly Anchor[];
}

/** All as shares of the width: a figure, the positions of the front shooter and the victim, and the star. */
const figure = 0.3;
/** In portrait format there is more room above than beside: figures are larger and stand closer. */
const uprightFigure = 0.38;
const inFront = 0.25;
const hit = 0.82;
const starAt = 0.62;
const starSize = 0.3;
/** The room for all shooters, however many there are. */
const line = 0.22;
const apart = 0.15;
/** How much of a figure is visible at least, and at most before it leaves the floor, in sides of its face. */
const leastSeen = 1.12;
const mostSeen = 1.6;
/** Shares of a figure: the shoulder, the reach of an arm, and the distance between two arms. */
const shoulder = 0.2;
const shoulderBelow = 0.4;
const armStep = 0.2;
const muzzle = 0.82;

export function placeShot({ width, height, head }: Room, shooters: number): ShotPlaces {
  const share = Math.min(uprightFigure, Math.max(figure, (uprightFigure * (height - head)) / width));
  const size = Math.max(0, Math.min(width * share, (height - head) / leastSeen));
  const unit = size / share;
  const left = (width - unit) / 2;
  const y = Math.max(head, height - size * mostSeen) + size / 2;
  const step = Math.min(apart, line / Math.max(1, shooters - 1));
  const front = inFront + Math.min(0.07, ((shooters - 1) * step) / 3);
  const people = Array.from({ length: shooters }, (_, nth) => ({
    x: left + unit * (front - nth * step),
    y: y + size * 0.04 * nth,
    size: size * (1 - 0.06 * Math.min(nth, 3)),
  }));
  const star = { x: left + unit * starAt, y: y + size * 0.05, size: unit * starSize };
  const between = armStep * Math.min(1, 2.2 / Math.max(1, shooters - 1));
  const arms = people.map((_, nth) =>
    armTo(star, {
      x: left + unit * front + size * (shoulder - 0.08 * nth),
      y: y + size * (shoulderBelow + between * nth),
      size: size * (nth === 0 ? 1 : 0.94),
    }),
  );
  const small = arms.slice(1).map(({ x, y, angle, size }) => {
    const turn = (angle * Math.PI) / 180;
    return { x: x + Math.cos(turn) * size * muzzle, y: y + Math.sin(turn) * size * muzzle, size: star.size * 0.42 };
  });
  return { shooters: people, arms, victim: { x: left + unit * hit, y, size }, stars: [star, ...small] };
}

function armTo(star: Anchor, { x, y, size }: Anchor): Omit<Arm, 'seat'> {
  // Any steeper, and the gun would point over the victim's head.
  const angle = Math.max(-14, (Math.atan2(star.y - y, star.x - x) * 180) / Math.PI);
  return { x, y, size, angle, isTurned: false };
}
