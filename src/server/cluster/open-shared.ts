import { randomBytes } from 'node:crypto';
import { PostgresBus } from '../bus/postgres-bus.ts';
import { timing, type Counts } from '../counts.ts';
import { Database } from '../store/postgres-connection.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import type { Peers } from './peers.ts';
import { PostgresAttendance } from './postgres-attendance.ts';
import { PostgresClaims } from './postgres-claims.ts';

interface SharedSettings {
  readonly url: string;
  readonly counts: Counts;
  readonly report: (error: unknown) => void;
}

/** A store and the processes that share it. */
export interface StoreAndPeers {
  readonly store: Store;
  readonly peers: Peers;
}

/** Opens the database and joins the processes that share it. On failure it throws an error with one clear sentence. */
export async function openShared({ url, counts, report }: SharedSettings): Promise<StoreAndPeers> {
  const store = await openPostgres(url, { onCommit: timing(counts) });
  // Claims, presence and bulletins do not wait for the disk: a crash of the database may forget them.
  const database = new Database(url, { waitsForDisk: false });
  const { query } = database;
  const name = randomBytes(6).toString('hex');
  const bus = await PostgresBus.join({ url, query, name, report });
  const attendance = await PostgresAttendance.join({ query, bus, name, report });
  const claims = new PostgresClaims(query, counts);
  const close = async () => {
    await store.close();
    await database.close();
  };
  return { store: { ...store, close }, peers: { bus, attendance, claims, isShared: true } };
}
