import type { Game } from '../../engine/game.ts';
import type { Addition, Person } from '../store/store.ts';
import { gameChanges } from './ended-games.ts';
import type { Body, Key, LogEntry } from './entries.ts';
import { dueAt, sinceWaking } from './clock.ts';
import { fold } from './fold.ts';
import { lobbyOf } from './lobby.ts';
import type { TableState } from './state.ts';

interface EntryContext {
  readonly games: Readonly<Record<string, Game>>;
  readonly code: string;
  readonly now: number;
  /** Since when somebody has been at the table again; clocks run from then at the earliest. */
  readonly wokeAt: number;
  readonly key: Key | undefined;
  readonly person: Person | undefined;
}

/** The next entry of a table, the table after it, and what the store has to write for it. */
export interface NextEntry {
  readonly entry: LogEntry;
  readonly table: TableState;
  readonly addition: Addition;
}

/** A clock may be set back; the time of a table never runs backwards. */
export function nextEntry(before: TableState, body: Body, context: EntryContext): NextEntry {
  const { games, code, now, wokeAt, key, person } = context;
  const stamp = { seq: before.seq + 1, at: Math.max(now, before.at) };
  const isBeginning = 'seed' in body;
  const whole = isBeginning ? { ...body, lobby: lobbyOf(before) } : body;
  const entry: LogEntry = key ? { ...whole, key } : whole;
  const table = fold(games, before, entry, stamp);
  const changes = gameChanges(before, table, stamp);
  return {
    entry,
    table,
    addition: {
      code,
      seq: stamp.seq,
      at: stamp.at,
      body: JSON.stringify(entry),
      dueAt: dueAt(sinceWaking(table, wokeAt)),
      person,
      isBeginning,
      games: changes.length > 0 ? changes : undefined,
    },
  };
}
