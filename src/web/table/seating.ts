import { longestName, tidyName } from '../../protocol/names.ts';
import { figures, type Figure, type Scene, type SeatInView } from '../../protocol/scene.ts';
import { listTo } from './log/say-to.ts';

const seatAt = ({ table }: Scene, seat: number): SeatInView | undefined => table.seats[seat];

/** Somebody's name, or nothing for an empty seat. */
export const nameAt = (scene: Scene, seat: number): string => seatAt(scene, seat)?.name ?? '';

/** A list of people, with the viewer as "you". */
export const namesOf = (scene: Scene, seats: readonly number[]): string =>
  listTo({ nameAt: (seat) => nameAt(scene, seat), you: scene.you.seat }, seats);

/** The figures that other people at the table have. */
export function takenFigures({ table, you }: Scene): readonly Figure[] {
  return table.seats.flatMap(({ kind, figure }, seat) => (kind === 'person' && seat !== you.seat ? [figure] : []));
}

/** The wanted figure, or the first free one. */
export function freeFigure(scene: Scene, wanted: Figure): Figure {
  const taken = takenFigures(scene);
  return [wanted, ...figures].find((figure) => !taken.includes(figure)) ?? wanted;
}

/** The wanted name, followed by a number if somebody has it already. */
export function freeName({ table, you }: Scene, wanted: string): string {
  const taken = table.seats.flatMap((seat, index) => (index === you.seat ? [] : [seat.name.toLowerCase()]));
  const candidates = [
    wanted,
    ...[2, 3, 4, 5, 6, 7, 8].map((number) => `${tidyName(wanted, longestName - 2)} ${number}`),
  ];
  return candidates.find((name) => !taken.includes(name.toLowerCase())) ?? wanted;
}
