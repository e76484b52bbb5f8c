import type { Game } from '../../../engine/game.ts';
import type { EndedGame, Store } from '../../store/store.ts';
import { fold } from '../../../table/fold.ts';
import { botNameAt, peopleShown } from '../../../table/shown-names.ts';
import { understood } from '../../../room/stored-table.ts';

/** The names at a table when a game began, by seat; null if the log does not contain them, as in earlier versions. */
export async function castOf(
  games: Readonly<Record<string, Game>>,
  store: Store,
  { code, ended }: { readonly code: string; readonly ended: EndedGame },
): Promise<readonly string[] | null> {
  const stored = await store.load(code);
  const people = new Map(stored?.people.map((person) => [person.owner, person]));
  for await (const [first] of store.entries(code, { from: ended.first, to: ended.first })) {
    const isTold = first && understood(code, first, (entry) => 'lobby' in entry);
    if (!isTold) return null;
    const table = understood(code, first, (entry) => fold(games, undefined, entry, first));
    const shown = peopleShown(table, people);
    return table.seats.map(({ owner }, seat) => people.get(owner ?? '')?.name ?? botNameAt(seat, shown));
  }
  return null;
}
