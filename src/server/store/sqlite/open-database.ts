import type { Database, DatabaseOptions } from './database.ts';
import { openWithNode } from './database-of-node.ts';
import { openWithPackage } from './database-of-package.ts';

/** Before Node 24.15 its own SQLite was an experiment, with a warning at each start. */
const isInNode = Number(process.versions.node.split('.')[0]) >= 24;

/** Opens a file with Node's own SQLite, or with a package if that of Node is not ready. Neither loads the other. */
export const openDatabase: (file: string, options?: DatabaseOptions) => Database = isInNode
  ? openWithNode
  : openWithPackage;
