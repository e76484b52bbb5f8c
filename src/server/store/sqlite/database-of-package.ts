import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';
import type { Database, DatabaseOptions, Statement } from './database.ts';
import { codeOf } from './errors.ts';
import { transactions } from './transactions.ts';

const load = createRequire(import.meta.url);

/** SQLite as a native package, for versions of Node without one that is ready. */
export function openWithPackage(file: string, { timeout }: DatabaseOptions = { timeout: 0 }): Database {
  const database = new (loadPackage())(file, { timeout });
  const prepare = <Bound extends readonly unknown[], Row>(sql: string) =>
    database.prepare(sql) as Statement<Bound, Row>;
  return {
    file,
    get isOpen() {
      return database.open;
    },
    prepare,
    exec: (sql) => void database.exec(sql),
    pragma: (text) =>
      Object.values((database.pragma(text) as readonly Readonly<Record<string, unknown>>[])[0] ?? {})[0],
    transaction: transactions(prepare, () => database.inTransaction),
    backup: async (to) => void (await database.backup(to)),
    close: () => void database.close(),
  };
}

function loadPackage(): typeof BetterSqlite {
  try {
    return load('better-sqlite3') as typeof BetterSqlite;
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      `Node ${process.versions.node} needs one more package to keep the tables: npm install better-sqlite3@12. Node 24.15 and newer need nothing.`,
      { cause: error },
    );
  }
}
