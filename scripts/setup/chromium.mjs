import { existsSync } from 'node:fs';
import { installPackages, onPath } from './apt.mjs';

/** The path of Chromium, if there is one: CHROMIUM names it, or it is on the PATH. */
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
