import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * A bench is a folder; its parts are files in it, each run with these flags of Node. Not every one has a peer.
 *
 * @typedef {{ readonly file: string, readonly flags: readonly string[] }} Part
 * @typedef {{ readonly title: string, readonly peer?: string, readonly parts: readonly Part[] }} Bench
 * @type {Readonly<Record<string, Bench>>}
 */
export const benches = {
  thieves: {
    title: 'Thieves!, 4 seats, random playouts on one core',
    peer: `boardgame.io ${dependencies['boardgame.io']}`,
    parts: [
      { file: 'speed', flags: [] },
      { file: 'allocation', flags: ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'] },
      { file: 'positions', flags: [] },
    ],
  },
  'the-boss': {
    title: 'The Boss, 4 seats, random playouts on one core',
    parts: [{ file: 'speed', flags: [] }],
  },
};
