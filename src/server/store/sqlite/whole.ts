import type { Database } from './database.ts';
import { writeGame } from './games.ts';
import type { sharesIn } from './shares.ts';
import type { Statements } from './statements.ts';
import { Superseded } from '../../../room/log-store.ts';
import type { WholeTable } from '../store.ts';

/** Writes a whole table in one transaction. */
export function restoreTable(
  database: Database,
  { statements, shares: stored }: { readonly statements: Statements; readonly shares: ReturnType<typeof sharesIn> },
  table: WholeTable,
): void {
  const { code, seq, usedAt, foldFrom, people, games, entries, shares = [] } = table;
  database.transaction(() => {
    if (statements.table.get(code)) throw new Superseded();
    statements.create.run(code, usedAt);
    const ids = new Map<number, number>();
    let before: number | null = null;
    for (const entry of entries) {
      before = statements.restoreEntry.run(before, code, entry.seq, entry.at, entry.body).lastInsertRowid;
      ids.set(entry.seq, before);
    }
    statements.advance.run(seq, before ?? 0, usedAt, code);
    statements.foldFrom.run(foldFrom, code);
    for (const { owner, name, figure } of people) statements.person.run(code, owner, name, figure);
    for (const game of games) writeGame(statements, code, game, ids.get(game.last) ?? 0);
    for (const shared of shares) stored.share(shared);
  });
}
