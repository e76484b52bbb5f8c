import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { tool } from './tool.mjs';

/** @typedef {import('./table.mjs').Suite} Suite */

/** @type {(name: string, budget: number, command: readonly string[]) => Suite} */
const check = (name, budget, command) => ({
  group: 'static',
  name: `static: ${name}`,
  budget,
  run: async () => {
    const { code, output } = await tool(command);
    return code === 0
      ? { passed: 1, failed: 0, verdict: 'ok', output }
      : { passed: 0, failed: 1, verdict: 'failed', output };
  },
});

/** Other versions of the tools remember in another place, because what they found may no longer hold. */
const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
const memory = `dist/check/${lock.digest('hex').slice(0, 12)}`;

/*
 * What is remembered from one run to the next. These tools compare the contents of files, and look at everything that
 * an answer depends on, so nothing is missed. ESLint is not among them: its rules with types read other files than the
 * one for which it remembers an answer.
 */
const rememberFormat = ['--cache', '--cache-strategy=content', `--cache-location=${memory}/format`];
const rememberImports = [`--cache=${memory}/imports`, '--cache-strategy=content'];
/** @param {string} name */
const rememberTypes = (name) => ['--incremental', '--tsBuildInfoFile', `${memory}/${name}.tsbuildinfo`];
/** These compare the times of files, so they only help while one works. */
const rememberPages = ['--incremental'];
const rememberUses = ['--cache', `--cache-location=${memory}/uses`];

/** @type {(name: string, budget: number, project: string) => Suite} */
const types = (name, budget, project) =>
  check(name, budget, ['typescript-7/tsc', '-p', project, ...rememberTypes(project.replaceAll('/', '-'))]);

const format = ['prettier', '--check', '--log-level=warn', ...rememberFormat];
const pages = ['svelte-check', '--tsconfig', 'src/web/tsconfig.json', '--fail-on-warnings'];
const ownTypes = [
  types('types', 10, 'tsconfig.json'),
  types('types of the tests', 5, 'tests/tsconfig.json'),
  {
    ...check('types of the bench', 5, ['scripts/bench-types.mjs', ...rememberTypes('bench')]),
    unhurried: true,
  },
  types('types of the rules', 5, 'tsconfig.rules.json'),
];
const lockfile = check('lockfile', 2, ['scripts/lockfile-check.mjs']);
const house = check('order of the house', 2, ['scripts/house-check.mjs']);

/** @type {readonly Suite[]} */
export const staticSuites = [
  {
    ...check('lint', 30, [
      'eslint',
      '.',
      '--ignore-pattern=src/web',
      '--ignore-pattern=src/games/*/pages',
      '--max-warnings=0',
    ]),
    unhurried: true,
  },
  { ...check('format', 20, [...format, '.']), unhurried: true },
  check('types of the pages', 20, pages),
  {
    ...check('lint of the pages', 20, ['eslint', 'src/web', 'src/games/*/pages/**/*.{ts,svelte}', '--max-warnings=0']),
    unhurried: true,
  },
  ...ownTypes,
  check('imports', 10, ['dependency-cruiser/depcruise', 'src', 'scripts', 'tests/server', ...rememberImports]),
  check('dead code', 10, ['knip']),
  house,
  lockfile,
];

/**
 * The same for a few changed files. Lint, format and imports look at these files alone; types and dead code at
 * everything.
 *
 * @param {readonly string[]} files
 * @returns {readonly Suite[]}
 */
export function staticSuitesFor(files) {
  const code = files.filter((file) => /\.(ts|js|mjs|svelte)$/.test(file));
  const typed = files.filter((file) => /\.(ts|js|mjs|svelte|json)$/.test(file));
  // The pages may not import anything of these, see house/sees.mjs.
  const ofPages = typed.filter((file) => !/^(src\/(server|cli|bots|library)|scripts|bench|examples)\//.test(file));
  const cruised = code.filter((file) => /^(src|scripts)\//.test(file));
  return [
    ...ifAny(code, check('lint', 10, ['eslint', '--max-warnings=0', '--no-warn-ignored', ...code])),
    ...ifAny(ofPages, check('types of the pages', 10, [...pages, ...rememberPages])),
    ...ifAny(typed, ...ownTypes, check('dead code', 5, ['knip', ...rememberUses])),
    ...ifAny(cruised, check('imports', 5, ['dependency-cruiser/depcruise', ...cruised]), house),
    ...ifAny(files, check('format', 5, [...format, '--ignore-unknown', ...files]), lockfile),
  ];
}

/** @type {(files: readonly string[], ...suites: readonly Suite[]) => readonly Suite[]} */
const ifAny = (files, ...suites) => (files.length > 0 ? suites : []);
