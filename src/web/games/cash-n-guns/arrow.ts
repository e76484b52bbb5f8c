/** A place on the screen, with room around it. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** An arrow as paths of an SVG. */
export interface Arrow {
  readonly line: string;
  readonly head: string;
}

const headLength = 13;
const headWidth = 8;

/**
 * From one figure to another, bent towards the middle of the table, so that arrows between neighbours do not cross
 * those who sit between them.
 */
export function arrow(from: Point, to: Point, centre: { readonly x: number; readonly y: number }): Arrow {
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const over = { x: bend.x + (centre.x - bend.x) * 0.55, y: bend.y + (centre.y - bend.y) * 0.55 };
  const start = towards(from, over, from.radius);
  const tip = towards(to, over, to.radius);
  const neck = towards(tip, over, headLength);
  const side = { x: (neck.y - tip.y) / headLength, y: (tip.x - neck.x) / headLength };
  const corner = (sign: 1 | -1) => at({ x: neck.x + sign * side.x * headWidth, y: neck.y + sign * side.y * headWidth });
  return {
    line: `M${at(start)}Q${at(over)} ${at(neck)}`,
    head: `M${at(tip)}L${corner(1)}L${corner(-1)}Z`,
  };
}

type Place = Pick<Point, 'x' | 'y'>;

/** So far from `from` on the way to `to`. */
function towards(from: Place, to: Place, distance: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(1, distance / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const at = ({ x, y }: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
