import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inTurn } from './turn.mjs';
import { root } from './paths.mjs';

/** Where a Chromium is, if there is one: CHROMIUM says so, or it is on the path. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  return onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');
}

/** Installs Debian's Chromium for the browser tests, unless there is one. */
export async function installChromium() {
  if (findChromium()) return;
  await inTurn(join(root, '.setup.lock'), () => {
    if (!findChromium()) installWithApt();
    return Promise.resolve();
  });
}

function installWithApt() {
  const isRoot = process.getuid?.() === 0;
  if (!onPath('apt-get') || (!isRoot && !onPath('sudo'))) {
    throw new Error(
      'The browser tests need Chromium: install it, or say where it is: CHROMIUM=/path/to/chromium npm test',
    );
  }
  console.error('Installing Chromium for the browser tests; this takes a minute …');
  apt(isRoot, ['update', '-q']);
  apt(isRoot, ['install', '-q', '-y', '--no-install-recommends', 'chromium']);
  if (!findChromium()) throw new Error('Chromium could not be installed. What apt-get says stands above.');
}

/** @type {(isRoot: boolean, words: readonly string[]) => void} */
function apt(isRoot, words) {
  const command = isRoot ? ['apt-get', ...words] : ['sudo', 'apt-get', ...words];
  const [program = '', ...rest] = command;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(program, rest, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
}

/** @param {string} program */
function onPath(program) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
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
