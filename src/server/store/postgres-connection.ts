import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseInWords, isBroken } from './postgres-errors.ts';

/** Connections of one process for entries, of which appends take one, and for what need not wait for the disk. */
const connections = 5;
const fewConnections = 2;
/** Milliseconds until a connection is established, until the database gives a statement up, and until we do. */
const connectTimeout = 3000;
const statementTimeout = 5000;
const answerTimeout = 7000;

/** How often a connection is tried that breaks while it is made, and milliseconds in between. */
const attempts = 3;
const betweenAttempts = 100;

/** PostgreSQL's numbers of eight bytes hold times in milliseconds and ids here, which fit into a number. */
const eightBytes = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    oid === eightBytes ? Number : pg.types.getTypeParser(oid, format),
};

/** How every connection to the database is made. A connection that is cut while it holds a lock must not keep it long. */
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

/** Runs a statement and returns its rows; how they look is known to whoever wrote the statement. */
export type Query = <R extends object = Row>(text: string, values?: readonly unknown[]) => Promise<readonly R[]>;

/** Connections to the database that are opened when they are needed, and again after they broke. */
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

  /** A connection of one's own. If there is none, nothing has been asked of the database: it says so in a sentence. */
  async connect(): Promise<pg.PoolClient> {
    for (let attempt = 1; ; attempt++) {
      try {
        const client = await this.#pool.connect();
        client.on('error', ignore);
        return client;
      } catch (error) {
        // Where the network has only just lost something, nobody has to be told that the database is gone.
        if (attempt === attempts || !isBroken(error)) throw databaseInWords(error);
        await pause(betweenAttempts);
      }
    }
  }

  /** Gives a connection back; one that failed is closed instead of used again. */
  release(client: pg.PoolClient, error?: unknown): void {
    client.off('error', ignore);
    client.release(error !== undefined);
  }

  /** All of the work, or nothing of it. */
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

/** Whoever uses the connection hears of it by the statement that fails. */
const ignore = () => undefined;
