/** What a statement has written. */
export interface Written {
  readonly changes: number;
  readonly lastInsertRowid: number;
}

/** Values are bound in the order of the question marks, or as one object with a field for each `@name`. */
export interface Statement<Bound extends readonly unknown[], Row> {
  run(...bound: Bound): Written;
  get(...bound: Bound): Row | undefined;
  all(...bound: Bound): Row[];
}

/**
 * An SQLite file. Errors have SQLite's extended result code as their `code`, such as `SQLITE_IOERR_WRITE`. There are no
 * cursors: one that stays open between two turns of the event loop would keep others from writing.
 */
export interface Database {
  readonly file: string;
  readonly isOpen: boolean;
  prepare<Bound extends readonly unknown[] = [], Row = unknown>(sql: string): Statement<Bound, Row>;
  exec(sql: string): void;
  /** Runs a pragma to its end, and returns the first value that it answers. */
  pragma(text: string): unknown;
  /** Runs work that is written as a whole, or not at all if it throws. Transactions do not nest. */
  transaction<Result>(work: () => Result): Result;
  /** Copies the file, including what is written meanwhile. */
  backup(to: string): Promise<void>;
  close(): void;
}

export interface DatabaseOptions {
  /** Milliseconds to wait for a file that another process has locked. */
  readonly timeout: number;
}
