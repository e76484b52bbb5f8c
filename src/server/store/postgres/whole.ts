import type { Database, Query } from './connection.ts';
import { databaseInWords } from './errors.ts';
import { writeShare } from './shares.ts';
import { portion, Superseded } from '../../../room/log-store.ts';
import type { ListedTable, WholeTable } from '../store.ts';

export async function* listTables(query: Query): AsyncGenerator<readonly ListedTable[]> {
  let after = '';
  for (;;) {
    const rows = await query<ListedTable>(
      `select code, seq, used_at as "usedAt" from tables where code > $1 order by code limit ${portion}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.code;
  }
}

/** Writes a whole table in one transaction. */
export async function restoreTable(database: Database, table: WholeTable): Promise<void> {
  await database
    .transaction((query) => restoreWith(query, table))
    .catch((error: unknown) => Promise.reject(error instanceof Superseded ? error : databaseInWords(error)));
}

async function restoreWith(query: Query, table: WholeTable): Promise<void> {
  const { code, seq, usedAt, foldFrom, people, games, entries, shares = [] } = table;
  const [row] = await query<{ id: number }>(
    `insert into tables (code, seq, used_at, fold_from) values ($1, $2, $3, $4) on conflict (code) do nothing returning id`,
    [code, seq, usedAt, foldFrom],
  );
  if (!row) throw new Superseded();
  const { id } = row;
  await query('insert into entries select $1, * from unnest($2::int[], $3::bigint[], $4::text[])', [
    id,
    entries.map((entry) => entry.seq),
    entries.map(({ at }) => at),
    entries.map(({ body }) => body),
  ]);
  for (const { owner, name, figure } of people) {
    await query('insert into people values ($1, $2, $3, $4)', [id, owner, name, figure]);
  }
  for (const { number, first, last, game, rules, seats, options, how, endedAt, readableFrom } of games) {
    await query(
      `insert into games (table_id, number, first, last, game, rules, seats, options, how, ended_at, opens_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [id, number, first, last, game, rules, seats, JSON.stringify(options), how, endedAt, readableFrom],
    );
  }
  for (const shared of shares) await writeShare(query, shared);
}
