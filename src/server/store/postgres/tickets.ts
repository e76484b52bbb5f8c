import type { Query } from './connection.ts';
import type { Store } from '../store.ts';
import type { StoredTicket } from '../../../room/log-store.ts';

interface PendingTicket extends StoredTicket {
  readonly code: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Tickets that people asked for while others were written are written in one statement, so that many of them take no more
 * than one connection. It is not the statement of the entries: that one locks its tables in the order of their codes, and
 * a ticket for one more table could make two processes wait for each other.
 */
export function ticketsIn(query: Query): Pick<Store, 'issueTicket' | 'ticketHolder'> {
  let waiting: PendingTicket[] = [];
  let isWriting = false;
  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await write(query, batch).then(
        () => batch.forEach(({ resolve }) => resolve()),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      );
    }
    isWriting = false;
  };
  return {
    issueTicket: (code, ticket) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ code, ...ticket, resolve, reject });
        if (isWriting) return;
        isWriting = true;
        setImmediate(() => void flush());
      }),
    async ticketHolder(code, hash, time) {
      const [found] = await query<{ owner: string }>(
        `select owner from tickets
         where table_id = (select id from tables where code = $1) and hash = $2 and until > $3`,
        [code, hash, time],
      );
      return found?.owner;
    },
  };
}

/** The last ticket of a person at a table takes the place of the others. */
async function write(query: Query, batch: readonly PendingTicket[]): Promise<void> {
  const latest = [...new Map(batch.map((each) => [`${each.code} ${each.owner}`, each])).values()];
  await query(
    `insert into tickets
     select id, owner, hash, until from unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
       as given (code, owner, hash, until) join tables using (code) order by code, owner
     on conflict (table_id, owner) do update set hash = excluded.hash, until = excluded.until`,
    [
      latest.map(({ code }) => code),
      latest.map(({ owner }) => owner),
      latest.map(({ hash }) => hash),
      latest.map(({ until }) => until),
    ],
  );
}
