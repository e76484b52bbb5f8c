import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * A bench is a folder; its parts are files in it, each run with these flags of Node. Not every one has a peer. Parts
 * may start programs, which are files in the same folder.
 *
 * @typedef {{ readonly file: string, readonly flags: readonly string[] }} Part
 * @typedef {object} Bench
 * @property {string} title
 * @property {string} [peer]
 * @property {string} [other] a second peer
 * @property {readonly Part[]} parts
 * @property {readonly string[]} [programs]
 * @property {true} [house] needs the server and the pages as they are played with
 */

/** @type {Bench} */
const hostile = {
  title: 'A server under attack from this machine, with its ordinary bounds',
  programs: ['server', 'flooder'],
  parts: [
    { file: 'holds', flags: [] },
    { file: 'pings', flags: [] },
    { file: 'commands', flags: [] },
    { file: 'attacks', flags: [] },
  ],
};

/** @type {Readonly<Record<string, Bench>>} */
export const benches = {
  'cash-n-guns': {
    title: "Cash 'n Guns, 6 seats, random playouts on one core",
    peer: `boardgame.io ${dependencies['boardgame.io']}`,
    parts: [
      { file: 'speed', flags: [] },
      { file: 'positions', flags: [] },
    ],
  },
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
  lab: {
    title: 'Studies of the lab, 4 seats, random bots on one core',
    peer: 'plain series',
    parts: [{ file: 'speed', flags: [] }],
  },
  cluster: {
    title: 'Servers that share a PostgreSQL, beside one with SQLite',
    programs: ['server'],
    parts: [
      { file: 'cluster', flags: [] },
      { file: 'first-table', flags: [] },
    ],
  },
  server: {
    title: "Moves at tables of Thieves! and The Boss, 4 seats, and of Cash 'n Guns, 6 seats, a server on one core",
    peer: `boardgame.io ${dependencies['boardgame.io']}`,
    other: `Colyseus ${dependencies['@colyseus/core']}`,
    programs: ['hideout-server', 'boardgame-io-server', 'colyseus-server', 'floor-server', 'players'],
    parts: [
      { file: 'moves', flags: [] },
      { file: 'footprint', flags: [] },
    ],
  },
  search: {
    title: 'Moves at other tables while eight masterminds think, one server',
    programs: ['server'],
    parts: [{ file: 'thinking', flags: [] }],
  },
  hostile,
  frames: {
    title: "The great moments of Cash 'n Guns in a browser, 8 seats",
    house: true,
    parts: [{ file: 'reveals', flags: [] }],
  },
  replay: {
    title: 'The longest game of the archive in the replay, in a browser',
    house: true,
    parts: [{ file: 'opening', flags: [] }],
  },
};

/**
 * What `--against` runs instead: this server and that of another commit. Only these benches can do that.
 *
 * @type {Readonly<Record<string, (commit: string) => Bench>>}
 */
export const comparisons = {
  server: (commit) => ({
    title: `Processor time of the server for one move, in µs, this tree against ${commit}`,
    peer: commit,
    programs: ['hideout-server', 'floor-server', 'players'],
    parts: [{ file: 'against', flags: [] }],
  }),
  hostile: (commit) => ({
    ...hostile,
    title: `A server under attack from this machine, this tree against ${commit}`,
    peer: commit,
  }),
};
