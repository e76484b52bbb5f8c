import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { fingerprint, unlessStamped } from './stamp.mjs';

/** Only better-sqlite3 runs a script, to be compiled, and from 24 on Node has an SQLite of its own. */
const isNativeNeeded = Number(process.versions.node.split('.')[0]) < 24;

/**
 * Installs the packages of the lockfile, unless they are there already. The native package also depends on the version
 * of Node.
 */
export async function installIfChanged() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const current = fingerprint([lockfile, process.version, process.platform, process.arch]);
  await unlessStamped(join(root, 'node_modules', '.hideout-installed'), current, async () => {
    console.error('Installing packages; the first time this takes a minute or two …');
    const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, errors } = await npm(isNativeNeeded ? words : [...words, '--ignore-scripts']);
    if (code !== 0) throw new Error(explain(errors));
  });
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<{ code: number | null; errors: string }>}
 */
function npm(words) {
  const script = process.env['npm_execpath'] ?? '';
  const isScript = script.endsWith('npm-cli.js');
  const child = isScript
    ? spawn(process.execPath, [script, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
    : spawn(`npm ${words.join(' ')}`, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], shell: true });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, errors }));
  });
}

/** @param {string} errors what npm wrote */
function explain(errors) {
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(errors);
  const why = isOffline
    ? 'The npm registry cannot be reached, and the packages of Hideout have to be installed once: is there a network?'
    : 'The packages of Hideout could not be installed.';
  return `${errors.trim()}\n\n${why} What npm says stands above.`;
}
