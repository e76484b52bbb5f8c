import { existsSync } from 'node:fs';
import { installPackages, onPath } from './apt.mjs';

/** Where a Chromium is, if there is one: CHROMIUM says so, or it is on the path. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  return onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');
}

/** Installs Debian's Chromium for the browser tests, unless there is one. */
export const installChromium = () =>
  installPackages(['chromium'], {
    isThere: () => findChromium() !== undefined,
    what: 'Chromium',
    otherwise: 'The browser tests need Chromium: install it, or say where it is: CHROMIUM=/path/to/chromium npm test',
  });
