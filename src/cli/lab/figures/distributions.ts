import { meanOf, quantileOf, shareOf } from '../estimate.ts';
import { idOf, mean, name, plain, share, type Figure, type Finding, type Point } from '../figure.ts';
import type { Found, Results } from '../results.ts';

/** The most bars in a chart. */
const mostBars = 26;
const widths = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** What scores do winners and losers have? */
export const scoreFigures = ({ usual }: Results): readonly Figure[] =>
  usual.map((found): Figure => {
    const { scores, winning } = found.tally;
    const width = widthFor(scores);
    return {
      ...distribution(found, 'score'),
      study: 'scores',
      points: [...barsOf(scores, width, 'usual'), ...barsOf(winning, width, 'compared')],
      finding: quartiles('scores', found, winning),
    };
  });

/** How long is a game, and what happens in it? */
export const lengthFigures = ({ usual, probe }: Results): readonly Figure[] => {
  const measures = ['decisions', ...probe.measures, ...Object.keys(probe.counts)];
  return measures.flatMap((measure) =>
    usual.map((found): Figure => {
      const histogram = found.tally.measures[measure] ?? [];
      return {
        ...distribution(found, measure),
        study: 'length',
        points: barsOf(histogram, widthFor(histogram), 'usual'),
        finding: measure === 'decisions' ? quartiles('length', found, histogram) : commonest(measure, found, histogram),
      };
    }),
  );
};

const distribution = ({ table }: Found, shows: string) =>
  ({
    id: idOf(shows, table.seats),
    kind: 'bars',
    unit: 'share',
    seats: table.seats,
    table,
    shows,
    itemNames: undefined,
  }) as const;

function widthFor(histogram: readonly number[]): number {
  const [low, high] = [quantileOf(histogram, 0), quantileOf(histogram, 0.999)];
  return widths.find((width) => (high - low) / width < mostBars) ?? 1000;
}

/** The histogram in bars of this width. Outliers are included, so that the shares add up. */
function barsOf(histogram: readonly number[], width: number, series: 'usual' | 'compared'): readonly Point[] {
  const all = histogram.reduce((sum, times) => sum + times, 0);
  const first = Math.floor(quantileOf(histogram, 0) / width);
  const counts = Array.from({ length: Math.ceil(histogram.length / width) - first }, (_, bar) =>
    histogram.slice((first + bar) * width, (first + bar + 1) * width).reduce((sum, times) => sum + times, 0),
  );
  return counts.map((count, bar) => ({
    item: barName((first + bar) * width, width),
    series,
    games: all,
    count,
    estimate: shareOf(count, all),
  }));
}

const barName = (from: number, width: number) => (width === 1 ? String(from) : `${from}–${from + width - 1}`);

/** Half of the values lie between two values; if these are equal, at least half of all are that one. */
function quartiles(study: 'scores' | 'length', { table, tally }: Found, histogram: readonly number[]): Finding {
  const isOne = quantileOf(histogram, 0.25) === quantileOf(histogram, 0.75);
  return {
    key: isOne ? `lab.${study}.quartiles.one` : `lab.${study}.quartiles`,
    values: {
      seats: plain(table.seats),
      games: plain(tally.games),
      low: plain(quantileOf(histogram, 0.25)),
      median: plain(quantileOf(histogram, 0.5)),
      high: plain(quantileOf(histogram, 0.75)),
      least: plain(quantileOf(histogram, 0)),
      most: plain(histogram.length - 1),
    },
  };
}

/** The only value, or the most common one. If two are about equally common, only the mean is told. */
function commonest(measure: string, { table }: Found, histogram: readonly number[]): Finding {
  const { mean: average, count } = meanOf(histogram);
  const ranked = histogram.map((times, value) => ({ value, estimate: shareOf(times, count) }));
  ranked.sort((one, other) => other.estimate.value - one.estimate.value);
  const [first, second] = ranked;
  const isClear = first && (!second || first.estimate.sure[0] > second.estimate.sure[1]);
  const isOnly = first?.estimate.value === 1;
  return {
    key: isOnly ? 'lab.length.always' : isClear ? 'lab.length.commonest' : 'lab.length.mean',
    values: {
      measure: name(`lab.measure.${measure}`),
      seats: plain(table.seats),
      mean: mean(average),
      value: plain(first?.value ?? 0),
      share: share(first?.estimate.value ?? 0),
      games: plain(count),
    },
  };
}
