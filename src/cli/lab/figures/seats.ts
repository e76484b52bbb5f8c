import { sideOf, winShareOf } from '../estimate.ts';
import { idOf, plain, share, type Figure, type Finding, type Point } from '../figure.ts';
import type { Found, Results } from '../results.ts';
import { winsIn } from '../tally.ts';
import { highest, lowest } from './extremes.ts';

/** Does the seat matter? Places are counted from the first player. */
export const seatFigures = ({ usual }: Results): readonly Figure[] =>
  usual.map((found): Figure => ({
    id: idOf('seats', found.table.seats),
    study: 'seats',
    kind: 'dots',
    unit: 'share',
    seats: found.table.seats,
    table: found.table,
    shows: 'place',
    itemNames: undefined,
    points: placePoints(found),
    finding: findingOf(found),
  }));

function placePoints({ table: { seats }, tally }: Found): readonly Point[] {
  return tally.byPlace.map((parts, place) => ({
    item: String(place + 1),
    games: tally.games,
    count: winsIn(parts),
    estimate: winShareOf(parts, tally.games),
    fair: 1 / seats,
  }));
}
function findingOf(found: Found): Finding {
  const { seats } = found.table;
  const all = placePoints(found);
  const [best, worst] = [highest(all), lowest(all)];
  const fair = 1 / seats;
  const values = {
    seats: plain(seats),
    fair: share(fair),
    games: plain(found.tally.games),
    best: plain(Number(best.item)),
    most: share(best.estimate.value),
    worst: plain(Number(worst.item)),
    least: share(worst.estimate.value),
  };
  const [isMore, isLess] = [sideOf(best.estimate, fair) > 0, sideOf(worst.estimate, fair) < 0];
  const key = isMore && isLess ? 'both' : isMore ? 'more' : isLess ? 'less' : 'none';
  return { key: `lab.seats.${key}`, values };
}
