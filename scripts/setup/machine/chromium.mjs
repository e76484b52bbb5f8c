import { existsSync } from 'node:fs';
import { installPackages, onPath } from './apt.mjs';

/** Chromium without windows, in half the time. */
const shell = 'chromium-headless-shell';

/** The path of Chromium, if there is one: CHROMIUM names it, or it is on the PATH. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  return onPath(shell) ?? onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');
}

/** Where root runs the tests, nobody minds another package; elsewhere the browser that is there will do. */
const isGoodEnough = () => {
  const found = findChromium();
  return (
    found !== undefined && (process.getuid?.() !== 0 || process.env['CHROMIUM'] === found || found === onPath(shell))
  );
};

/** Installs Debian's Chromium for the browser tests, unless there is one. */
export const installChromium = () =>
  installPackages([shell], {
    isThere: isGoodEnough,
    what: 'Chromium',
    otherwise: 'The browser tests need Chromium: install it, or say where it is: CHROMIUM=/path/to/chromium npm test',
  });
