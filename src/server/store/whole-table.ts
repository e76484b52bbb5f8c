import type { ListedTable, Store, WholeTable } from './store.ts';
import type { StoredEntry } from '../../room/log-store.ts';

/** Reads everything that a store has about a table. */
export async function wholeTable(store: Store, listed: ListedTable): Promise<WholeTable | undefined> {
  const { code } = listed;
  const stored = await store.load(code);
  if (!stored) return undefined;
  const entries: StoredEntry[] = [];
  for await (const some of store.entries(code, { from: 1, to: stored.seq })) entries.push(...some);
  const { seq, foldFrom, people } = stored;
  const shares = await Promise.all((await store.sharesAt(code)).map(({ id }) => store.shared(id)));
  return {
    ...listed,
    seq,
    foldFrom,
    people,
    games: await store.games(code),
    entries,
    shares: shares.filter((each) => each !== undefined),
  };
}

/** The table with this code, as it is listed. It was last used when its last entry was written. */
export async function listedTable(store: Store, code: string): Promise<ListedTable | undefined> {
  const stored = await store.load(code);
  if (!stored) return undefined;
  const { seq } = stored;
  for await (const [last] of store.entries(code, { from: seq, to: seq })) {
    if (last) return { code, seq, usedAt: last.at };
  }
  throw new Error(`The log of table ${code} has no entry ${seq}.`);
}
