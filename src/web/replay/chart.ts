/* The geometry of the chart of fortunes, in units of its picture. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly steps: number;
  readonly highest: number;
}

/** Margins for numbers at the left, faces at the right, and rounds below. */
export const edge = { left: 34, right: 30, top: 10, bottom: 20 } as const;

export const xAt = ({ width, steps }: Frame, step: number): number =>
  edge.left + ((width - edge.left - edge.right) * step) / Math.max(1, steps);

export const yAt = ({ height, highest }: Frame, value: number): number =>
  height - edge.bottom - ((height - edge.top - edge.bottom) * value) / Math.max(1, highest);

/** The step at a horizontal position of the picture. */
export const stepAt = ({ width, steps }: Frame, x: number): number =>
  Math.max(0, Math.min(steps, Math.round(((x - edge.left) / (width - edge.left - edge.right)) * steps)));

/** The line of one person: horizontal while nothing changes. */
export function pathOf(frame: Frame, values: readonly number[]): string {
  const points = values.flatMap((value, step) =>
    step === 0 || step === values.length - 1 || value !== values[step - 1] ? [[step, value] as const] : [],
  );
  return points
    .map(([step, value], place) => {
      const [x, y] = [xAt(frame, step).toFixed(1), yAt(frame, value).toFixed(1)];
      return place === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

/** Round numbers for the grid lines, at most five. */
export function gridOf(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest / 4)));
  const unit = [1, 2, 5, 10].map((factor) => factor * power).find((step) => highest / step <= 4) ?? highest;
  return Array.from({ length: Math.floor(highest / unit) + 1 }, (_, place) => place * unit);
}

/** Moves the wanted heights of faces apart, so that none covers another. */
export function apart(wanted: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[b] ?? 0) - (wanted[a] ?? 0));
  const places = [...wanted];
  let limit = lowest;
  for (const place of order) {
    places[place] = Math.min(places[place] ?? 0, limit);
    limit = (places[place] ?? 0) - gap;
  }
  return places;
}

/** In addition to its colour, each line has a dash pattern. */
export const patterns = ['', '7 4', '2 3', '10 3 2 3', '', '7 4', '2 3', '10 3 2 3'] as const;
