import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../setup/paths.mjs';

/** An empty folder outside the checkout, so that nothing is found there but what is installed. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'hideout-package-'));

/** Packs the checkout as `npm pack` does, which builds first. Returns the tarball, and the files that are in it. */
export function pack(folder: string): { readonly tarball: string; readonly files: readonly string[] } {
  const output = npm(['pack', '--json', '--pack-destination', folder], { cwd: root });
  const [packed] = JSON.parse(output) as [{ filename: string; files: { path: string }[] }];
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path) };
}

/**
 * Installs a tarball without a network: unpacks it, and links the packages that a user would get besides. Those are
 * installed in the checkout already, the native one built; packages that only developers need stay out.
 */
export function install(tarball: string, folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  execFileSync('tar', ['-xzf', tarball, '-C', modules]);
  renameSync(join(modules, 'package'), join(modules, 'hideout'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || dev || devOptional || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path), 'junction');
  }
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

/** Runs npm; what it says about its own versions and settings does not matter. */
export function npm(words: readonly string[], options: ExecFileSyncOptions): string {
  const script = process.env['npm_execpath'] ?? '';
  const [program, ...first] = script.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
  const isShell = process.platform === 'win32' && program === 'npm';
  return execFileSync(program ?? '', [...first, ...words], {
    ...options,
    shell: isShell,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
}
