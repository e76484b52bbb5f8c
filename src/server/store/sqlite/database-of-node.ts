import type * as Sqlite from 'node:sqlite';
import type { Database, DatabaseOptions, Statement, Written } from './database.ts';
import { nameOfCode } from './result-codes.ts';
import { transactions } from './transactions.ts';

type Answer = Readonly<Record<string, unknown>>;

/** SQLite as a part of Node. It is loaded when a file is opened, because older versions of Node do not have it. */
export function openWithNode(file: string, { timeout }: DatabaseOptions = { timeout: 0 }): Database {
  const sqlite = process.getBuiltinModule('node:sqlite');
  const database = coded(() => new sqlite.DatabaseSync(file, { timeout }));
  const prepare = <Bound extends readonly unknown[], Row>(sql: string) =>
    coded(() => new NodeStatement<Bound, Row>(database.prepare(sql)));
  return {
    file,
    get isOpen() {
      return database.isOpen;
    },
    prepare,
    exec: (sql) => coded(() => database.exec(sql)),
    pragma: (text) => Object.values(prepare<[], Answer>(`pragma ${text}`).all()[0] ?? {})[0],
    transaction: transactions(prepare, () => database.isTransaction),
    backup: (to) => copy(sqlite, database, to),
    close() {
      if (database.isOpen) coded(() => database.close());
    },
  };
}

class NodeStatement<Bound extends readonly unknown[], Row> implements Statement<Bound, Row> {
  readonly #statement: Sqlite.StatementSync;

  constructor(statement: Sqlite.StatementSync) {
    this.#statement = statement;
  }

  run(...bound: Bound): Written {
    try {
      return this.#statement.run(...(bound as readonly Sqlite.SQLInputValue[])) as Written;
    } catch (error) {
      throw withCode(error);
    }
  }

  get(...bound: Bound): Row | undefined {
    try {
      return this.#statement.get(...(bound as readonly Sqlite.SQLInputValue[])) as Row | undefined;
    } catch (error) {
      throw withCode(error);
    }
  }

  all(...bound: Bound): Row[] {
    try {
      return this.#statement.all(...(bound as readonly Sqlite.SQLInputValue[])) as Row[];
    } catch (error) {
      throw withCode(error);
    }
  }
}

async function copy(sqlite: typeof Sqlite, database: Sqlite.DatabaseSync, to: string): Promise<void> {
  try {
    await sqlite.backup(database, to);
  } catch (error) {
    throw withCode(error);
  }
}

function coded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withCode(error);
  }
}

/** Node gives SQLite's code as a number, in a field of its own. */
const withCode = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error
    ? Object.assign(error, { code: nameOfCode(Number(error.errcode)) })
    : error;
