import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

// In the folder of the project, because the lab reads docs/records.md there.
const root = fileURLToPath(new URL('../../', import.meta.url));
mkdirSync(join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(join(root, 'dist', 'lab-test-'));
const command = join(folder, 'lab.js');

beforeAll(async () => {
  const entryPoints = ['lab.ts', 'lab-worker.ts'].map((file) => join(import.meta.dirname, file));
  // With its packages, because one file starts three times as fast as the hundreds of small ones in the packages.
  await build({ entryPoints, outdir: folder, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const words = (line: string) => [command, ...line.split(' ').filter((word) => word !== '')];
const lab = (line: string) => spawnSync(process.execPath, words(line), { encoding: 'utf8', cwd: folder });

/** A study with regular bots, slow enough to be interrupted. */
const study = 'thieves --games 700 --seats 3,5 --bots regular,random --seed 9';

/** All files of a report except its checkpoint. */
function report(out: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(folder, out), { recursive: true, encoding: 'utf8' });
  const shown = files.filter(
    (file) => /\.(?:html|csv|json|svg)$/.test(file) && file !== 'checkpoint.json' && !file.startsWith('part-'),
  );
  return Object.fromEntries(shown.sort().map((file) => [file, readFileSync(join(folder, out, file), 'utf8')]));
}

function ended(line: string): Readonly<Record<string, string>> {
  const { status, stderr, stdout } = lab(line);
  const out = /--out (\S+)/.exec(line)?.[1] ?? '';
  expect({ status, errors: stderr.replaceAll(/.* games\/s\n/g, ''), stdout }).toEqual({
    status: 0,
    errors: '',
    stdout: `${join(out, 'index.html')}\n`,
  });
  return report(out);
}

/** Kills the lab as soon as it has written a checkpoint with more games than before. */
async function killedOnce(line: string, checkpoint: string): Promise<number> {
  const before = doneIn(checkpoint);
  const child = spawn(process.execPath, words(line), { cwd: folder, stdio: 'ignore' });
  const closed = new Promise((resolve) => child.once('close', resolve));
  while (doneIn(checkpoint) <= before && child.exitCode === null) await setTimeout(20);
  child.kill('SIGKILL');
  await closed;
  return doneIn(checkpoint);
}

/** The end of the last range in a checkpoint; there may be gaps before it. */
function doneIn(checkpoint: string): number {
  const file = join(folder, checkpoint);
  if (!existsSync(file)) return 0;
  const { content } = JSON.parse(readFileSync(file, 'utf8')) as { content: { done: [number, number][] } };
  return content.done.at(-1)?.[1] ?? 0;
}

test('one core, two cores, a study in parts and one that was killed: the same report to the last letter', async () => {
  const whole = ended(`${study} --cores 1 --out one`);
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(['index.html', 'numbers.csv', 'numbers.json']));
  expect(ended(`${study} --cores 2 --out two`)).toEqual(whole);

  // Long enough to be killed in the middle, and then to finish with the games it has.
  const long = study.replace('--games 700', '--games 1000000');
  const done = await killedOnce(`${long} --cores 2 --out killed`, 'killed/checkpoint.json');
  expect(done).toBeGreaterThan(0);
  const more = await killedOnce(`${long} --cores 1 --out killed`, 'killed/checkpoint.json');
  expect(more).toBeGreaterThan(done);
  const exact = study.replace('--games 700', `--games ${more + 100}`);
  expect(ended(`${exact} --out killed`)).toEqual(ended(`${exact} --cores 1 --out never-killed`));

  for (const part of ['1/3', '3/3', '2/3']) expect(lab(`${study} --part ${part} --out parts`).status).toBe(0);
  const parts = ['part-3-of-3.json', 'part-1-of-3.json', 'part-2-of-3.json'].map((file) => join('parts', file));
  expect(ended(`merge ${parts.join(' ')} --out merged`)).toEqual(whole);
});

test('Ctrl-C ends a study, and the same command goes on', async () => {
  const line = 'the-boss --games 100000 --bots regular --seats 4 --out stopped';
  const child = spawn(process.execPath, words(line), { cwd: folder });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const status = new Promise((resolve) => child.once('close', resolve));
  while (!existsSync(join(folder, 'stopped/checkpoint.json'))) await setTimeout(20);
  await setTimeout(300);
  child.kill('SIGINT');
  expect(await status).toBe(130);
  expect(errors).toMatch(/Stopped after [\d,]+ of 100,000 games\. The same command continues\.\n$/);
  const done = doneIn('stopped/checkpoint.json');
  ended(`the-boss --games ${done + 20} --bots regular --seats 4 --out stopped`);
});

test('the page needs no network, and every chart has a title, a drawing and a table in both languages', () => {
  const page = ended('cash-n-guns --games 300 --seats 4 --bots random --out page')['index.html'] ?? '';
  expect(page.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|@import|url\(|src=/);
  const count = (part: RegExp) => page.match(part)?.length;
  const charts = count(/<figure /g) ?? 0;
  expect(charts).toBeGreaterThan(20);
  expect([
    count(/<svg /g),
    count(/<h3 /g),
    count(/<details>\s*<summary>(?:The numbers as a table|Liczby w tabeli)/g),
  ]).toEqual([charts, charts, charts]);
  expect(page.split('<main lang="pl">').map((half) => half.match(/<figure /g)?.length)).toEqual([
    charts / 2,
    charts / 2,
  ]);
  expect(page).toContain('npm run lab -- cash-n-guns --games 300 --seats 4 --bots random');
});

const refused = (line: string, sentence: string) => {
  const { status, stderr, stdout } = lab(line);
  expect({ status, stderr, stdout }).toEqual({ status: 2, stderr: `${sentence}\n`, stdout: '' });
};

test('a bad argument is one sentence and exit code 2', () => {
  refused('', 'Say which game: cash-n-guns, thieves or the-boss.');
  refused('merge nothing.json', 'There is no file nothing.json.');
});

test('nothing is overwritten: other studies, broken checkpoints, files of somebody else', () => {
  const small = 'thieves --games 40 --bots random --study seats --seats 3';
  const first = ended(`${small} --out mine`);
  const other = join('mine', 'checkpoint.json');
  refused(
    `${small} --seed 2 --out mine`,
    `${other} belongs to another study: the seed is 1 there and 2 here. Choose another folder.`,
  );
  refused(
    `${small.replace('40', '30')} --out mine`,
    `${other} belongs to another study: the number of games is 40 there and 30 here. Choose another folder.`,
  );
  expect(report('mine')).toEqual(first);

  const whole = readFileSync(join(folder, other), 'utf8');
  for (const broken of [whole.slice(0, -10), whole.replace('"games":40', '"games":41'), '', 'x']) {
    writeFileSync(join(folder, other), broken);
    refused(`${small} --out mine`, `${other} is not a whole checkpoint of the lab.`);
    expect(readFileSync(join(folder, other), 'utf8')).toBe(broken);
  }
  writeFileSync(join(folder, other), whole.replace('hideout-lab/1', 'hideout-lab/7'));
  refused(`${small} --out mine`, `${other} has the format "hideout-lab/7", not "hideout-lab/1".`);

  mkdirSync(join(folder, 'theirs'));
  writeFileSync(join(folder, 'theirs/index.html'), 'a page');
  refused(
    `${small} --out theirs`,
    `${join('theirs', 'index.html')} is there already and would be overwritten. Choose another folder.`,
  );
  expect(readFileSync(join(folder, 'theirs/index.html'), 'utf8')).toBe('a page');
});

test('parts that overlap, that are missing or that belong to another study are not merged', () => {
  const small = 'thieves --games 40 --bots random --study seats --seats 3 --out pieces';
  for (const part of ['1/2', '2/2', '1/3', '3/3']) expect(lab(`${small} --part ${part}`).status).toBe(0);
  expect(lab(`${small.replace('pieces', 'others')} --seed 4 --part 2/2`).status).toBe(0);
  const file = (name: string) => join('pieces', name);
  const [one, two, third, last] = ['part-1-of-2.json', 'part-2-of-2.json', 'part-1-of-3.json', 'part-3-of-3.json'].map(
    file,
  );
  refused(`merge ${one} ${third}`, `${one} and ${third} hold some of the same games; name each part once.`);
  refused(`merge ${one} ${two} ${one}`, `${one} is named twice.`);
  refused(`merge ${one} ${last}`, 'Games 20 to 25 are in none of these files.');
  const foreign = join('others', 'part-2-of-2.json');
  refused(`merge ${one} ${foreign}`, `${one} and ${foreign} are of different studies: the seed is 1 there and 4 here.`);
  expect(readdirSync(join(folder, 'pieces')).filter((name) => !name.startsWith('part-'))).toEqual([]);
  expect(lab(`merge ${one} ${two}`).stdout).toBe(`${file('index.html')}\n`);
});

test('a folder that cannot be written to is one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  const { status, stderr } = lab('thieves --games 40 --bots random --out file/there');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^The results cannot be written to file\/there: .*\n$/);
});

test('a checkpoint of other code is not continued', () => {
  const small = 'thieves --games 40 --bots random --study seats --seats 3 --out old';
  expect(lab(small).status).toBe(0);
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  for (const file of ['lab.js', 'lab-worker.js']) cpSync(join(folder, file), join(copy, file));
  chmodSync(join(copy, 'lab-worker.js'), 0o644);
  writeFileSync(join(copy, 'lab-worker.js'), '\n// Another move.\n', { flag: 'a' });
  const { status, stderr } = spawnSync(process.execPath, [join(copy, 'lab.js'), ...small.split(' ')], {
    encoding: 'utf8',
    cwd: folder,
  });
  expect([status, stderr]).toEqual([
    2,
    `${join('old', 'checkpoint.json')} belongs to another study: it was played by another version of Hideout. Choose another folder.\n`,
  ]);
});
