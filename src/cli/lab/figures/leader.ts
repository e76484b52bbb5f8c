import { at } from '../../../engine/at.ts';
import { sideOf, winShareOf } from '../estimate.ts';
import { name, plain, share, type Figure, type Finding, type Point } from '../figure.ts';
import type { Results } from '../results.ts';
import { winsIn } from '../tally.ts';

/** Does the leader at half-time win? One chart for all sizes. */
export function leaderFigures({ usual }: Results): readonly Figure[] {
  const points = usual
    .filter(({ tally }) => tally.sample.led > 0)
    .map(({ table: { seats }, tally: { sample } }): Point => ({
      item: String(seats),
      games: sample.led,
      count: winsIn(sample.leaderWins),
      estimate: winShareOf(sample.leaderWins, sample.led),
      fair: 1 / seats,
    }));
  if (points.length === 0) return [];
  return [
    {
      id: 'leader',
      study: 'leader',
      kind: 'dots',
      unit: 'share',
      seats: undefined,
      table: undefined,
      shows: 'seats',
      itemNames: undefined,
      points,
      finding: findingOf(points),
    },
  ];
}

function findingOf(points: readonly Point[]): Finding {
  const sides = points.map(({ estimate, fair = 0 }) => sideOf(estimate, fair));
  const [few, many] = [at(points, 0), at(points, points.length - 1)];
  const values = {
    few: plain(Number(few.item)),
    many: plain(Number(many.item)),
    first: share(few.estimate.value),
    last: share(many.estimate.value),
    fair: share(few.fair ?? 0),
    fairLast: share(many.fair ?? 0),
  };
  if (sides.every((side) => side > 0)) return { key: points.length > 1 ? 'lab.leader.more' : 'lab.leader.one', values };
  const sizes = (isHelped: (side: number) => boolean) =>
    name(
      points
        .filter((_, place) => isHelped(at(sides, place)))
        .map(({ item }) => item)
        .join(', '),
    );
  const some = { helped: sizes((side) => side > 0), rest: sizes((side) => side <= 0) };
  return sides.some((side) => side > 0) ? { key: 'lab.leader.some', values: some } : { key: 'lab.leader.none', values };
}
