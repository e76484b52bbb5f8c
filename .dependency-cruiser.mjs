const anyTest = '\\.test\\.ts$|/testing/';
/** @type {import('dependency-cruiser').DependencyType[]} */
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

/**
 * The folders of src, and which of the others each may import. Tests, and files in a folder `testing`, may import everything.
 *
 * @type {Record<string, string[]>}
 */
const sees = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  odds: ['engine', 'games'],
  library: ['engine', 'games', 'bots'],
  protocol: ['engine', 'games', 'odds'],
  replay: ['engine', 'games', 'odds', 'protocol'],
  words: [],
  cli: ['engine', 'games', 'bots', 'words'],
  server: ['engine', 'games', 'bots', 'odds', 'protocol', 'words'],
  web: ['engine', 'games', 'protocol', 'replay', 'words'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(sees).map(([folder, others]) => ({
      name: `${folder}-sees-only-${others.join('-') || 'itself'}`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^src/${folder}/`, pathNot: anyTest },
      to: { path: '^src/', pathNot: [folder, ...others].map((seen) => `^src/${seen}/`) },
    })),
    {
      name: 'rules-are-alone',
      comment: 'The rules run anywhere: no packages, nothing of Node.',
      severity: 'error',
      from: { path: '^src/(engine|games|bots|odds|library)/', pathNot: anyTest },
      to: { dependencyTypes: ['core', ...packages] },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: anyTest },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'pages-hold-no-rule',
      comment: 'Of a game the pages know what it shows and says, never how it is played.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: anyTest },
      to: { path: '^src/games/', pathNot: '^src/games/[^/]+/(view|moves|events|options|box)\\.ts$' },
    },
    {
      name: 'the-engine-replays-in-a-worker',
      comment:
        'Pages talk to the worker of src/replay and import nothing of it but the messages and the types of what it finds.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: anyTest },
      to: { path: '^src/replay/', pathNot: '^src/replay/(messages|after)\\.ts$' },
    },
    {
      name: 'tables-know-no-connection',
      comment: 'A table is drawn from a TableSource, whether a server, a replay or something else is behind it.',
      severity: 'error',
      from: { path: '^src/web/(games|table)/', pathNot: anyTest },
      to: { path: '^src/web/(screens/|app/(connection|session|session-source|errands|held|http|device)\\.)' },
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
