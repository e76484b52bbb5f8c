import type { EndedGame } from '../table/ended-game.ts';
import type { LogStore } from './log-store.ts';
import type { LogEntry } from '../table/entries.ts';
import { entriesOf } from './record.ts';

/** The format, named in the first line of a log. */
const logFormat = 'hideout-log/1';

/** The fields of an entry that may be read: seats, moves and the seed, but no owner, no command and no lobby. */
const shown = ['kind', 'seat', 'decision', 'move', 'by', 'level', 'paused', 'seed', 'rules'] as const;

/**
 * The entries of a game whose rules this server does not play, line by line. Without the rules no record can be made,
 * and the game can never go on: the log is all that is left of it.
 */
export async function* logOf(store: Pick<LogStore, 'entries'>, code: string, ended: EndedGame): AsyncGenerator<string> {
  const { game, rules, seats, options } = ended;
  yield `${JSON.stringify({ format: logFormat, game, rules, seats, options })}\n`;
  for await (const { seq, at, entry } of entriesOf(store, code, ended)) {
    yield `${JSON.stringify({ seq, at, ...shownOf(entry) })}\n`;
  }
}

function shownOf(entry: LogEntry): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => shown.some((each) => each === field)));
}
