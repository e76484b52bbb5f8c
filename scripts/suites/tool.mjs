import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('SIGTERM', () => {
  for (const child of running) child.kill();
  process.exit(1);
});

/**
 * Runs a tool in the folder of the project and returns its output.
 *
 * @param {readonly string[]} command a script, or a package (`package/command` if it has several), and its arguments
 * @returns {Promise<{ code: number | null; output: string }>}
 */
export const tool = ([name = '', ...words]) => program([process.execPath, scriptOf(name), ...words], { cwd: root });

/**
 * Runs any program in a folder and returns its output.
 *
 * @param {readonly string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} place
 * @returns {Promise<{ code: number | null; output: string }>}
 */
export function program([name = '', ...words], { cwd, env = process.env }) {
  const child = spawn(name, words, { cwd, env: { ...env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

/**
 * The file behind a command, from the package itself, because node_modules/.bin differs between systems.
 *
 * @param {string} name
 */
function scriptOf(name) {
  if (name.endsWith('.mjs')) return name;
  const [packageName = name, command = name] = name.split('/');
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
