import type { Database } from './database.ts';
import { walkBack } from './reading.ts';
import type { Statements } from './statements.ts';
import type { Addition } from '../../../room/log-store.ts';
import type { EndedGame, NewlyEnded } from '../../../table/ended-game.ts';
import { gamesPerTable } from '../../../room/bounds.ts';

/** Records what an entry means for the games of its table, in the transaction of the entry. */
export function writeGames(statements: Statements, { code, seq, at, games = [] }: Addition, entryId: number): void {
  let newest = 0;
  for (const change of games) {
    if (change.kind === 'resumed') statements.resume.run(code, change.first);
    else if (change.kind === 'settled') statements.settle.run(at, code, at);
    else newest = insertGame(statements, code, change.game, lastEntryOf(statements, change.game, { seq, id: entryId }));
  }
  if (newest <= gamesPerTable) return;
  for (const { number, lastId } of statements.gamesUpTo.all({ code, upTo: newest - gamesPerTable })) {
    statements.doom.run(lastId);
    statements.removeGame.run(code, number);
  }
}

/** Finds the last entry of a game: usually the one being written, or else one shortly before it. */
function lastEntryOf(
  statements: Statements,
  { last }: NewlyEnded,
  written: { readonly seq: number; readonly id: number },
): number {
  if (last === written.seq) return written.id;
  const links = statements.links.all({ id: written.id, from: last, most: 10 });
  return links.find((link) => link.seq === last)?.id ?? written.id;
}

/**
 * Returns the number of the game at its table; 0 if it was recorded before. An ended game keeps its result, whatever
 * another version of the rules makes of its log. Games begin one after the other, so comparing with the newest one is
 * enough.
 */
function insertGame(statements: Statements, code: string, game: NewlyEnded, lastId: number): number {
  const newest = statements.newestGame.get(code);
  if (newest && newest.first >= game.first) return 0;
  const number = (newest?.number ?? 0) + 1;
  writeGame(statements, code, { ...game, number }, lastId);
  return number;
}

/** Adds the row of a game; `lastId` is the id of its last entry. */
export function writeGame(statements: Statements, code: string, game: EndedGame, lastId: number): void {
  statements.game.run({ ...game, code, options: JSON.stringify(game.options), lastId });
}

/** Records the games of a table that is folded for the first time since the store has had an index. */
export async function indexGames(
  database: Database,
  statements: Statements,
  code: string,
  games: readonly NewlyEnded[],
): Promise<void> {
  const ids = new Map(games.map(({ last }) => [last, 0]));
  const first = Math.min(...ids.keys());
  for await (const links of walkBack(statements, code, { from: first, to: Infinity })) {
    for (const { id, seq } of links) if (ids.has(seq)) ids.set(seq, id);
  }
  database.transaction(() => {
    if (statements.table.get(code)?.foldFrom !== null) return;
    for (const game of games) insertGame(statements, code, game, ids.get(game.last) ?? 0);
    statements.foldFrom.run(1, code);
  });
}
