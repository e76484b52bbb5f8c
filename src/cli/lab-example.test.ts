import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { powerNames } from '../games/cash-n-guns/box.ts';
import { csvOf } from './lab/csv.ts';
import { figuresOf } from './lab/figures/index.ts';
import { resultsOf } from './lab/results.ts';
import { studyNames } from './lab/study.ts';
import { played, studyOf } from './lab/testing/studies.ts';
import { projectFile } from './project.ts';

test('the program in docs/lab.md draws a figure from the CSV and finds the same intervals', () => {
  const [, source = ''] = /```ts\n(.*?)```/s.exec(projectFile('docs/lab.md')) ?? [];
  expect(source.split('\n').length).toBeLessThan(50);
  const figures = figuresOf(resultsOf(played(studyOf('cash-n-guns', { seats: [6], studies: ['powers'] }))));
  const folder = mkdtempSync(join(tmpdir(), 'hideout-lab-example-'));
  const [program, csv] = [join(folder, 'figure.mjs'), join(folder, 'numbers.csv')];
  writeFileSync(program, transformSync(source, { loader: 'ts' }).code);
  writeFileSync(csv, csvOf(figures));
  const { stdout, stderr } = spawnSync(process.execPath, [program, csv, 'powers-6'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  const drawn = stdout.trimEnd().split('\n').map((line) => line.trim().split(/ *\|.*\| */)); // prettier-ignore
  const points = figures.find(({ id }) => id === 'powers-6')?.points ?? [];
  const numbers = points.map(({ item, estimate: { value, low, high } }) => [
    item,
    [value, low, high].map((each) => each.toFixed(4)).join(' '),
  ]);
  expect(numbers).toHaveLength(powerNames.length);
  expect(drawn).toEqual(numbers);
  expect(stdout).toMatch(/collector \| *-*o-* *\|/);
});

test('every study and every column is explained in docs/lab.md', () => {
  const text = projectFile('docs/lab.md');
  const columns = csvOf([]).trim().split(',');
  expect(columns.filter((column) => !text.includes(`\`${column}\``))).toEqual([]);
  expect(studyNames.filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
});
