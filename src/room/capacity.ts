import type { Problem } from '../protocol/messages.ts';
import type { Bounds } from '../server/limits/bounds.ts';
import type { Person } from '../server/store/store.ts';
import type { Body } from '../table/entries.ts';
import type { TableState } from '../table/state.ts';

/** A full table can still be played, left, and started again, which empties it. */
const alwaysWritten: readonly Body['kind'][] = ['moved', 'left', 'started', 'next'];

/** Why an entry may not be written to a table that has too many already. */
export function whyTableFull(
  { seq, since }: TableState,
  { body, person }: { readonly body: Body; readonly person?: Person },
  people: ReadonlyMap<string, Person>,
  { entriesPerGame, peoplePerTable }: Pick<Bounds, 'entriesPerGame' | 'peoplePerTable'>,
): Problem | undefined {
  if (person && !people.has(person.owner) && people.size >= peoplePerTable) return 'table-full';
  return seq - since >= entriesPerGame && !alwaysWritten.includes(body.kind) ? 'table-full' : undefined;
}
