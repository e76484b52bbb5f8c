import * as Plot from '@observablehq/plot';
import { sideOf } from '../estimate.ts';
import type { Figure } from '../figure.ts';
import type { Speaker } from '../speaker.ts';
import { drawn, widthOf } from './svg.ts';

const cell = 26;

/** A square for each pair. A sign repeats what the colour says, but only where chance can be ruled out. */
export function matrix(figure: Figure, speaker: Speaker): string {
  const items = [...new Set(figure.points.map(({ item }) => item))];
  const names = items.map((item) => speaker.label(figure, item));
  const rows = figure.points.map((point) => ({
    first: speaker.label(figure, point.item),
    second: speaker.label(figure, point.other ?? ''),
    value: point.estimate.value,
    sign: { '-1': '−', '0': '', '1': '+' }[sideOf(point.estimate, 0)],
  }));
  const most = Math.max(...rows.map(({ value }) => Math.abs(value)));
  const margin = 14 + widthOf(names);
  return drawn({
    width: margin + items.length * cell + 12,
    height: margin + items.length * cell + 12,
    marginLeft: margin,
    marginTop: margin,
    marginRight: 12,
    marginBottom: 12,
    padding: 0.06,
    x: { domain: names, axis: 'top', tickRotate: -90, label: null, tickSize: 0 },
    y: { domain: names, label: null, tickSize: 0 },
    marks: [
      Plot.cell(rows, {
        x: 'second',
        y: 'first',
        fill: (row: { readonly value: number }) => (row.value > 0 ? 'var(--more)' : 'var(--less)'),
        fillOpacity: (row: { readonly value: number }) => 0.08 + 0.8 * Math.min(1, Math.abs(row.value) / most),
      }),
      Plot.text(rows, { x: 'second', y: 'first', text: 'sign', fontSize: 18, fontWeight: 700, fill: 'var(--ink)' }),
    ],
    color: { type: 'identity' },
    opacity: { type: 'identity' },
  });
}
