/*
 * Makes the content of the page "What a million games say" for a release: plays a study of each game into dist/lab and
 * writes the charts of the page. Usage: `node scripts/findings.mjs [--games N]`, or `--from DIR` with the reports of
 * studies that were played elsewhere, one folder for each game.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './setup/paths.mjs';

/** The figures that the page shows, by game. */
const shown = {
  'cash-n-guns': ['powers-6', 'seats-6', 'eliminations-6', 'leader'],
  'the-boss': ['seats-4', 'seats-2', 'leader'],
  thieves: ['seats-6', 'raids-4', 'leader'],
};

const { values } = parseArgs({ options: { games: { type: 'string', default: '1000000' }, from: { type: 'string' } } });
const folder = values.from === undefined ? join(root, 'dist', 'lab') : resolve(values.from);
const games = Object.keys(shown);
if (values.from === undefined) games.forEach(play);
const file = join(root, 'src', 'web', 'screens', 'findings', 'findings.json');
writeFileSync(file, `${JSON.stringify(games.map(findingsOf))}\n`);
console.log(file);

/** @param {string} game */
function play(game) {
  const words = [game, '--games', values.games, '--bots', 'regular,random', '--out', join(folder, game)];
  const { status } = spawnSync(process.execPath, [join(root, 'dist', 'cli', 'lab.js'), ...words], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} game */
function findingsOf(game) {
  const { study, figures } = JSON.parse(readFileSync(join(folder, game, 'numbers.json'), 'utf8'));
  const wanted = shown[/** @type {keyof typeof shown} */ (game)];
  const found = wanted.map((id) => figures.find((/** @type {{ id: string }} */ figure) => figure.id === id));
  return { game, games: study.games, version: study.version, findings: found.map(chartOf) };
}

/** @param {{ kind: string, finding: object, axes: object, points: readonly Record<string, unknown>[] }} figure */
function chartOf({ kind, finding, axes, points }) {
  return {
    kind,
    title: finding,
    axes,
    points: points.map(({ labels, value, low, high, fair }) => ({ label: labels, value, low, high, fair })),
  };
}
