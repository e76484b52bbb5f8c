import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { nodeOf } from '../setup/machine/node.mjs';
import { root } from '../setup/paths.mjs';
import { program } from './tool.mjs';

/** What a fresh checkout does not have. */
const leftOut = /^(node_modules|dist|data|data-dev|\.git|\.setup\.turns|bench\/node_modules)$/;

/**
 * Runs the rules, the server and twenty starts of the built server on another line of Node, in a copy of the checkout in
 * which that Node has installed and built everything.
 *
 * @param {string} line its first number
 * @returns {Promise<import('./table.mjs').Outcome>}
 */
export async function onNode(line) {
  const folder = mkdtempSync(join(tmpdir(), `hideout-node-${line}-`));
  try {
    const node = await nodeOf(line);
    cpSync(root, folder, { recursive: true, filter: (file) => !leftOut.test(relative(root, file)) });
    const run = inFolder(folder, node);
    const setUp = await run(['scripts/setup.mjs', '--programs', '--pages']);
    if (setUp.code !== 0) return failed(setUp.output);
    const tests = await run(['scripts/test.mjs', 'rules', 'server', '--scale=normal']);
    const starts = await run(['scripts/try-start.mjs', '--times=20']);
    return sum(tests, starts);
  } catch (error) {
    return failed(String(error));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs scripts of the copy. The headers beside that Node are for what it has to compile.
 *
 * @param {string} folder
 * @param {string} node
 */
function inFolder(folder, node) {
  const beside = join(dirname(dirname(node)), 'node_modules', `node-${process.platform}-${process.arch}`);
  const headers = existsSync(join(beside, 'include')) ? { npm_config_nodedir: beside } : {};
  const path = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, ...headers, PATH: path, HIDEOUT_TEST_SCALE: 'normal' };
  return (/** @type {readonly string[]} */ words) => program([node, ...words], { cwd: folder, env });
}

/** @typedef {{ code: number | null, output: string }} Ran */

/**
 * Adds the starts, which count as one test, to the sum that the tests print at their end.
 *
 * @param {Ran} tests
 * @param {Ran} starts
 */
function sum(tests, starts) {
  const [, passed = '0', broken = '1'] = /\n(\d+) passed, (\d+) failed\s*$/.exec(tests.output) ?? [];
  const [good, bad] = starts.code === 0 ? [1, 0] : [0, 1];
  const totals = { passed: Number(passed) + good, failed: Number(broken) + bad };
  const verdict = totals.failed > 0 ? `${totals.failed} failed` : `${totals.passed} passed`;
  return { ...totals, verdict, output: `${tests.output}\n${starts.output}` };
}

/** @param {string} output */
const failed = (output) => ({ passed: 0, failed: 1, verdict: 'failed', output });
