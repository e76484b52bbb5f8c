import type { Query } from './connection.ts';
import { fromRow, type ShareRow } from '../share-row.ts';
import type { SharedGame } from '../../../room/log-store.ts';
import type { SharedWithPicture, Store } from '../store.ts';

const columns = 'shares.id, code, number, owner, names, shared_at as "sharedAt"';
const from = 'from shares join tables on tables.id = shares.table_id';

/** Stores a shared game if its table exists. */
export async function writeShare(query: Query, shared: SharedWithPicture): Promise<void> {
  const { id, code, number, owner, names, sharedAt, picture } = shared;
  await query(
    `insert into shares (id, table_id, number, owner, names, shared_at, picture)
     select $1, id, $3, $4, $5, $6, $7 from tables where code = $2
     on conflict (id) do update set names = excluded.names, picture = excluded.picture`,
    [id, code, number, owner, names && JSON.stringify(names), sharedAt, picture],
  );
}

/** The shared games of a database. */
export const sharesIn = (query: Query): Pick<Store, 'share' | 'shared' | 'sharesAt' | 'withdraw'> => ({
  share: (shared) => writeShare(query, shared),
  async shared(id) {
    const [row] = await query<ShareRow<SharedWithPicture>>(`select ${columns}, picture ${from} where shares.id = $1`, [
      id,
    ]);
    return row && fromRow(row);
  },
  async sharesAt(code) {
    const rows = await query<ShareRow<SharedGame>>(
      `select ${columns} ${from} where code = $1 order by shared_at, shares.id`,
      [code],
    );
    return rows.map((row) => fromRow(row));
  },
  async withdraw(id) {
    await query('delete from shares where id = $1', [id]);
  },
});
