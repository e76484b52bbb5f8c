import { tableWords, type Figure, type Point } from './figure.ts';

const columns = 'study,figure,seats,change,bots,shows,series,item,other,games,count,value,low,high';

/** All numbers of all figures, one per line. */
export const csvOf = (figures: readonly Figure[]): string =>
  [columns, ...figures.flatMap((figure) => figure.points.map((point) => lineOf(figure, point)))].join('\n') + '\n';

function lineOf(figure: Figure, { item, other, series, games, count, estimate }: Point): string {
  const { change, bots } = tableWords(figure.table);
  const cells = [
    ...[figure.study, figure.id, figure.seats ?? '', change, bots, figure.shows, series ?? '', item, other ?? ''],
    ...[games, rounded(count), rounded(estimate.value), rounded(estimate.low), rounded(estimate.high)],
  ];
  return cells.map((value) => quoted(String(value))).join(',');
}

/** Six digits after the point: more than the games can show, and the same on every machine. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
