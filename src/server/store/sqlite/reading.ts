import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Link, Statements } from './statements.ts';
import { portion, type Range, type StoredEntry, type StoredTable } from '../../../room/log-store.ts';
import type { EndedGame } from '../../../table/ended-game.ts';
import type { Options } from '../../../engine/game.ts';

export function loadTable(statements: Statements, code: string): StoredTable | undefined {
  const row = statements.table.get(code);
  if (!row) return undefined;
  const { seq, foldFrom } = row;
  return { code, seq, foldFrom: foldFrom ?? 1, isIndexed: foldFrom !== null, people: statements.people.all(code) };
}

export const seqsOf = (statements: Statements, codes: readonly string[]): ReadonlyMap<string, number> =>
  new Map(codes.flatMap((code) => statements.table.all(code).map(({ seq }) => [code, seq] as const)));

export const loadGames = (statements: Statements, code: string): readonly EndedGame[] =>
  statements.games.all(code).map((row) => ({ ...row, options: JSON.parse(row.options) as Options }));

/**
 * Reads a part of a log in order. The chain leads from the last entry to the first, so this walks back first and
 * remembers only the ids of the entries. The memory it needs does not grow with the bodies.
 */
export async function* readEntries(
  statements: Statements,
  code: string,
  { from, to }: Range,
): AsyncGenerator<readonly StoredEntry[]> {
  const ids: number[] = [];
  for await (const links of walkBack(statements, code, { from, to })) {
    for (const { id, seq } of links) if (seq <= to && seq >= from) ids.push(id);
  }
  ids.reverse();
  for (let place = 0; place < ids.length; place += portion) {
    if (place > 0) await nextTurn();
    yield ids.slice(place, place + portion).flatMap((id) => statements.body.get(id) ?? []);
  }
}

/** Walks the chain of a table's entries in portions, from the end of a range (or later) to its beginning. */
export async function* walkBack(
  statements: Statements,
  code: string,
  { from, to }: Range,
): AsyncGenerator<readonly Link[]> {
  let id: number | null = statements.lastOfGame.get(code, to)?.id ?? statements.table.get(code)?.last ?? null;
  while (id !== null) {
    const links: readonly Link[] = statements.links.all({ id, from, most: portion });
    yield links;
    const end = links.at(-1);
    id = end && end.seq > from ? end.before : null;
    if (id !== null) await nextTurn();
  }
}
