import * as Plot from '@observablehq/plot';
import { axesOf } from '../axes.ts';
import type { Figure, Point } from '../figure.ts';
import type { Speaker } from '../speaker.ts';
import { scaleOf } from './scale.ts';
import { drawn, phoneWidth, widthOf } from './svg.ts';

const rowHeight = 24;
const marginRight = 26;
/** Room for a number on the axis, such as "100%" or "+12.5", and the space after it. */
const tickWidth = 56;
/** Two series share a row, each this far from its middle. */
const apart = 5;

/** A point in the row of its item. */
type Dot = Point & Point['estimate'] & { readonly row: string };

/** A dot with its interval for each item, and a dashed mark for the fair value. */
export function dots(figure: Figure, speaker: Speaker): string {
  const { points, unit } = figure;
  const axes = axesOf(figure, speaker);
  const label = (item: string) => (unit === 'change' ? speaker.say(`lab.short.${item}`) : speaker.label(figure, item));
  const rows = [...new Set(points.map(({ item }) => label(item)))];
  const marginLeft = 14 + widthOf(rows);
  const room = phoneWidth - marginLeft - marginRight;
  const all = points.map((point): Dot => ({ ...point, ...point.estimate, row: label(point.item) }));
  return drawn({
    width: phoneWidth,
    height: rows.length * rowHeight + 78,
    marginLeft,
    marginRight,
    marginTop: 28,
    marginBottom: 48,
    x: {
      label: axes.values,
      labelAnchor: 'center',
      labelArrow: 'none',
      labelOffset: 42,
      ...scaleOf(valuesOf(figure), Math.floor(room / tickWidth)),
      grid: true,
      tickFormat: (value: number) => speaker.write(unit, value).replace(/[.,]0(?=\D*$)/, ''),
    },
    y: { domain: rows, label: axes.items, labelAnchor: 'top', labelArrow: 'none', tickSize: 0 },
    marks: [fairMarks(figure, all), ...seriesMarks(all)],
  });
}

/** All values that must fit on the axis. */
const valuesOf = ({ points, unit }: Figure): readonly number[] => [
  ...points.flatMap(({ estimate, fair }) => [estimate.low, estimate.high, fair ?? estimate.value]),
  ...(unit === 'change' ? [0] : []),
];

function fairMarks({ unit }: Figure, all: readonly Dot[]): Plot.Markish {
  const dashed = { stroke: 'var(--ink)', strokeWidth: 1.5, strokeDasharray: '4 3' };
  if (unit === 'change') return Plot.ruleX([0], dashed);
  return Plot.tickX(
    all.filter(({ fair }) => fair !== undefined),
    { y: 'row', x: 'fair', ...dashed },
  );
}

/** A single series is drawn as dots; of two, the usual one gets hollow circles and the other one squares. */
function seriesMarks(all: readonly Dot[]): readonly Plot.Markish[] {
  const compared = all.filter(({ series }) => series === 'compared');
  if (compared.length === 0) return marksOf(all, { dy: 0, symbol: 'circle', fill: 'var(--mark)' });
  const usual = all.filter(({ series }) => series !== 'compared');
  return [
    ...marksOf(usual, { dy: -apart, symbol: 'circle', fill: 'var(--paper)' }),
    ...marksOf(compared, { dy: apart, symbol: 'square', fill: 'var(--mark)' }),
  ];
}

interface Look {
  readonly dy: number;
  readonly symbol: 'circle' | 'square';
  readonly fill: string;
}

const marksOf = (all: readonly Dot[], { dy, symbol, fill }: Look): readonly Plot.Markish[] => [
  Plot.ruleY(all, { y: 'row', x1: 'low', x2: 'high', dy, stroke: 'var(--line)', strokeWidth: 2 }),
  Plot.dot(all, { y: 'row', x: 'value', dy, r: 4, symbol, fill, stroke: 'var(--mark)', strokeWidth: 2 }),
];
