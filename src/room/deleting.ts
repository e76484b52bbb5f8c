import type { Problem } from '../protocol/messages.ts';
import { whyNotKeeper } from '../table/keepers.ts';
import type { TableState } from '../table/state.ts';

/** Why somebody may not delete the table with all its games. Nobody may delete a running game. */
export const whyNotDeleted = (table: TableState, owner: string | null): Problem | undefined =>
  whyNotKeeper(table, owner) ?? (table.stage === 'playing' ? 'not-now' : undefined);
