import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseInWords, isBroken } from './errors.ts';

/** Connections of one process: for entries, where appends use one, and for data that need not wait for the disk. */
const connections = 5;
const fewConnections = 2;
/** Milliseconds to connect, for the database to give up a statement, and for us to give up. */
const connectTimeout = 3000;
const statementTimeout = 5000;
const answerTimeout = 7000;

/** How often a connection that breaks while it is being made is tried, and the milliseconds in between. */
const attempts = 3;
const betweenAttempts = 100;

/** PostgreSQL's 8-byte integers. Here they hold times in milliseconds and ids, which fit into a number. */
const eightBytes = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    oid === eightBytes ? Number : pg.types.getTypeParser(oid, format),
};

/** The settings of every connection. A connection that is cut must not hold its locks for long. */
export const connectionSettings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'hideout',
  connectionTimeoutMillis: connectTimeout,
  query_timeout: answerTimeout,
  statement_timeout: statementTimeout,
  idle_in_transaction_session_timeout: 2000,
  keepAlive: true,
  types,
});

export type Row = Readonly<Record<string, unknown>>;

/** Runs a statement and returns its rows. The caller knows their type. */
export type Query = <R extends object = Row>(text: string, values?: readonly unknown[]) => Promise<readonly R[]>;

/** Connections to the database, opened on demand and reopened after they broke. */
export class Database {
  readonly #pool: pg.Pool;

  constructor(url: string, { waitsForDisk = true } = {}) {
    const hurry = async (client: pg.ClientBase) => void (await client.query('set synchronous_commit = off'));
    const kind = waitsForDisk ? { max: connections } : { max: fewConnections, onConnect: hurry };
    this.#pool = new pg.Pool({ ...connectionSettings(url), ...kind });
    // An idle connection that breaks is replaced when it is needed.
    this.#pool.on('error', () => undefined);
  }

  readonly query: Query = async <R extends object>(text: string, values: readonly unknown[] = []) => {
    try {
      return (await this.#pool.query<R>(text, [...values])).rows;
    } catch (error) {
      throw databaseInWords(error);
    }
  };

  /**
   * Takes a connection for exclusive use. If none can be made, nothing has been asked of the database, and the error
   * says so.
   */
  async connect(): Promise<pg.PoolClient> {
    for (let attempt = 1; ; attempt++) {
      try {
        const client = await this.#pool.connect();
        client.on('error', ignore);
        return client;
      } catch (error) {
        // A brief network failure is no reason to report that the database is gone.
        if (attempt === attempts || !isBroken(error)) throw databaseInWords(error);
        await pause(betweenAttempts);
      }
    }
  }

  /** Returns a connection to the pool. One that failed is closed instead. */
  release(client: pg.PoolClient, error?: unknown): void {
    client.off('error', ignore);
    client.release(error !== undefined);
  }

  /** Runs the work in a transaction. */
  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.connect();
    try {
      await client.query('begin');
      const result = await work(async <R extends object>(text: string, values: readonly unknown[] = []) => {
        return (await client.query<R>(text, [...values])).rows;
      });
      await client.query('commit');
      this.release(client);
      return result;
    } catch (error) {
      // A closed connection rolls back.
      this.release(client, error);
      throw error;
    }
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/** The failing statement reports the problem to its caller. */
const ignore = () => undefined;
