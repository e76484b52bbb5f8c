import { at } from '../../../engine/at.ts';
import { meanOf, relativeChange, shareAsMean, sideOf, type Mean } from '../estimate.ts';
import { change, idOf, name, plain, type Figure, type Finding, type Point } from '../figure.ts';
import { changeName, usualLike, type Found, type Results } from '../results.ts';
import type { Tally } from '../tally.ts';
import { optionNames } from './option-names.ts';
import { powerChange } from './power-changes.ts';

/** What do house rules and rulebooks change? */
export const optionFigures = (results: Results): readonly Figure[] =>
  results.compared
    .filter(({ table }) => table.change !== undefined)
    .flatMap((found) => [changeFigure(results, found, 'options'), ...powerChange(results, found)]);

/** How a table differs from the usual one of its size. */
export function changeFigure(results: Results, found: Found, study: 'options' | 'levels'): Figure {
  const { table } = found;
  const points = changePoints(usualLike(results, table), found.tally);
  return {
    id: idOf(study, changeName(table), study === 'levels' ? at(table.bots, 0) : '', table.seats),
    study,
    kind: 'dots',
    unit: 'change',
    seats: table.seats,
    table,
    shows: 'change',
    itemNames: 'lab.measure.',
    points,
    finding: findingOf(results, found, points, study),
  };
}

/** Everything that can be compared: the share of the first player, and the means of scores and measures. */
function changePoints(usual: Tally, now: Tally): readonly Point[] {
  const means = ({ byPlace, games, winning, measures }: Tally): readonly (readonly [string, Mean])[] => [
    ['first', shareAsMean(at(byPlace, 0), games)],
    ['winning-score', meanOf(winning)],
    ...Object.keys(measures)
      .sort()
      .map((measure) => [measure, meanOf(measures[measure] ?? [])] as const),
  ];
  const before = new Map(means(usual));
  return means(now).flatMap(([item, mean]): Point[] => {
    const usually = before.get(item);
    if (!usually || usually.mean === 0 || !Number.isFinite(mean.mean)) return [];
    return [{ item, games: mean.count, count: mean.mean, estimate: relativeChange(usually, mean), fair: 0 }];
  });
}

function findingOf({ game }: Results, { table, tally }: Found, points: readonly Point[], study: string): Finding {
  const clear = points
    .filter(({ estimate }) => sideOf(estimate, 0) !== 0)
    .sort((one, other) => Math.abs(other.estimate.value) - Math.abs(one.estimate.value));
  const [most] = clear;
  const what = study === 'options' ? optionNames(game.id, table) : { bot: name(`lab.bot.${at(table.bots, 0)}`) };
  return {
    key: most ? `lab.${study}.most` : `lab.${study}.none`,
    values: {
      ...what,
      seats: plain(table.seats),
      games: plain(tally.games),
      ...(most ? { measure: name(`lab.measure.${most.item}`), change: change(most.estimate.value) } : {}),
    },
  };
}
