/** A cell of a 3 × 3 grid, counted from 1. The table is in the middle. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Clockwise from the bottom. */
const ring = {
  bottom: { row: 3, column: 2 },
  'bottom left': { row: 3, column: 1 },
  left: { row: 2, column: 1 },
  'top left': { row: 1, column: 1 },
  top: { row: 1, column: 2 },
  'top right': { row: 1, column: 3 },
  right: { row: 2, column: 3 },
  'bottom right': { row: 3, column: 3 },
} as const satisfies Readonly<Record<string, Cell>>;

/** Who sits where around the table, by the number of seats. */
const around: Readonly<Record<number, readonly (keyof typeof ring)[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'top left', 'top right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top left', 'top right', 'right'],
  6: ['bottom', 'bottom left', 'top left', 'top', 'top right', 'bottom right'],
  7: ['bottom', 'bottom left', 'left', 'top left', 'top right', 'right', 'bottom right'],
};

/** The cell of a seat. Eight seats fill the whole ring. */
export function cellOf(seat: number, seats: number): Cell {
  const places = around[seats] ?? (Object.keys(ring) as readonly (keyof typeof ring)[]);
  return ring[places[seat] ?? 'bottom'];
}
