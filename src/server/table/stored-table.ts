import type { Game } from '../../engine/game.ts';
import type { Problem } from '../../protocol/messages.ts';
import type { StoredTable } from '../store/store.ts';
import { fold } from './fold.ts';
import { readEntry } from './read-entry.ts';
import type { TableState } from './state.ts';

/** The log of a table has an entry that this server cannot follow: it is damaged, or a later version wrote it. */
export class Unreadable extends Error {}

/** What a page is told when something went wrong with the store. */
export const problemOf = (error: unknown): Problem => (error instanceof Unreadable ? 'unreadable' : 'disk');

/** The table that a stored log makes. */
export function tableFrom(games: Readonly<Record<string, Game>>, { code, entries }: StoredTable): TableState {
  let table: TableState | undefined;
  for (const { seq, at, body } of entries) {
    try {
      table = fold(games, table, readEntry(body), { seq, at });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Unreadable(`Entry ${seq} of table ${code} cannot be read: ${why}`, { cause: error });
    }
  }
  if (!table) throw new Unreadable(`Table ${code} has no entries.`);
  return table;
}
