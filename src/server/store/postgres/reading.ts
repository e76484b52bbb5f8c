import type { Options } from '../../../engine/game.ts';
import type { Query } from './connection.ts';
import { portion, type Range, type StoredEntry, type StoredTable } from '../../../room/log-store.ts';
import type { EndedGame } from '../../../table/ended-game.ts';
import type { Person } from '../../../table/person.ts';

export async function loadTable(query: Query, code: string): Promise<StoredTable | undefined> {
  const [row] = await query<{ id: number; seq: number; foldFrom: number }>(
    'select id, seq, fold_from as "foldFrom" from tables where code = $1',
    [code],
  );
  if (!row) return undefined;
  const people = await query<Person>('select owner, name, figure from people where table_id = $1 order by owner', [
    row.id,
  ]);
  return { code, seq: row.seq, foldFrom: row.foldFrom, isIndexed: true, people };
}

export async function seqsOf(query: Query, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await query<{ code: string; seq: number }>('select code, seq from tables where code = any($1)', [
    codes,
  ]);
  return new Map(found.map(({ code, seq }) => [code, seq]));
}

export async function loadGames(query: Query, code: string): Promise<readonly EndedGame[]> {
  const rows = await query<EndedGame & { readonly options: string }>(
    `select number, first, last, game, rules, seats, options, how, ended_at as "endedAt", opens_at as "readableFrom"
     from games where table_id = (select id from tables where code = $1) order by number`,
    [code],
  );
  return rows.map((row) => ({ ...row, options: JSON.parse(row.options) as Options }));
}

/** The largest number of an entry that the database can hold. */
const lastPossible = 2 ** 31 - 1;

/** Reads a part of a log in order. */
export async function* readEntries(
  query: Query,
  code: string,
  { from, to }: Range,
): AsyncGenerator<readonly StoredEntry[]> {
  const last = Math.min(to, lastPossible);
  for (let next = from; next <= last;) {
    const rows = await query<StoredEntry>(
      `select seq, at, body from entries
       where table_id = (select id from tables where code = $1) and seq between $2 and $3 order by seq limit ${portion}`,
      [code, next, last],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < portion) return;
    next = (rows.at(-1)?.seq ?? last) + 1;
  }
}
