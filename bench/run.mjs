import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/setup/machine/chromium.mjs';
import { benches, comparisons } from './benches.mjs';
import { commitNamed, withFilesOf } from './commit.mjs';
import { jsonOf, tableOf } from './table.mjs';

/**
 * @typedef {import('./table.mjs').Report} Report
 * @typedef {import('./benches.mjs').Bench} Bench
 */

const here = fileURLToPath(new URL('.', import.meta.url));
const usage = `node bench/run.mjs [${Object.keys(benches).join(' | ')}] [--seconds N] [--json]; server | hostile --against <commit>`;

const { names, seconds, json, against } = readArguments();
installPeers();
const build = await bundler();
const reports = [];
if (against) {
  for (const name of names) {
    await buildServerOf(name, against);
    reports.push(await run(name, comparisons[name]?.(against)));
  }
} else for (const name of names) reports.push(await run(name, benches[name]));
for (const each of reports) console.log(tableOf(each));
if (json) console.log(jsonOf(reports));

function readArguments() {
  const options = /** @type {const} */ ({
    seconds: { type: 'string', default: '8' },
    json: { type: 'boolean' },
    against: { type: 'string' },
  });
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const stranger = positionals.find((name) => !(name in benches));
    if (stranger !== undefined) throw new Error(`There is no bench "${stranger}"`);
    const length = Number(values.seconds);
    if (!(length > 0 && length <= 3600))
      throw new Error(`--seconds takes a number up to 3600, not "${values.seconds}"`);
    return {
      against: values.against === undefined ? undefined : commitToCompare(values.against, positionals),
      names: positionals.length > 0 ? [...new Set(positionals)] : Object.keys(benches),
      seconds: length,
      json: values.json ?? false,
    };
  } catch (error) {
    return leave(`${firstSentenceOf(error)}; the command is: ${usage}`, 2);
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} chosen
 */
function commitToCompare(name, chosen) {
  if (chosen.length === 0 || chosen.some((bench) => !(bench in comparisons)))
    throw new Error(`--against goes with the benches ${Object.keys(comparisons).join(' and ')}, and with no other`);
  const commit = commitNamed(name);
  if (commit === undefined) throw new Error(`There is no commit "${name}"`);
  return commit;
}

/** The peers have a package.json of their own. npm writes this file when it has finished. */
function installPeers() {
  const { dependencies } = JSON.parse(readFileSync(`${here}package.json`, 'utf8'));
  const needed = ['.package-lock.json', ...Object.keys(dependencies)];
  if (needed.every((name) => existsSync(`${here}node_modules/${name}`))) return;
  console.error('Installing what this project is measured against …');
  // npm tells its scripts its path; without it, Windows finds npm only through a shell.
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], { cwd: here, stdio: ['ignore', 2, 2] })
    : spawnSync('npm ci --no-audit --no-fund', { cwd: here, stdio: ['ignore', 2, 2], shell: true });
  if (status !== 0) leave('npm ci failed in the folder bench.', 1);
}

async function bundler() {
  try {
    return (await import('esbuild')).build;
  } catch {
    return leave('The bundler is missing: run npm ci in the folder of the project first.', 1);
  }
}

/**
 * Runs the parts of a bench one after the other. Each gets its own process, so that none is affected by what V8 has
 * optimised for another. boardgame.io reads NODE_ENV when it is loaded.
 *
 * @param {string} name
 * @param {Bench | undefined} bench
 * @returns {Promise<Report>}
 */
async function run(name, bench) {
  if (!bench) return leave(`There is no bench "${name}".`, 2);
  const { title, peer, other, parts, programs = [], house = false } = bench;
  if (programs.length > 0 || house) await buildServer();
  if (house) await buildPages();
  /** @type {Report} */
  const report = { bench: name, title, peer, other, rows: [], notes: [] };
  for (const file of programs) await bundle(name, file);
  for (const part of parts) {
    const outfile = await bundle(name, part.file);
    const child = spawnSync(process.execPath, [...part.flags, outfile, String(seconds), against ?? ''], {
      env: { ...process.env, NODE_ENV: 'production', CHROMIUM: findChromium() ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (child.status !== 0) return leave(`The part ${part.file} of the bench ${name} failed.`, 1);
    const { rows, notes } = JSON.parse(child.stdout);
    report.rows.push(...rows);
    report.notes.push(...notes);
  }
  return report;
}

/**
 * @param {string} name
 * @param {string} file
 */
async function bundle(name, file, entry = `${here}${name}/${file}.ts`) {
  const outfile = `${here}dist/${name}-${file}.cjs`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error',
    // The server asks where it is when it loads a package.
    define: { 'import.meta.url': 'hereInBundle' },
    banner: { js: "const hereInBundle = require('node:url').pathToFileURL(__filename).href;" },
  });
  return outfile;
}

/** Builds the server as `npm start` would. */
async function buildServer() {
  const { buildPrograms } = await import('../scripts/setup/build.mjs');
  await buildPrograms();
}

/**
 * Builds the server of another commit, which runs with the packages installed here. The program that starts it for the
 * bench of attacks comes from this tree, because older commits have none.
 *
 * @param {string} name
 * @param {string} commit
 */
async function buildServerOf(name, commit) {
  try {
    await withFilesOf(commit, (folder) => {
      if (name === 'server') return bundle(name, 'hideout-before-server', `${folder}/bench/server/hideout-server.ts`);
      cpSync(`${here}hostile`, `${folder}/bench/hostile`, { recursive: true });
      return bundle(name, 'before-server', `${folder}/bench/hostile/server.ts`);
    });
  } catch (error) {
    leave(`The server of ${commit} cannot be built: ${firstSentenceOf(error)}`, 1);
  }
}

/** Builds the pages that the server serves, which only some benches need. */
async function buildPages() {
  const setup = await import('../scripts/setup/build.mjs');
  await setup.buildPages();
}

/**
 * The first sentence of an error; Node adds advice that does not fit here.
 *
 * @param {unknown} error
 */
function firstSentenceOf(error) {
  return String(error instanceof Error ? error.message : error).split('. ', 1)[0];
}

/**
 * @param {string} sentence
 * @param {number} code
 * @returns {never}
 */
function leave(sentence, code) {
  console.error(sentence);
  process.exit(code);
}
