const anyTest = '\\.test\\.ts$|/testing/';
/** @type {import('dependency-cruiser').DependencyType[]} */
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

const oneGame = 'games/(cash-n-guns|the-boss|thieves)/';
/** What pages may know of the game they draw: what it shows and says, never how it is played. */
const face = 'games/$1/(box|moves|events|options|view)\\.ts';
const rules = [face, 'games/$1/rules/'];
/** Lists of games: one file for each bundle that needs one. */
const lists = 'games/[a-z-]+\\.ts';
const told = 'replay/(after|messages)\\.ts';
/** What every part of the server may import. */
const tables = ['engine/', 'protocol/', 'table/', 'room/', 'games/catalogue\\.ts', 'server/settings\\.ts'];

/**
 * The folders of src, and what each may import besides itself, as the beginnings of paths. The first row that fits a
 * file counts for it. Tests, and files in a folder `testing`, may import everything.
 *
 * @type {readonly (readonly [from: string, to: readonly string[]])[]}
 */
export const sees = [
  ['engine/', []],
  [`${oneGame}(?:box|moves|events|options|view)\\.ts$`, ['engine/', face]],
  [`${oneGame}rules/`, ['engine/', face]],
  [`${oneGame}bots/`, ['engine/', 'bots/', ...rules]],
  [`${oneGame}after/`, ['engine/', 'replay/(after|moments)\\.ts', ...rules]],
  [`${oneGame}words/`, []],
  [`${oneGame}lab\\.ts$`, ['engine/', 'cli/lab/probe\\.ts', ...rules]],
  [`${oneGame}pages/`, ['engine/', 'protocol/', 'words/', told, face, 'web/(kit|table|device)/']],
  [`${lists}$`, ['']],
  ['bots/', ['engine/']],
  ['protocol/', ['engine/', 'bots/facts\\.ts', 'games/faces\\.ts']],
  ['replay/', ['engine/', 'bots/facts\\.ts', 'protocol/', lists]],
  ['words/', []],
  ['table/', ['engine/', 'protocol/']],
  ['room/', ['engine/', 'protocol/', 'table/']],
  ['server/http/', [...tables, 'server/(registry|limits)/']],
  ['server/sockets/', [...tables, 'server/(registry|limits)/']],
  ['server/registry/', [...tables, 'server/(store|cluster|limits|workers)/']],
  ['server/store/', [...tables, 'server/limits/']],
  ['server/cluster/', [...tables, 'server/(limits/|store/store\\.ts|store/postgres/connection\\.ts)']],
  ['server/workers/', [...tables, 'bots/', lists, 'server/limits/']],
  ['server/limits/', tables],
  ['server/tunnel/', tables],
  ['server/upkeep/', [...tables, 'server/(store|limits)/']],
  ['server/', ['engine/', 'protocol/', 'table/', 'room/', lists, 'bots/', 'words/']],
  ['library/', ['engine/', 'games/', 'bots/']],
  ['cli/', ['engine/', lists, 'bots/', 'words/']],
  ['tools/tune', ['engine/', 'games/', 'bots/', 'cli/']],
  ['tools/', ['engine/', lists, 'bots/', 'cli/', 'words/']],
  ['web/device/', ['engine/', 'protocol/', 'words/']],
  ['web/kit/', ['engine/', 'protocol/', 'words/', 'web/device/']],
  ['web/session/', ['engine/', 'protocol/', 'words/', 'web/device/']],
  ['web/table/', ['engine/', 'protocol/', 'words/', 'web/(kit|device)/']],
  ['web/replay/', ['engine/', 'protocol/', 'words/', told, 'games/pages\\.ts', 'web/(kit|table|session|device)/']],
  ['web/', ['engine/', 'protocol/', 'words/', told, 'games/pages\\.ts', 'web/']],
];

const above = (/** @type {number} */ row) => sees.slice(0, row).map(([from]) => `^src/${from}`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...sees.map(([from, to], row) => ({
      name: `${from.replace(oneGame, 'games/*/').replace(/[\\$]|\/$/g, '')}-sees-only-what-its-row-says`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^src/${from}`, pathNot: [anyTest, ...above(row)] },
      to: { path: '^src/', pathNot: [from.replace(/\(cash[^)]*\)/, '$1'), ...to].map((seen) => `^src/${seen}`) },
    })),
    {
      name: 'rules-are-alone',
      comment: 'The rules run anywhere: no packages, nothing of Node.',
      severity: 'error',
      from: { path: `^src/(engine/|${oneGame}(rules|bots|after)/|bots/|library/)`, pathNot: anyTest },
      to: { dependencyTypes: ['core', ...packages] },
    },
    {
      name: 'nothing-needs-a-test',
      severity: 'error',
      from: { pathNot: anyTest },
      to: { path: anyTest },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['svelte', 'import', 'node', 'default'] },
  },
};
