import { at } from '../../../engine/at.ts';
import { estimate, sideOf } from '../estimate.ts';
import { idOf, name, plain, points as inPoints, share, type Figure, type Finding, type Point } from '../figure.ts';
import type { Found, Results } from '../results.ts';
import { winsIn } from '../tally.ts';
import { highest, lowest } from './extremes.ts';
import { powerPoints } from './powers.ts';

/** How do two powers at the same table do: together, and against each other? */
export const pairFigures = (results: Results): readonly Figure[] =>
  results.usual.flatMap((found) => [
    figureOf(results, found, { shows: 'together', points: pairPoints(results, found, together) }),
    figureOf(results, found, { shows: 'against', points: pairPoints(results, found, against) }),
  ]);

function figureOf({ game }: Results, found: Found, { shows, points }: Pick<Figure, 'shows' | 'points'>): Figure {
  return {
    id: idOf('powers', shows, found.table.seats),
    study: 'powers',
    kind: 'matrix',
    unit: 'points',
    seats: found.table.seats,
    table: found.table,
    shows,
    itemNames: `${game.id}.power.`,
    points,
    finding: findingOf(shows, found, points, game.id),
  };
}

/** What is known about two powers at one table. */
interface Pair {
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
  readonly otherWins: number;
  /** How much stronger than the average each is. */
  readonly strength: number;
  readonly otherStrength: number;
}

type Compare = (pair: Pair) => Pick<Point, 'count' | 'estimate'>;

/**
 * How much more often the two together win than their strengths predict. Strengths follow Luce's choice axiom:
 * everybody wins in proportion to their strength, and the rest of the table is average.
 */
const together: Compare = ({ seats, games, wins, otherWins, strength, otherStrength }) => {
  const won = (wins + otherWins) / games;
  const both = strength + otherStrength;
  const expected = both / (both + seats - 2);
  return { count: wins + otherWins, estimate: estimate(won - expected, Math.sqrt((won * (1 - won)) / games)) };
};

/** How much more often the first wins than the second. */
const against: Compare = ({ games, wins, otherWins }) => {
  const [one, other] = [wins / games, otherWins / games];
  return { count: wins, estimate: estimate(one - other, Math.sqrt((one + other - (one - other) ** 2) / games)) };
};

function pairPoints({ probe: { powers } }: Results, { table, tally }: Found, compare: Compare): readonly Point[] {
  const { seats } = table;
  const ranked = powerPoints(tally, powers, seats);
  const strengthOf = new Map(
    ranked.map(({ item, estimate: { value } }) => [item, (value * (seats - 1)) / (1 - value)]),
  );
  const number = (item: string) => powers.indexOf(item);
  return ranked.flatMap(({ item }) =>
    ranked.flatMap(({ item: other }) => {
      const place = number(item) * powers.length + number(other);
      const games = at(tally.pair.games, place);
      if (games === 0) return [];
      const otherPlace = number(other) * powers.length + number(item);
      const pair: Pair = {
        seats,
        games,
        wins: winsIn(at(tally.pair.wins, place)),
        otherWins: winsIn(at(tally.pair.wins, otherPlace)),
        strength: strengthOf.get(item) ?? 1,
        otherStrength: strengthOf.get(other) ?? 1,
      };
      return [{ item, other, games, fair: 0, ...compare(pair) }];
    }),
  );
}

function findingOf(shows: string, { table: { seats }, tally }: Found, points: readonly Point[], game: string): Finding {
  const none = { key: `lab.pairs.${shows}.none`, values: { seats: plain(seats), games: plain(tally.games) } };
  if (points.length === 0) return none;
  const values = (found: Point) => ({
    seats: plain(seats),
    first: name(`${game}.power.${found.item}`),
    second: name(`${game}.power.${found.other ?? ''}`),
    more: inPoints(Math.abs(found.estimate.value)),
    games: plain(tally.games),
    won: share(found.count / found.games),
    lost: share(found.count / found.games - found.estimate.value),
  });
  const [most, least] = [highest(points), lowest(points)];
  if (sideOf(most.estimate, 0) > 0) return { key: `lab.pairs.${shows}.more`, values: values(most) };
  if (sideOf(least.estimate, 0) < 0) return { key: `lab.pairs.${shows}.less`, values: values(least) };
  return none;
}
