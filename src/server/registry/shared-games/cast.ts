import type { Game } from '../../../engine/game.ts';
import type { EndedGame } from '../../../table/ended-game.ts';
import type { Store } from '../../store/store.ts';
import { fold } from '../../../table/fold.ts';
import { botNameAt, peopleShown } from '../../../table/shown-names.ts';
import type { TableState } from '../../../table/state.ts';
import { understood } from '../../../room/stored-table.ts';

interface GameAtTable {
  readonly code: string;
  readonly ended: EndedGame;
}

/** The names at a table when a game began, by seat; null if the log does not contain them, as in earlier versions. */
export async function castOf(
  games: Readonly<Record<string, Game>>,
  store: Store,
  { code, ended }: GameAtTable,
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

/** Everybody who had a seat in a game; nobody if its log does not say where they sat, as in earlier versions. */
export async function ownersIn(
  games: Readonly<Record<string, Game>>,
  store: Pick<Store, 'entries'>,
  { code, ended }: GameAtTable,
): Promise<ReadonlySet<string>> {
  const owners = new Set<string>();
  let table: TableState | undefined;
  for await (const some of store.entries(code, { from: ended.first, to: ended.last })) {
    for (const stored of some) {
      const before = table;
      if (!before && !understood(code, stored, (entry) => 'lobby' in entry)) return owners;
      table = understood(code, stored, (entry) => fold(games, before, entry, stored));
      for (const { owner } of table.seats) if (owner !== null) owners.add(owner);
    }
  }
  return owners;
}
