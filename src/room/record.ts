import type { Game } from '../engine/game.ts';
import { headerOf, recording, type RecordLine } from '../engine/record.ts';
import type { Choice } from '../engine/unfold.ts';
import type { EndedGame } from '../table/ended-game.ts';
import type { LogStore } from './log-store.ts';
import type { LogEntry } from '../table/entries.ts';
import { knownOptions } from '../table/lobby.ts';
import { nextTurn, type Timers } from './timers.ts';
import { understood, Unreadable } from './stored-table.ts';

/** Lines that are written in one turn of the event loop. */
export const linesATurn = 50;

/**
 * The whole record of an ended game, from its own entries and without names. All entries are read before the first line
 * is written.
 */
export async function recordOf(
  game: Game,
  { store, timers }: { readonly store: Pick<LogStore, 'entries'>; readonly timers: Timers },
  { code, ended }: { readonly code: string; readonly ended: EndedGame },
): Promise<AsyncGenerator<string>> {
  let seed: string | undefined;
  const moves: Choice[] = [];
  for await (const { entry } of entriesOf(store, code, ended)) {
    if (entry.kind === 'moved') moves.push(entry);
    else if ('seed' in entry) seed ??= entry.seed;
  }
  if (seed === undefined) throw new Unreadable(`Entry ${ended.first} of table ${code} cannot be read: it has no seed.`);
  const options = knownOptions(game, ended.seats, ended.options);
  const header = headerOf(game, ended.seats, options, { source: 'secure', seed });
  const choices = moves.values();
  return inTurns(
    timers,
    recording(game, header, () => choices.next().value),
  );
}

/** The entries of an ended game, each with its number and time. */
export async function* entriesOf(store: Pick<LogStore, 'entries'>, code: string, { first, last }: EndedGame) {
  for await (const some of store.entries(code, { from: first, to: last })) {
    for (const stored of some) {
      yield { seq: stored.seq, at: stored.at, entry: understood<LogEntry>(code, stored, (entry) => entry) };
    }
  }
}

/** Lines as text, some at a time, so that the event loop can do other work in between. */
async function* inTurns(timers: Timers, lines: Iterable<RecordLine>): AsyncGenerator<string> {
  let text = '';
  let count = 0;
  for (const line of lines) {
    text += `${JSON.stringify(line)}\n`;
    count += 1;
    if (count % linesATurn !== 0) continue;
    yield text;
    text = '';
    await nextTurn(timers);
  }
  if (text) yield text;
}
