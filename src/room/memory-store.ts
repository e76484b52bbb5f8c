import { at } from '../engine/at.ts';
import type { EndedGame } from '../table/ended-game.ts';
import type { Person } from '../table/person.ts';
import { gamesPerTable } from './bounds.ts';
import {
  portion,
  Superseded,
  type Addition,
  type LogStore,
  type Range,
  type StoredEntry,
  type StoredTicket,
} from './log-store.ts';
import { nextTurn, type Timers } from './timers.ts';

/** A table, as this store keeps it. */
interface Kept {
  seq: number;
  foldFrom: number;
  /** Without gaps. Those of games that made room for later ones are gone from the beginning. */
  entries: StoredEntry[];
  games: EndedGame[];
  readonly people: Map<string, Person>;
  /** Tickets by their owners. */
  readonly tickets: Map<string, StoredTicket>;
}

/** What the host of the tables gives to this store. */
interface MemoryHost {
  readonly now: () => number;
  readonly timers: Pick<Timers, 'soon'>;
}

/** Keeps tables for as long as the process or the page lives. Nothing is shared from here, so nothing is listed as shared. */
export function openMemory({ now, timers }: MemoryHost): LogStore {
  const tables = new Map<string, Kept>();
  return {
    now,
    append: (additions) => (added(tables, additions) ? Promise.resolve() : Promise.reject(new Superseded())),
    load(code) {
      const table = tables.get(code);
      if (!table) return Promise.resolve(undefined);
      const { seq, foldFrom, people } = table;
      return Promise.resolve({ code, seq, foldFrom, isIndexed: true, people: [...people.values()] });
    },
    seqs(codes) {
      const known = codes.filter((code) => tables.has(code));
      return Promise.resolve(new Map(known.map((code) => [code, tables.get(code)?.seq ?? 0])));
    },
    async *entries(code, { from, to }) {
      for (let next = from; ;) {
        const some = entriesIn(tables.get(code)?.entries ?? [], { from: next, to });
        if (some.length > 0) yield some;
        if (some.length < portion) return;
        next = at(some, portion - 1).seq + 1;
        await nextTurn(timers);
      }
    },
    games: (code) => Promise.resolve(tables.get(code)?.games ?? []),
    // All tables here have their index.
    index: () => Promise.resolve(),
    issueTicket(code, ticket) {
      tables.get(code)?.tickets.set(ticket.owner, ticket);
      return Promise.resolve();
    },
    ticketHolder: (code, hash, time) => Promise.resolve(holderOf(tables.get(code), hash, time)),
    sharesAt: () => Promise.resolve([]),
    remove(code) {
      tables.delete(code);
      return Promise.resolve();
    },
  };
}

const newTable = (): Kept => ({ seq: 0, foldFrom: 1, entries: [], games: [], people: new Map(), tickets: new Map() });

/** False, with nothing added, if the entries do not continue the log of their table. */
function added(tables: Map<string, Kept>, additions: readonly Addition[]): boolean {
  const { code } = at(additions, 0);
  const table = tables.get(code) ?? newTable();
  if (!additions.every(({ seq }, index) => seq === table.seq + 1 + index)) return false;
  for (const addition of additions) add(table, addition);
  tables.set(code, table);
  return true;
}

function add(table: Kept, addition: Addition): void {
  const { seq, at: time, body, person, forgotten, isBeginning, ticket } = addition;
  table.entries.push({ seq, at: time, body });
  table.seq = seq;
  if (isBeginning) table.foldFrom = seq;
  if (forgotten !== undefined) table.people.delete(forgotten);
  if (person) table.people.set(person.owner, person);
  for (const { owner, hash } of table.tickets.values()) if (hash === ticket) table.tickets.delete(owner);
  if (addition.games) changeGames(table, addition);
}

function holderOf(table: Kept | undefined, hash: string, time: number): string | undefined {
  const tickets = [...(table?.tickets.values() ?? [])];
  return tickets.find((ticket) => ticket.hash === hash && ticket.until > time)?.owner;
}

function changeGames(table: Kept, { at: time, games = [] }: Addition): void {
  for (const change of games) {
    const newest = table.games.at(-1);
    if (change.kind === 'resumed') table.games = table.games.filter(({ first }) => first !== change.first);
    else if (change.kind === 'settled') table.games = table.games.map((game) => settled(game, time));
    // A game that is already recorded stays as it is.
    else if (!newest || newest.first < change.game.first) {
      table.games = [...table.games, { number: (newest?.number ?? 0) + 1, ...change.game }];
      makeRoom(table);
    }
  }
}

const settled = (game: EndedGame, time: number): EndedGame =>
  game.readableFrom > time ? { ...game, readableFrom: time } : game;

/** The oldest games go with their entries, unless the fold still needs them. */
function makeRoom(table: Kept): void {
  const upTo = (table.games.at(-1)?.number ?? 0) - gamesPerTable;
  const gone = table.games.filter(({ number, last }) => number <= upTo && last < table.foldFrom);
  const end = gone.at(-1)?.last;
  if (end === undefined) return;
  table.games = table.games.slice(gone.length);
  table.entries = table.entries.filter(({ seq }) => seq > end);
}

function entriesIn(entries: readonly StoredEntry[], { from, to }: Range): readonly StoredEntry[] {
  const start = Math.max(0, from - (entries[0]?.seq ?? from));
  const some = entries.slice(start, start + portion);
  const end = some.findIndex(({ seq }) => seq > to);
  return end < 0 ? some : some.slice(0, end);
}
