/*
 * The order of the house: what each folder of src may import besides itself. An order has no rings. .dependency-cruiser.mjs
 * forbids what breaks it, and house-check.mjs finds what dependency-cruiser does not see.
 */

const game = 'games/(cash-n-guns|the-boss|thieves)';
/** What pages may know of the game they draw: what it shows and says, never how it is played. */
const face = 'games/$1/(face|box|moves|events|options|view)\\.ts';
const rules = [face, 'games/$1/rules/'];
/** Lists of games: one file for each bundle that needs one. */
const lists = 'games/[a-z-]+\\.ts';
/** Where the sentences of the games are added to those that belong to no game: one file for each bundle and language. */
const compositions = 'words/(bundles|(en|pl)/(index|at-table|screen|after/index|lab/index))\\.ts$';
const told = 'replay/(after|messages)\\.ts';
const talk = ['engine/', 'protocol/', 'words/'];
/** What every part of the server may import. */
const tables = [
  'engine/',
  'protocol/',
  'table/',
  'room/',
  'games/catalogue\\.ts',
  'server/(settings|setting-names)\\.ts',
];

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} path how the paths of its files begin, below src; `$1` below is the game
 * @property {readonly string[]} sees how the paths begin that its files may import
 */

/** @type {(name: string, sees: readonly string[], path?: string) => Row} */
const row = (name, sees, path = `${name}/`) => ({ name, path, sees });

/**
 * The first row that fits a file counts. Tests, and files in a folder `testing`, may import everything.
 *
 * @type {readonly Row[]}
 */
export const rows = [
  row('engine', []),
  row('games/*', ['engine/', face], `${game}/(?:face|box|moves|events|options|view)\\.ts$`),
  row('games/*/rules', ['engine/', face], `${game}/rules/`),
  row('games/*/bots', ['engine/', 'bots/', ...rules], `${game}/bots/`),
  row(
    'games/*/after',
    ['engine/', 'replay/(after|moments)\\.ts', 'games/$1/bots/odds\\.ts', ...rules],
    `${game}/after/`,
  ),
  row('games/*/words', [], `${game}/words/`),
  row(
    'games/*/lab.ts',
    ['engine/', 'cli/lab/probe\\.ts', 'games/$1/bots/strangers\\.ts', ...rules],
    `${game}/lab\\.ts$`,
  ),
  row('games/*/pages', [...talk, told, face, 'games/$1/after/table\\.ts', 'web/(kit|table|device)/'], `${game}/pages/`),
  row('games', [''], `${lists}$`),
  row('bots', ['engine/']),
  row('protocol', ['engine/', 'bots/facts\\.ts', 'games/faces\\.ts']),
  row('replay', ['engine/', 'bots/(facts|odds)\\.ts', 'protocol/', lists]),
  row('words of all games', ['games/catalogue\\.ts', 'games/[^/]+/words/', 'words/'], compositions),
  row('words', []),
  row('table', ['engine/', 'protocol/']),
  row('room', ['engine/', 'protocol/', 'table/', 'games/faces\\.ts']),
  row('server/http', [...tables, 'server/(registry|limits)/']),
  row('server/sockets', [...tables, 'server/(registry|limits)/']),
  row('server/registry', [...tables, 'server/(store|cluster|limits|workers)/']),
  row('server/store', [...tables, 'server/limits/']),
  row('server/cluster', [...tables, 'server/(limits/|store/store\\.ts|store/postgres/connection\\.ts)']),
  row('server/workers', [...tables, 'bots/', lists, 'server/limits/']),
  row('server/limits', tables),
  row('server/tunnel', [...tables, 'server/limits/']),
  row('server/upkeep', [...tables, 'server/(store|limits)/']),
  row('server', ['engine/', 'protocol/', 'table/', 'room/', lists, 'bots/', 'words/']),
  row('library', ['engine/', 'games/', 'bots/']),
  row('cli', ['engine/', lists, 'bots/', 'words/']),
  // These two are about one game each time.
  row('tools/tune', ['engine/', 'games/', 'bots/', 'cli/'], 'tools/tune'),
  row('tools/reader', ['engine/', 'games/', 'bots/', 'cli/'], 'tools/reader'),
  row('tools', ['engine/', lists, 'bots/', 'cli/', 'words/']),
  row('web/device', talk),
  row('web/kit', [...talk, 'web/device/']),
  row('web/session', [...talk, 'web/device/']),
  row('web/table', [...talk, 'web/(kit|device)/']),
  row('web/replay', [...talk, told, 'games/pages\\.ts', 'web/(kit|table|session|device)/']),
  // The gallery for developers shows things of games.
  row('web/screens/components', [...talk, 'games/', 'web/'], 'web/screens/components/'),
  row('web', [...talk, told, 'games/(pages|shelf)\\.ts']),
];

/** Files and folders that may name games, besides the folders of the games themselves. */
export const mayNameGames = [
  'words/bundles.ts',
  ...['en', 'pl'].flatMap((language) =>
    ['index', 'at-table', 'screen', 'after/index', 'lab/index'].map((bundle) => `words/${language}/${bundle}.ts`),
  ),
  ...['after', 'bots', 'catalogue', 'faces', 'lab', 'pages', 'shelf'].map((list) => `games/${list}.ts`),
  'library',
  'tools/tune',
  'tools/tune.ts',
  'tools/reader',
  'tools/reader.ts',
  'web/screens/components',
];
