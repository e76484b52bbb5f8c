import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that all tests share; each has a schema of its own there. */
    databaseUrl: string;
  }
}

let schemas = 0;

/** The address of a database without tables, gone when the test is over. */
export async function newDatabase(): Promise<string> {
  const shared = inject('databaseUrl');
  const schema = `test_${process.pid}_${(schemas += 1)}`;
  await run(shared, `create schema ${schema}`);
  onTestFinished(() => run(shared, `drop schema ${schema} cascade`));
  return `${shared}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** Runs statements on a connection of their own. */
export async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
