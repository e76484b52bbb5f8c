import type { Seat } from '../engine/seats.ts';
import { figures, type Figure } from '../protocol/scene.ts';
import type { Person } from './person.ts';
import type { TableState } from './state.ts';

/**
 * The figure of a seat: the person's choice, or one that nobody at the table has chosen. It is the same for all
 * viewers.
 */
export function figureAt({ seats }: TableState, people: ReadonlyMap<string, Person>, seat: Seat): Figure {
  const chosenAt = (owner: string | null | undefined) => (owner ? people.get(owner)?.figure : undefined);
  const own = chosenAt(seats[seat]?.owner);
  if (own) return own;
  const taken = new Set(seats.map(({ owner }) => chosenAt(owner)));
  const free = figures.filter((figure) => !taken.has(figure));
  const before = seats.slice(0, seat).filter(({ owner }) => owner === null).length;
  return free[before % free.length] ?? figures[0];
}
