import { randomBytes } from 'node:crypto';
import { PostgresBus } from './cluster/postgres/bus.ts';
import { timing, type Counts } from './limits/counts.ts';
import { Database } from './store/postgres/connection.ts';
import { whyNotOpened } from './store/postgres/errors.ts';
import { openPostgres } from './store/postgres/postgres.ts';
import type { Store } from './store/store.ts';
import type { Peers } from '../room/peers.ts';
import { PostgresAttendance } from './cluster/postgres/attendance.ts';
import { PostgresClaims } from './cluster/postgres/claims.ts';

interface Watching {
  readonly counts: Counts;
  readonly report: (error: unknown) => void;
}

interface SharedSettings extends Watching {
  readonly url: string;
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
  const close = async () => {
    await store.close();
    await database.close();
  };
  try {
    return { store: { ...store, close }, peers: await join({ url, database, now: store.now }, { counts, report }) };
  } catch (error) {
    // A database that has fallen silent does not let its connections close.
    close().catch(report);
    throw whyNotOpened(error);
  }
}

interface Joining extends Pick<Store, 'now'> {
  readonly url: string;
  readonly database: Database;
}

async function join({ url, database: { query }, now }: Joining, { counts, report }: Watching): Promise<Peers> {
  const name = randomBytes(6).toString('hex');
  const bus = await PostgresBus.join({ url, query, name, now, report });
  const attendance = await PostgresAttendance.join({ query, bus, name, report });
  return { bus, attendance, claims: new PostgresClaims(query, counts), isShared: true };
}
