import * as Plot from '@observablehq/plot';
import { axesOf } from '../axes.ts';
import type { Figure, Point } from '../figure.ts';
import type { Speaker } from '../speaker.ts';
import { drawn, phoneWidth } from './svg.ts';

/** The most bars that have a number; others are left without one. */
const mostLabels = 6;

/** A distribution; a second one is drawn over it as a line. */
export function bars(figure: Figure, speaker: Speaker): string {
  const rows = figure.points.map((point) => ({ ...point, ...point.estimate, from: firstOf(point) }));
  const [all, compared] = [rows.filter(isUsual), rows.filter((row) => !isUsual(row))];
  const domain = [...new Set(rows.map(({ from }) => from))].sort((one, other) => one - other);
  const axes = axesOf(figure, speaker);
  const every = Math.ceil(domain.length / mostLabels);
  return drawn({
    width: phoneWidth,
    height: 240,
    marginLeft: 52,
    marginRight: 12,
    marginTop: 30,
    marginBottom: 48,
    x: {
      type: 'band',
      domain,
      padding: 0.15,
      label: axes.items,
      labelAnchor: 'center',
      labelArrow: 'none',
      labelOffset: 42,
      ticks: domain.filter((_, place) => place % every === 0),
      tickSize: 4,
    },
    y: {
      label: axes.values,
      labelArrow: 'none',
      ticks: 4,
      grid: true,
      tickFormat: (value: number) => speaker.write('share', value).replace(/[.,]0(?=\D*$)/, ''),
    },
    marks: [
      Plot.barY(all, { x: 'from', y: 'value', fill: 'var(--bar)', stroke: 'var(--mark)' }),
      Plot.ruleX(all, { x: 'from', y1: 'low', y2: 'high', stroke: 'var(--ink)', strokeWidth: 1.5 }),
      Plot.line(compared, { x: 'from', y: 'value', stroke: 'var(--ink)', strokeWidth: 2.5 }),
      Plot.dot(compared, { x: 'from', y: 'value', r: 3, fill: 'var(--ink)' }),
      Plot.ruleY([0]),
    ],
  });
}

const isUsual = ({ series }: Point): boolean => series !== 'compared';

/** Bars are named by their first value, such as `20–29`. */
const firstOf = ({ item }: Point): number => Number.parseInt(item, 10);
