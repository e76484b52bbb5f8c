import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of all tests; each test has its own schema. */
    databaseUrl: string;
  }
}

let schemas = 0;

/** The address of an empty database, which is removed after the test. */
export async function newDatabase(): Promise<string> {
  const shared = inject('databaseUrl');
  const schema = `test_${process.pid}_${(schemas += 1)}`;
  await run(shared, `create schema ${schema}`);
  onTestFinished(() => run(shared, `drop schema ${schema} cascade`));
  return `${shared}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** Runs statements on a separate connection. */
export async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
