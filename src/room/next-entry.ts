import type { Game } from '../engine/game.ts';
import type { Addition } from './log-store.ts';
import type { Person } from '../table/person.ts';
import { gameChanges } from '../table/ended-games.ts';
import type { Body, Key, LogEntry } from '../table/entries.ts';
import { fold } from '../table/fold.ts';
import { withLobby } from '../table/lobby.ts';
import type { TableState } from '../table/state.ts';

interface EntryContext {
  readonly games: Readonly<Record<string, Game>>;
  readonly code: string;
  readonly now: number;
  readonly key?: Key | undefined;
  readonly person?: Person | undefined;
  readonly forgotten?: string | undefined;
  readonly ticket?: string | undefined;
}

/** The next entry of a table, the table after it, and what the store has to write for it. */
export interface NextEntry {
  readonly entry: LogEntry;
  readonly table: TableState;
  readonly addition: Addition;
}

/**
 * The clock may be set back, but the time of a table never runs backwards.
 *
 * @param before undefined if the entry opens the table
 */
export function nextEntry(before: TableState | undefined, body: Body, context: EntryContext): NextEntry {
  const { games, code, now, key, person, forgotten, ticket } = context;
  const stamp = before ? { seq: before.seq + 1, at: Math.max(now, before.at) } : { seq: 1, at: now };
  const whole = before ? withLobby(body, before) : body;
  const entry: LogEntry = key ? { ...whole, key } : whole;
  const table = fold(games, before, entry, stamp);
  const changes = before ? gameChanges(before, table, stamp) : [];
  return {
    entry,
    table,
    addition: {
      code,
      seq: stamp.seq,
      at: stamp.at,
      body: JSON.stringify(entry),
      person,
      forgotten,
      isBeginning: 'seed' in body,
      games: changes.length > 0 ? changes : undefined,
      ticket,
    },
  };
}
