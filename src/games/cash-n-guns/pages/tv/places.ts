import type { Anchor } from '../../../../web/kit/aiming.ts';
import type { Ring } from '../../../../web/table/frame/ring.ts';

/*
 * Where everybody sits around the table on a big screen, clockwise from the left, in percent of its width and height;
 * the size of a figure is in percent of the height. Figures that are farther away are smaller, which gives the picture
 * its depth. With fewer players the figures grow, and the loot keeps its place in the middle.
 */
type FigurePlace = readonly [x: number, y: number, size: number];

interface Plan {
  readonly places: readonly FigurePlace[];
  /** The area of the loot: left, top, right, bottom. */
  readonly loot: readonly [number, number, number, number];
}

const four: Plan = {
  places: [
    [15, 32, 28],
    [85, 32, 28],
    [85, 65, 29],
    [15, 65, 29],
  ],
  loot: [27, 26, 73, 74],
};
const plans: Readonly<Record<number, Plan>> = {
  4: four,
  5: {
    places: [
      [14, 34, 25],
      [50, 22, 20],
      [86, 34, 25],
      [85.5, 65.5, 27],
      [14.5, 65.5, 27],
    ],
    loot: [27, 38, 73, 78],
  },
  6: {
    places: [
      [12.5, 36, 23],
      [33, 23.5, 20],
      [67, 23.5, 20],
      [87.5, 36, 23],
      [86.5, 66, 25.5],
      [13.5, 66, 25.5],
    ],
    loot: [26, 39, 74, 78],
  },
  7: {
    places: [
      [12.5, 35, 21],
      [33, 23.5, 19],
      [67, 23.5, 19],
      [87.5, 35, 21],
      [87, 66, 24],
      [50, 70, 22],
      [13, 66, 24],
    ],
    loot: [26, 38, 74, 58],
  },
  8: {
    places: [
      [12.5, 35, 20],
      [33, 23.5, 19],
      [67, 23.5, 19],
      [87.5, 35, 20],
      [88, 64, 21.5],
      [68, 69, 22.5],
      [32, 69, 22.5],
      [12, 64, 21.5],
    ],
    loot: [25, 38, 75, 57.5],
  },
};

/** The ring of figures and the room in the middle, in pixels for a screen of this size. */
export function placesOf(seats: number, { width, height }: { readonly width: number; readonly height: number }): Ring {
  const { places, loot } = plans[seats] ?? four;
  const [across, down] = [width / 100, height / 100];
  const unit = Math.min(down, across * 0.5625);
  const others = places.map(([x, y, size]): Anchor => ({ x: x * across, y: y * down, size: size * unit }));
  const [left, top, right, bottom] = loot;
  const middle = { left: left * across, top: top * down, right: right * across, bottom: bottom * down };
  return { others, self: undefined, middle };
}
