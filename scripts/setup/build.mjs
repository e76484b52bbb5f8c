import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './paths.mjs';
import { fingerprint, unlessStamped } from './stamp.mjs';

/**
 * The build options of the server and the command line. Each entry becomes one file.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const bundled = {
  absWorkingDir: root,
  outbase: 'src',
  outdir: 'dist',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
};

/** A server and the program of its threads, which it cannot do without. */
export const serverPrograms = ['src/server/main.ts', 'src/server/workers/worker.ts'];

/** Everything that is started as a process or as a worker. */
const programs = [
  ...serverPrograms,
  'src/server/maintenance.ts',
  'src/cli/simulate.ts',
  'src/cli/simulate-worker.ts',
  'src/cli/replay.ts',
  'src/cli/lab.ts',
  'src/cli/lab-worker.ts',
  'src/tools/tune.ts',
  'src/tools/arena.ts',
  'src/tools/reader.ts',
];

/**
 * The build options of the library. Its entries share a chunk, so that a game is the same object in both.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
const library = {
  ...bundled,
  entryPoints: ['src/library/index.ts', 'src/library/bots.ts'],
  outbase: 'src/library',
  outdir: 'dist/library',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  sourcemap: false,
};

/** Bundles the server and the command line, unless nothing has changed. */
export async function buildPrograms() {
  const files = filesIn('src', /\.ts$/).filter((file) => !/^src\/(web|games\/[^/]+\/pages)\//.test(file));
  await unlessUnchanged('.programs', files, async () => {
    console.error('Building the programs …');
    const { build } = await import('esbuild');
    await build({ ...bundled, entryPoints: programs });
  });
}

/** Bundles the library of the package and emits its types, unless nothing has changed. */
export async function buildLibrary() {
  const files = filesIn('src', /\.ts$/).filter((file) => /^src\/(library|engine|games|bots)\//.test(file));
  const settings = ['tsconfig.base.json', 'tsconfig.rules.json', 'tsconfig.library.json'];
  await unlessUnchanged('.library', [...files, ...settings], async () => {
    console.error('Building the library …');
    rmSync(join(root, 'dist/library'), { recursive: true, force: true });
    const { build } = await import('esbuild');
    await build(library);
    const { tool } = await import('../suites/tool.mjs');
    const { code, output } = await tool(['typescript-7/tsc', '-p', 'tsconfig.library.json']);
    if (code !== 0) throw new Error(output);
  });
}

/** Builds the pages. They contain the rules of the games, from the same texts that people read in docs. */
export async function buildPages() {
  const files = [...filesIn('src', /\.(ts|svelte|html|css|svg|woff2|webmanifest)$/), ...filesIn('docs/rules', /\.md$/)];
  await unlessUnchanged('.pages', [...files, 'vite.config.ts'], async () => {
    console.error('Building the pages …');
    const { build } = await import('vite');
    await build({ configFile: join(root, 'vite.config.ts'), root: join(root, 'src/web'), logLevel: 'warn' });
  });
}

/** @type {(stamp: string, files: readonly string[], work: () => Promise<void>) => Promise<void>} */
async function unlessUnchanged(stamp, files, work) {
  const inputs = [...files, 'package-lock.json', 'scripts/setup/build.mjs'];
  const current = fingerprint(inputs.flatMap((file) => [file, readFileSync(join(root, file), 'utf8')]));
  await unlessStamped(join(root, 'dist', stamp), current, work);
}

/**
 * All files of a kind except tests, with slashes on every system.
 *
 * @param {string} folder
 * @param {RegExp} kind
 */
function filesIn(folder, kind) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((file) => kind.test(file) && !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .sort();
}
