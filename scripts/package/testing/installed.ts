import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../setup/paths.mjs';

/** An empty folder outside the checkout, where only installed packages can be found. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'hideout-package-'));

/** Packs the checkout with `npm pack`, which builds first. Returns the tarball and its files. */
export function pack(folder: string): { readonly tarball: string; readonly files: readonly string[] } {
  const output = npm(['pack', '--json', '--pack-destination', folder], { cwd: root });
  const [packed] = JSON.parse(output) as [{ filename: string; files: { path: string }[] }];
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path) };
}

/** What a user installs beside the package: nothing if Node has an SQLite of its own that is ready. */
export const besides = Number(process.versions.node.split('.')[0]) < 24 ? ['better-sqlite3'] : [];

/**
 * Installs a tarball without a network: unpacks it and links its dependencies, and what a user installs beside it. Those
 * are already installed in the checkout, with the native one built; development packages are left out.
 */
export function install(tarball: string, folder: string, others: readonly string[] = besides): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  execFileSync('tar', ['-xzf', tarball, '-C', modules]);
  renameSync(join(modules, 'package'), join(modules, 'hideout'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const isLeftOut = (dev || devOptional) && !others.some((other) => path === `node_modules/${other}`);
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || isLeftOut || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path), 'junction');
  }
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

/** Runs npm, without its notices about versions and settings. */
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
