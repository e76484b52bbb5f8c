/** A place on the screen, with room around it. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How far down there is something to read. */
  readonly below: number;
}

/** An arrow as paths of an SVG. */
export interface Arrow {
  readonly line: string;
  readonly head: string;
}

/** Nobody is aimed at. */
export const nowhere: Arrow = { line: '', head: '' };

/** How far an arrow turns away from the shortest way: up to this share of the way to the middle … */
const mostBent = 0.55;
/** … and less between neighbours, by how far apart they are. */
const roundest = 1;
/** A name is wider than its figure. */
const nameWidth = 1.4;
const headLength = 13;
const headWidth = 8;

/**
 * From one figure to another, bent towards the middle of the table, so that arrows between neighbours do not cross
 * those who sit between them.
 */
export function arrow(from: Point, to: Point, centre: { readonly x: number; readonly y: number }): Arrow {
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  const inwards = Math.hypot(centre.x - between.x, centre.y - between.y);
  const over = towards(between, centre, Math.min(mostBent * inwards, apart * roundest));
  const start = edge(from, over);
  const tip = edge(to, over);
  const neck = towards(tip, over, headLength);
  const side = { x: (neck.y - tip.y) / headLength, y: (tip.x - neck.x) / headLength };
  const corner = (sign: 1 | -1) => at({ x: neck.x + sign * side.x * headWidth, y: neck.y + sign * side.y * headWidth });
  return {
    line: `M${at(start)}Q${at(over)} ${at(neck)}`,
    head: `M${at(tip)}L${corner(1)}L${corner(-1)}Z`,
  };
}

type Place = Pick<Point, 'x' | 'y'>;

/** Where the way to another place leaves the room around a point: no arrow lies over a name. */
function edge(point: Point, to: Place): Place {
  const down = to.y - point.y;
  if (down <= 0) return towards(point, to, point.radius);
  const share = Math.min((point.radius * nameWidth) / Math.abs(to.x - point.x), point.below / down);
  return towards(point, to, share * Math.hypot(to.x - point.x, down));
}

/** So far from `from` on the way to `to`. */
function towards(from: Place, to: Place, distance: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(1, distance / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const at = ({ x, y }: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
