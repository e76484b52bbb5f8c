import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { turns } from '../stamp.mjs';
import { inTurn } from '../turn.mjs';

/**
 * Installs Debian packages that only tests need, unless they are there.
 *
 * @param {readonly string[]} packages
 * @param {{ isThere: () => boolean, what: string, otherwise: string }} words what is installed, and what the user can
 *   do if that is not possible
 */
export async function installPackages(packages, { isThere, what, otherwise }) {
  if (isThere()) return;
  await inTurn(turns, () => {
    if (!isThere()) installWithApt(packages, { what, otherwise });
    if (!isThere()) throw new Error(`${what} could not be installed. See the output of apt-get above.`);
    return Promise.resolve();
  });
}

/** @type {(packages: readonly string[], words: { what: string, otherwise: string }) => void} */
function installWithApt(packages, { what, otherwise }) {
  const isRoot = process.getuid?.() === 0;
  if (!onPath('apt-get') || (!isRoot && !onPath('sudo'))) throw new Error(otherwise);
  console.error(`Installing ${what} for the tests; this takes a minute …`);
  apt(isRoot, ['update', '-q']);
  apt(isRoot, ['install', '-q', '-y', '--no-install-recommends', ...packages]);
}

/** @type {(isRoot: boolean, words: readonly string[]) => void} */
function apt(isRoot, words) {
  // Nothing that is installed for tests may be started as a service.
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1', 'apt-get', ...words];
  const [program = '', ...rest] = isRoot ? command : ['sudo', ...command];
  const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
}

/**
 * The path of a program, if it is installed. Servers are in folders that are not on every user's PATH.
 *
 * @param {string} program
 */
export function onPath(program) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
