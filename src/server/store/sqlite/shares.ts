import type { Database } from './database.ts';
import { fromRow, type ShareRow } from '../share-row.ts';
import type { SharedGame } from '../../../room/log-store.ts';
import type { SharedWithPicture, Store } from '../store.ts';

type Sharing = Pick<Store, 'share' | 'shared' | 'sharesAt' | 'withdraw'>;
type Now = {
  readonly [Name in keyof Sharing]: (...all: Parameters<Sharing[Name]>) => Awaited<ReturnType<Sharing[Name]>>;
};

/** The shared games of a file. */
export function sharesIn(database: Database): Now {
  const insert = database.prepare<[ShareRow<SharedWithPicture>]>(
    `insert into shares (id, code, number, owner, names, shared_at, picture)
     values (@id, @code, @number, @owner, @names, @sharedAt, @picture)
     on conflict (id) do update set names = excluded.names, picture = excluded.picture`,
  );
  const columns = 'id, code, number, owner, names, shared_at as sharedAt';
  const one = database.prepare<[string], ShareRow<SharedWithPicture>>(
    `select ${columns}, picture from shares where id = ?`,
  );
  const all = database.prepare<[string], ShareRow<SharedGame>>(
    `select ${columns} from shares where code = ? order by shared_at, id`,
  );
  const remove = database.prepare<[string]>('delete from shares where id = ?');
  return {
    share: (shared) => void insert.run({ ...shared, names: shared.names && JSON.stringify(shared.names) }),
    shared(id) {
      const row = one.get(id);
      return row && fromRow(row);
    },
    sharesAt: (code) => all.all(code).map((row) => fromRow(row)),
    withdraw: (id) => void remove.run(id),
  };
}

type Promised = <T>(work: () => T) => Promise<T>;

/** The same for a store, whose methods are asynchronous. */
export const sharingWith = (shares: Now, promised: Promised): Sharing => ({
  share: (shared) => promised(() => shares.share(shared)),
  shared: (id) => promised(() => shares.shared(id)),
  sharesAt: (code) => promised(() => shares.sharesAt(code)),
  withdraw: (id) => promised(() => shares.withdraw(id)),
});
