import type { Game } from '../engine/game.ts';
import type { Problem } from '../protocol/messages.ts';
import { FileDamage, OutcomeUnknown } from './log-store.ts';
import type { Peers } from './peers.ts';
import type { GameChange } from '../table/ended-game.ts';
import type { LogStore } from './log-store.ts';
import type { StoredEntry, StoredTable } from './log-store.ts';
import { gameChanges, gamesAfter } from '../table/ended-games.ts';
import type { LogEntry } from '../table/entries.ts';
import { fold } from '../table/fold.ts';
import { readEntry } from '../table/read-entry.ts';
import type { TableState } from '../table/state.ts';

/** The log contains an entry that this server cannot read: it is damaged, or a later version wrote it. */
export class Unreadable extends Error {}

/** The table was removed by another process. */
export class TableGone extends Error {}

/** Whether this process has lost the table: it was removed, or a later version, at another process, wrote to it. */
export const isLost = (error: unknown, { isShared }: Pick<Peers, 'isShared'>): boolean =>
  error instanceof TableGone || (error instanceof Unreadable && isShared);

/** What a page is told if its request failed. It sends a command again to a process that can read the table. */
export function problemAfter(error: unknown, peers: Pick<Peers, 'isShared'>): Problem {
  if (error instanceof TableGone) return 'table-deleted';
  return error instanceof OutcomeUnknown || isLost(error, peers) ? 'server-stopping' : problemOf(error);
}

/** What a page is told if the store failed while it carried out a command. */
export const problemOf = (error: unknown): Problem => (error instanceof Unreadable ? 'unreadable' : 'disk');

/** What a page is told if something could not be read. */
export const readingProblemOf = (error: unknown): Problem =>
  error instanceof FileDamage ? 'unreadable' : problemOf(error);

type Games = Readonly<Record<string, Game>>;

/** The table that a stored log makes. If the store has no index of its games yet, it is written. */
export async function tableFrom(
  games: Games,
  store: Pick<LogStore, 'entries' | 'index'>,
  { code, foldFrom, seq, isIndexed }: StoredTable,
): Promise<TableState> {
  let table: TableState | undefined;
  const changes: (GameChange & { at: number })[] = [];
  for await (const some of store.entries(code, { from: foldFrom, to: seq })) {
    for (const stored of some) {
      const before = table;
      const { at } = stored;
      table = understood(code, stored, (entry) => fold(games, before, entry, stored));
      if (!isIndexed && before) changes.push(...gameChanges(before, table, stored).map((each) => ({ ...each, at })));
    }
  }
  if (table?.seq !== seq) throw new Unreadable(`The log of table ${code} has no entry ${seq}.`);
  if (!isIndexed) await store.index(code, gamesAfter(changes));
  return table;
}

/** Reads an entry and processes it. An error names the number of the entry, never its content. */
export function understood<T>(code: string, { seq, body }: StoredEntry, use: (entry: LogEntry) => T): T {
  try {
    return use(readEntry(body));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Unreadable(`Entry ${seq} of table ${code} cannot be read: ${why}`, { cause: error });
  }
}
