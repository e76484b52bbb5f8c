import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The program of a server with another store: bundled like the server and placed beside it, for the same packages. */
export async function changedServer(name: 'lying' | 'dying'): Promise<string> {
  const folder = mkdtempSync(here(`../../../../dist/${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outfile = join(folder, 'server.js');
  await build({
    entryPoints: [here(`./${name}-server.ts`)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return outfile;
}
