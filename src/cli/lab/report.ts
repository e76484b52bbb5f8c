import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../words/index.ts';
import { axesOf } from './axes.ts';
import { chartOf } from './charts/index.ts';
import { writeDurably, type Checkpoint } from './checkpoint.ts';
import { csvOf, rounded } from './csv.ts';
import { tableWords, type Figure } from './figure.ts';
import { figuresOf } from './figures/index.ts';
import { reportFiles } from './folder.ts';
import { pageOf } from './page.ts';
import { commandOf } from './page-about.ts';
import { colours } from './page-style.ts';
import { resultsOf } from './results.ts';
import { speakerOf, type Speaker } from './speaker.ts';

/** Writes the page, the numbers and the charts to a folder, and returns the path of the page. */
export function writeReport(folder: string, checkpoint: Checkpoint): string {
  const results = resultsOf(checkpoint);
  const figures = figuresOf(results);
  const speakers = languages.map((language) => speakerOf(language, results.game.id));
  const page = join(folder, reportFiles.page);
  writeDurably(join(folder, reportFiles.csv), csvOf(figures));
  writeDurably(join(folder, reportFiles.json), jsonOf(checkpoint, figures, speakers));
  for (const speaker of speakers) {
    const charts = join(folder, reportFiles.charts, speaker.language);
    mkdirSync(charts, { recursive: true });
    for (const figure of figures) writeFileSync(join(charts, `${figure.id}.svg`), standalone(figure, speaker));
  }
  writeDurably(page, pageOf(results, figures));
  return page;
}

/** A chart without the page: with its colours, and a title for screen readers. */
function standalone(figure: Figure, speaker: Speaker): string {
  const title = speaker.sayFinding(figure.finding).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const back = '<rect width="100%" height="100%" fill="var(--paper)"/>';
  return `${chartOf(figure, speaker).replace('>', `><title>${title}</title><style>${colours}</style>${back}`)}\n`;
}

/** The study, and every figure with its finding in both languages and its numbers. */
function jsonOf({ study }: Checkpoint, figures: readonly Figure[], speakers: readonly Speaker[]): string {
  const said = (figure: Figure) =>
    Object.fromEntries(speakers.map((speaker) => [speaker.language, speaker.sayFinding(figure.finding)]));
  const content = figures.map((figure) => ({
    id: figure.id,
    study: figure.study,
    seats: figure.seats ?? null,
    ...tableWords(figure.table),
    shows: figure.shows,
    kind: figure.kind,
    unit: figure.unit,
    finding: said(figure),
    axes: Object.fromEntries(speakers.map((speaker) => [speaker.language, axesOf(figure, speaker)])),
    points: figure.points.map((point) => ({
      item: point.item,
      labels: Object.fromEntries(speakers.map((speaker) => [speaker.language, speaker.label(figure, point.item)])),
      ...(point.other === undefined ? {} : { other: point.other }),
      ...(point.series === undefined ? {} : { series: point.series }),
      games: point.games,
      count: rounded(point.count),
      value: rounded(point.estimate.value),
      low: rounded(point.estimate.low),
      high: rounded(point.estimate.high),
      ...(point.fair === undefined ? {} : { fair: rounded(point.fair) }),
    })),
  }));
  return `${JSON.stringify({ command: commandOf(study), study, figures: content }, null, 1)}\n`;
}
