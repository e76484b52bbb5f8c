import type { Problem } from '../protocol/messages.ts';
import { whyNotKeeper } from '../table/keepers.ts';
import type { TableState } from '../table/state.ts';
import type { TableServices } from './services.ts';
import { problemOf } from './stored-table.ts';

interface Wish {
  readonly table: TableState;
  readonly owner: string | null;
}

/** Why somebody may not delete the table with all its games. Nobody may delete a running game. */
export const whyNotDeleted = (table: TableState, owner: string | null): Problem | undefined =>
  whyNotKeeper(table, owner) ?? (table.stage === 'playing' ? 'not-now' : undefined);

/** Deletes a table with all its games, and tells the other processes; or says why not. */
export async function deleteTable(
  { store, report, peers }: Pick<TableServices, 'store' | 'report' | 'peers'>,
  code: string,
  { table, owner }: Wish,
): Promise<Problem | undefined> {
  const problem = whyNotDeleted(table, owner);
  if (problem) return problem;
  try {
    await store.remove(code);
  } catch (error) {
    report(error);
    return problemOf(error);
  }
  peers.bus.publish({ kind: 'removed', code });
  return undefined;
}
