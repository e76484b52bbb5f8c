import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './paths.mjs';
import { fingerprint, unlessStamped } from './stamp.mjs';

/** What is started as a process or a worker: the server and every file that lies directly in src/cli. */
const isEntry = (/** @type {string} */ file) => file === 'src/server/main.ts' || /^src\/cli\/[^/]+\.ts$/.test(file);

/** Bundles server and command line into dist, unless nothing has changed since the last time. */
export async function buildIfChanged() {
  const files = sources();
  const inputs = [...files, 'package-lock.json', 'scripts/setup/build.mjs'];
  const current = fingerprint(inputs.flatMap((file) => [file, readFileSync(join(root, file), 'utf8')]));
  await unlessStamped(join(root, 'dist', '.built'), current, async () => {
    console.log('Building …');
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

/** All sources but tests, with slashes on every system. */
function sources() {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .sort();
}
