import { at } from '../../../engine/at.ts';
import { sideOf, winShareOf } from '../estimate.ts';
import { idOf, name, plain, share, type Figure, type Finding, type Point } from '../figure.ts';
import type { Found, Results } from '../results.ts';
import { winsIn, type Tally } from '../tally.ts';
import { highest, lowest } from './extremes.ts';

/** What is each power worth? */
export const powerFigures = ({ usual, probe, game }: Results): readonly Figure[] =>
  usual.map((found): Figure => {
    const points = powerPoints(found.tally, probe.powers, found.table.seats);
    return {
      id: idOf('powers', found.table.seats),
      study: 'powers',
      kind: 'dots',
      unit: 'share',
      seats: found.table.seats,
      table: found.table,
      shows: 'power',
      itemNames: `${game.id}.power.`,
      points,
      finding: findingOf(found, points, game.id),
    };
  });

/** By power, the best one first. */
export function powerPoints({ power }: Tally, names: readonly string[], seats: number): readonly Point[] {
  return names
    .map((item, number): Point => {
      const [games, parts] = [at(power.games, number), at(power.wins, number)];
      return { item, games, count: winsIn(parts), estimate: winShareOf(parts, games), fair: 1 / seats };
    })
    .filter(({ games }) => games > 0)
    .sort((one, other) => other.estimate.value - one.estimate.value);
}

function findingOf({ table: { seats }, tally }: Found, points: readonly Point[], game: string): Finding {
  const fair = 1 / seats;
  if (points.length === 0)
    return { key: 'lab.powers.none', values: { seats: plain(seats), games: plain(tally.games) } };
  const [best, worst] = [highest(points), lowest(points)];
  const isClear = sideOf(best.estimate, fair) > 0 && sideOf(worst.estimate, fair) < 0;
  return {
    key: isClear ? 'lab.powers.both' : 'lab.powers.none',
    values: {
      seats: plain(seats),
      games: plain(tally.games),
      fair: share(fair),
      best: name(`${game}.power.${best.item}`),
      most: share(best.estimate.value),
      worst: name(`${game}.power.${worst.item}`),
      least: share(worst.estimate.value),
    },
  };
}
