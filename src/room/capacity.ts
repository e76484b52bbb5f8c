import type { Problem } from '../protocol/messages.ts';
import type { RoomBounds } from './bounds.ts';
import type { Body } from '../table/entries.ts';
import type { TableState } from '../table/state.ts';

/** A full table can still be played, left, and started again, which empties it. */
const alwaysWritten: readonly Body['kind'][] = ['moved', 'left', 'started', 'next'];

/** Why an entry may not be written to a table that has too many already. */
export const whyTableFull = (
  { seq, since }: TableState,
  { kind }: Body,
  { entriesPerGame }: Pick<RoomBounds, 'entriesPerGame'>,
): Problem | undefined => (seq - since >= entriesPerGame && !alwaysWritten.includes(kind) ? 'table-full' : undefined);
