import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '../../suites/tool.mjs';
import { root } from '../paths.mjs';

/**
 * The program of the latest Node of a line, as the package `node` on the npm registry brings it. It stays in a folder that
 * no lockfile knows.
 *
 * @param {string} line
 */
export async function nodeOf(line) {
  const folder = join(root, 'node_modules', '.cache', 'nodes', line);
  const node = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const words = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', `node@${line}`];
  const [npm, ...first] = npmCommand();
  const { code, output } = await program([npm, ...first, ...words], { cwd: folder });
  if (code !== 0 || !existsSync(node)) throw new Error(`Node ${line} could not be installed.\n${output}`);
  return node;
}

/** @returns {[string, ...string[]]} */
function npmCommand() {
  const script = process.env['npm_execpath'] ?? '';
  return script.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
}
