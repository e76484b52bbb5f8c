import type { SharedGame } from '../../room/log-store.ts';

/** A shared game as a database row, with its names as JSON. */
export type ShareRow<Shared extends SharedGame> = Omit<Shared, 'names'> & { readonly names: string | null };

export const fromRow = <Shared extends SharedGame>(row: ShareRow<Shared>): Shared =>
  ({ ...row, names: row.names === null ? null : (JSON.parse(row.names) as readonly string[]) }) as Shared;
