import { axesOf } from './axes.ts';
import { chartOf } from './charts/index.ts';
import { clauseTexts } from './clauses.ts';
import type { Figure, Point } from './figure.ts';
import { html, raw, type Html } from './html.ts';
import type { Speaker } from './speaker.ts';
import { seriesOf } from './speaker.ts';

/** One chart with its finding above and its numbers below. */
export function figureHtml(figure: Figure, speaker: Speaker, game: string): Html {
  const { id, kind, seats } = figure;
  const titleId = `${speaker.language}-${id}`;
  const drawing = chartOf(figure, speaker).replace('<svg ', `<svg role="img" aria-labelledby="${titleId}" `);
  const scrolls = kind === 'matrix' ? raw(` tabindex="0" role="group" aria-labelledby="${titleId}"`) : undefined;
  return html`<figure class="${kind === 'matrix' ? 'wide' : ''}" data-seats="${seats ?? 'all'}">
    <figcaption><h3 id="${titleId}">${speaker.sayFinding(figure.finding)}</h3></figcaption>
    <div class="drawing" ${scrolls}>${raw(drawing)}</div>
    <p class="key">${keyOf(figure, speaker)}</p>
    <details>
      <summary>${speaker.say('lab.table')}</summary>
      <div class="numbers" tabindex="0" role="group" aria-labelledby="${titleId}">
        ${tableHtml(figure, speaker, game)}
      </div>
    </details>
  </figure> `;
}

/** The key of a chart, if its axes are not enough. */
function keyOf(figure: Figure, { say, ...speaker }: Speaker): string {
  const { kind, unit, shows, points } = figure;
  if (kind === 'matrix') return `${say(`lab.axis.${shows}`)}, ${say('lab.axis.points')}; ${say('lab.signs')}`;
  const option = figure.finding.values['value'];
  const value = option && 'name' in option ? speaker.sayName(option.name) : '';
  const series = seriesOf(points);
  const two = series.length > 1 ? series.map((each) => say(`lab.series.${shows}.${each}`, { value })) : [];
  const dashed =
    unit === 'change' ? [say('lab.same')] : points.some(({ fair }) => fair !== undefined) ? [say('lab.fair')] : [];
  return [...two, ...(kind === 'dots' ? dashed : [])].join('; ');
}

/** The numbers of a chart, for those who want exact values and for screen readers. */
function tableHtml(figure: Figure, speaker: Speaker, game: string): Html {
  const { say, language } = speaker;
  const { points, shows, kind } = figure;
  const texts = shows === 'clause' ? clauseTexts(game, language) : undefined;
  const heads = [
    axesOf(figure, speaker).items,
    ...(kind === 'matrix' ? [''] : []),
    ...(seriesOf(points).length > 1 ? [say('lab.column.series')] : []),
    ...['games', 'count', 'value', 'low', 'high'].map((column) => say(`lab.column.${column}`)),
    ...(texts ? [''] : []),
  ];
  const row = (point: Point) => {
    const text = texts?.get(point.item);
    const cells = cellsOf(figure, point, speaker).map((cell) => html`<td>${cell}</td>`);
    return html`<tr>
      ${cells}${text === undefined ? undefined : html`<td class="text">${text}</td>`}
    </tr>`;
  };
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${points.map(row)}
    </tbody>
  </table>`;
}

function cellsOf(figure: Figure, point: Point, { say, label, number, write }: Speaker): readonly string[] {
  const { kind, shows, unit, points } = figure;
  const { value, low, high } = point.estimate;
  const series = `lab.series.${shows}.${point.series ?? 'usual'}`;
  return [
    label(figure, point.item),
    ...(kind === 'matrix' ? [label(figure, point.other ?? '')] : []),
    ...(seriesOf(points).length > 1 ? [say(series, { value: '' })] : []),
    ...[point.games, point.count].map((each) => number.format(each)),
    ...[value, low, high].map((each) => write(unit, each)),
  ];
}
