import { median, type Row } from '../measure.ts';
import { games, type GameName } from './games.ts';

/** Microseconds of processor time for one move, by servers that took turns in one slice. */
export interface FloorSlice {
  readonly floor: number;
  readonly now: number;
  /** The server of another commit. */
  readonly before?: number;
}

/** What the floor costs, and how many times as much Hideout costs: the medians of the slices. */
export function floorRows(game: GameName, slices: readonly FloorSlice[]): Row[] {
  const { title } = games[game];
  const before = timesBefore(slices);
  return [
    { key: `${game}.floor`, label: `${title}, floor, µs a move`, hideout: median(slices.map(({ floor }) => floor)) },
    {
      key: `${game}.timesFloor`,
      label: `${title}, times the floor`,
      hideout: median(timesNow(slices)),
      ...(before.length > 0 && { peer: median(before) }),
    },
  ];
}

export function floorNote(game: GameName, slices: readonly FloorSlice[]): string {
  const before = timesBefore(slices);
  const rest = before.length > 0 ? `, before ${spread(before)}` : '';
  return `${games[game].title}: times the floor in the slices ${spread(timesNow(slices))}${rest}`;
}

const timesNow = (slices: readonly FloorSlice[]): number[] => slices.map(({ now, floor }) => now / floor);

const timesBefore = (slices: readonly FloorSlice[]): number[] =>
  slices.flatMap(({ before, floor }) => (before === undefined ? [] : [before / floor]));

export const spread = (ratios: readonly number[]): string =>
  `from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
