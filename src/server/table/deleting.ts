import type { Problem } from '../../protocol/messages.ts';
import type { TableState } from './state.ts';

/** What keeps somebody from deleting the table with all its games. Nobody takes a running game away from the others. */
export function whyNotDeleted({ host, stage }: TableState, owner: string | null): Problem | undefined {
  if (host !== owner) return 'not-host';
  return stage === 'playing' ? 'not-now' : undefined;
}
