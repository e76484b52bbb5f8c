import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './paths.mjs';
import { fingerprint, unlessStamped } from './stamp.mjs';

/** What is started as a process or a worker: the server and every file that lies directly in src/cli. */
const isEntry = (/** @type {string} */ file) => file === 'src/server/main.ts' || /^src\/cli\/[^/]+\.ts$/.test(file);

/** Bundles server and command line, unless nothing has changed since the last time. */
export async function buildPrograms() {
  const files = filesIn('src', /\.ts$/).filter((file) => !file.startsWith('src/web/'));
  await unlessUnchanged('.programs', files, async () => {
    console.error('Building the programs …');
    const { build } = await import('esbuild');
    await build({
      absWorkingDir: root,
      entryPoints: files.filter(isEntry),
      outbase: 'src',
      outdir: 'dist',
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      logLevel: 'warning',
    });
  });
}

/** The pages hold the rules of the games, too: they are built from the same texts that people read in docs. */
export async function buildPages() {
  const files = [...filesIn('src', /\.(ts|svelte|html|css|svg|webmanifest)$/), ...filesIn('docs/rules', /\.md$/)];
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
 * All files of a kind but tests, with slashes on every system.
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
