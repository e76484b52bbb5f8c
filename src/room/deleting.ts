import type { Problem } from '../protocol/messages.ts';
import type { TableState } from '../table/state.ts';

/** Why somebody may not delete the table with all its games. Nobody may delete a running game. */
export function whyNotDeleted({ host, stage }: TableState, owner: string | null): Problem | undefined {
  if (host !== owner) return 'not-host';
  return stage === 'playing' ? 'not-now' : undefined;
}
