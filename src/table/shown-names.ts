import type { Seat } from '../engine/seats.ts';
import { readings } from './names/skeleton.ts';
import type { Person } from './person.ts';
import type { TableState } from './state.ts';

/** The people whose names the table shows: those who have a seat, wait for one, or ask for one. */
export function peopleShown(
  { seats, waiting, newcomer }: TableState,
  people: ReadonlyMap<string, Person>,
): readonly Person[] {
  const owners = [...seats.map(({ owner }) => owner), ...waiting, newcomer?.owner ?? null];
  return owners.flatMap((owner) => (owner === null ? [] : (people.get(owner) ?? [])));
}

/** The names of the bots at the table, given the people shown with them. */
export function botsShown({ seats }: TableState, shown: readonly Person[]): readonly string[] {
  return seats.flatMap(({ owner, bot }, seat) => (owner === null && bot !== null ? [botNameAt(seat, shown)] : []));
}

const botNames = ['Lefty', 'Dutch', 'Mugsy', 'Ruby', 'Slim', 'Velma', 'Knuckles', 'Duchess'] as const;

/** One more number than there can be people at a table, so one is always free. */
const numbers = ['', ' 2', ' 3', ' 4', ' 5', ' 6', ' 7', ' 8', ' 9'] as const;

const namesBySeat = botNames.map((name) =>
  numbers.map((number) => ({ name: name + number, readings: readings(name + number) })),
);

/** The name of the bot on a seat. If one of these people has its name, the bot gets a number. */
export function botNameAt(seat: Seat, shown: readonly Person[]): string {
  const isFree = (name: { readonly readings: readonly string[] }) =>
    !shown.some((person) => readingsOf(person).some((reading) => name.readings.includes(reading)));
  return namesBySeat[seat]?.find(isFree)?.name ?? '';
}

const known = new WeakMap<Person, readonly string[]>();

/** Cached, because the table is drawn again after every move. */
function readingsOf(person: Person): readonly string[] {
  const read = known.get(person) ?? readings(person.name);
  known.set(person, read);
  return read;
}
