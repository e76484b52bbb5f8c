import type { Database, DatabaseOptions } from '../sqlite/database.ts';
import { openWithNode } from '../sqlite/database-of-node.ts';
import { openWithPackage } from '../sqlite/database-of-package.ts';

type Open = (file: string, options?: DatabaseOptions) => Database;

const [major = 0] = process.versions.node.split('.').map(Number);

/** Those that this Node can load: on 22 both. The package is only meant for versions before 24. */
export const implementations: readonly (readonly [string, Open])[] = [
  ...(major >= 22 ? ([['the SQLite of Node', openWithNode]] as const) : []),
  ...(major < 24 ? ([['the SQLite of a package', openWithPackage]] as const) : []),
];
