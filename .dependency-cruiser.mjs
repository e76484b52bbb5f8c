import { rows } from './scripts/house/sees.mjs';

const anyTest = '\\.test\\.ts$|/testing/';
/** @type {import('dependency-cruiser').DependencyType[]} */
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

/** @type {(from: import('./scripts/house/sees.mjs').Row, row: number) => import('dependency-cruiser').IForbiddenRuleType} */
const orderOf = ({ name, path, sees }, row) => {
  return {
    name: `${name}-sees-only-what-its-row-says`,
    severity: 'error',
    from: { path: `^src/${path}`, pathNot: [anyTest, ...rows.slice(0, row).map((above) => `^src/${above.path}`)] },
    to: {
      path: '^src/',
      pathNot: [path.replace(/^games\/\([^)]*\)/, 'games/$1'), ...sees].map((seen) => `^src/${seen}`),
    },
  };
};

/** The two ways to SQLite, and the one file that may take each. */
const onePlace = { 'node:sqlite': 'database-of-node', 'better-sqlite3': 'database-of-package' };

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rows.map(orderOf),
    {
      name: 'rules-are-alone',
      comment: 'Rules, tables and rooms run anywhere: no packages, nothing of Node.',
      severity: 'error',
      from: { path: '^src/(engine|games/[^/]+/(rules|bots|after)|bots|library|table|room)/', pathNot: anyTest },
      to: { dependencyTypes: ['core', ...packages] },
    },
    ...Object.entries(onePlace).map(([name, place]) => ({
      name: `${name.replace(/\W/g, '-')}-has-one-place`,
      comment: 'Everything else opens its files with src/server/store/sqlite/open-database.ts.',
      severity: /** @type {const} */ ('error'),
      from: { pathNot: `^src/server/store/sqlite/${place}\\.ts$` },
      to: { path: `(^|node_modules/)(@types/)?${name}(/|$)` },
    })),
    {
      name: 'one-sqlite-is-chosen',
      comment: 'What opens a file with either one is for the choice between them, and for its tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${anyTest}|^src/server/store/sqlite/open-database\\.ts$` },
      to: { path: '^src/server/store/sqlite/database-of-' },
    },
    {
      name: 'who-plays-needs-no-test-machine',
      comment: 'scripts/setup.mjs loads that part on demand, for tests.',
      severity: 'error',
      from: { path: '^scripts/(setup/[^/]+|setup|start|hideout|hideout/[^/]+)\\.mjs$' },
      to: { path: '^scripts/setup/machine/', dependencyTypesNot: ['dynamic-import'] },
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
      comment: 'Node 20 has no SQLite.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^node:sqlite$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['svelte', 'import', 'node', 'default'] },
  },
};
