import type { RoomBounds } from './bounds.ts';
import type { Person } from '../table/person.ts';
import type { LogStore } from './log-store.ts';
import type { LogEntry } from '../table/entries.ts';
import type { TableState } from '../table/state.ts';
import { nextTurn, type Timers } from './timers.ts';
import { understood } from './stored-table.ts';

/** Somebody who gives a name, and the address they come from. */
interface Newcomer {
  readonly owner: string;
  readonly address: string;
}

interface NameRoomContext {
  readonly code: string;
  readonly store: LogStore;
  readonly timers: Timers;
  readonly bounds: Pick<RoomBounds, 'peoplePerTable' | 'peoplePerAddress'>;
  /** Everybody whose name the table keeps. */
  readonly people: ReadonlyMap<string, Person>;
}

/** Decides whose name makes room when a table keeps as many as it may. */
export class NameRoom {
  readonly #context: NameRoomContext;
  /** Who had a seat at the beginning of each game that the store keeps, by the number of its first entry. */
  readonly #players = new Map<number, readonly string[]>();
  /** Whose names came from each address, as far as this process has seen. */
  readonly #from = new Map<string, Set<string>>();

  constructor(context: NameRoomContext) {
    this.#context = context;
  }

  /** Whether the name of somebody who is not known here takes the place of another one. */
  isFullFor(newcomer: Newcomer): boolean {
    const { people, bounds } = this.#context;
    if (people.has(newcomer.owner)) return false;
    return people.size >= bounds.peoplePerTable || this.#isAddressFull(newcomer);
  }

  /** Whose name makes room; undefined if all of them are needed. */
  placeFor(newcomer: Newcomer, table: TableState, needed: ReadonlySet<string>): string | undefined {
    const here = namedAt(table);
    const candidates = this.#isAddressFull(newcomer) ? this.#namesFrom(newcomer.address) : this.#context.people.keys();
    for (const owner of candidates) if (!here.has(owner) && !needed.has(owner)) return owner;
    return undefined;
  }

  /** Notes that a name was written. */
  note({ owner, address }: Newcomer): void {
    for (const [other, names] of this.#from) if (names.delete(owner) && names.size === 0) this.#from.delete(other);
    this.#from.set(address, new Set([...this.#namesFrom(address), owner]));
  }

  /** People whose names are shown with the games and the shared games of the table. */
  async needed({ play, resumable }: TableState): Promise<ReadonlySet<string>> {
    const { code, store } = this.#context;
    const games = await store.games(code);
    for (const { first, last } of games) await this.#readBeginning(first, last);
    for (const game of [play, resumable?.play]) {
      if (game) await this.#readBeginning(game.began, game.began);
    }
    const shares = await store.sharesAt(code);
    return new Set([...[...this.#players.values()].flat(), ...shares.map(({ owner }) => owner)]);
  }

  #isAddressFull({ address }: Newcomer): boolean {
    return this.#namesFrom(address).length >= this.#context.bounds.peoplePerAddress;
  }

  #namesFrom(address: string): readonly string[] {
    return [...(this.#from.get(address) ?? [])].filter((owner) => this.#context.people.has(owner));
  }

  /** Reads each game once. Whatever else the server does gets its turn in between. */
  async #readBeginning(first: number, last: number): Promise<void> {
    if (this.#players.has(first)) return;
    const { code, store, timers } = this.#context;
    for await (const [entry] of store.entries(code, { from: first, to: last })) {
      this.#players.set(first, entry ? understood(code, entry, playersIn) : []);
      break;
    }
    await nextTurn(timers);
  }
}

/** People at the beginning of a game. Entries of earlier versions do not name them, and no game shows their names. */
function playersIn(entry: LogEntry): readonly string[] {
  const seats =
    entry.kind === 'next' ? entry.seats : 'lobby' in entry && 'seats' in entry.lobby ? entry.lobby.seats : [];
  return seats.flatMap(({ owner }) => owner ?? []);
}

/** People whose names the table shows, or who have a part in it. */
function namedAt(table: TableState): ReadonlySet<string | null> {
  const { seats, resumable, waiting, newcomer, host, opener, given, finishers, evening } = table;
  return new Set([
    ...[...seats, ...(resumable?.seats ?? []), ...finishers, ...evening.standings].map(({ owner }) => owner),
    ...waiting,
    ...[newcomer?.owner ?? null, host, opener, given],
  ]);
}
