import type { Ending } from '../../../protocol/http.ts';
import type { Database } from './database.ts';
import type { ListedTable } from '../store.ts';
import type { Person } from '../../../table/person.ts';
import type { StoredEntry } from '../../../room/log-store.ts';

/** An entry in the chain of its table, and the id of the entry before it. */
export interface Link {
  readonly id: number;
  readonly before: number | null;
  readonly seq: number;
}

export interface TableRow {
  readonly seq: number;
  readonly last: number;
  readonly foldFrom: number | null;
}

export interface GameRow {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: string;
  readonly how: Ending;
  readonly endedAt: number;
  readonly readableFrom: number;
}

type NewGame = GameRow & { readonly code: string; readonly lastId: number };

/** Walks from an entry towards the beginning of its log. */
const chain = (columns: string) =>
  `with recursive chain (place, id, before, seq) as (
     select 1, id, before, seq from entries where id = @id
     union all select place + 1, entries.id, entries.before, entries.seq from chain join entries on entries.id = chain.before
     where place < @most and chain.seq > @from)
   select ${columns} from chain`;

interface Walk {
  /** The id where the walk starts. */
  readonly id: number;
  /** The number of the entry where it stops. */
  readonly from: number;
  /** The most entries it passes. */
  readonly most: number;
}

const writing = (database: Database) => ({
  create: database.prepare<[string, number]>(
    'insert into tables (code, seq, used_at, fold_from) values (?, 0, ?, 1) on conflict do nothing',
  ),
  // The guard: an entry is written only if the log ends right before it.
  entry: database.prepare<[number, number, string, string, number]>(
    `insert into entries (before, code, seq, at, body)
     select nullif(last, 0), code, ?, ?, ? from tables where code = ? and seq = ?`,
  ),
  advance: database.prepare<[number, number, number, string]>(
    'update tables set seq = ?, last = ?, used_at = ? where code = ?',
  ),
  // A fold starts with the entry that begins the latest game, which is the next one here.
  advanceToBeginning: database.prepare<[number, number, number, string]>(
    'update tables set seq = ?, last = ?, used_at = ?, fold_from = seq + 1 where code = ?',
  ),
  person: database.prepare<[string, string, string, string]>(
    'insert into people (code, owner, name, figure) values (?, ?, ?, ?) on conflict do update set name = excluded.name, figure = excluded.figure',
  ),
  forget: database.prepare<[string, string]>('delete from people where code = ? and owner = ?'),
  issueTicket: database.prepare<[string, string, string, number]>(
    `insert into tickets (code, owner, hash, until) values (?, ?, ?, ?)
     on conflict do update set hash = excluded.hash, until = excluded.until`,
  ),
  useTicket: database.prepare<[string, string]>('delete from tickets where code = ? and hash = ?'),
  foldFrom: database.prepare<[number, string]>('update tables set fold_from = ? where code = ?'),
  game: database.prepare<[NewGame]>(
    `insert into games (code, number, first, last, last_id, game, rules, seats, options, how, ended_at, opens_at)
     values (@code, @number, @first, @last, @lastId, @game, @rules, @seats, @options, @how, @endedAt, @readableFrom)`,
  ),
  restoreEntry: database.prepare<[number | null, string, number, number, string]>(
    'insert into entries (before, code, seq, at, body) values (?, ?, ?, ?, ?)',
  ),
  resume: database.prepare<[string, number]>('delete from games where code = ? and first = ?'),
  settle: database.prepare<[number, string, number]>('update games set opens_at = ? where code = ? and opens_at > ?'),
});

const reading = (database: Database) => ({
  table: database.prepare<[string], TableRow>('select seq, last, fold_from as foldFrom from tables where code = ?'),
  people: database.prepare<[string], Person>('select owner, name, figure from people where code = ?'),
  games: database.prepare<[string], GameRow>(
    `select number, first, last, game, rules, seats, options, how, ended_at as endedAt, opens_at as readableFrom
     from games where code = ? order by number`,
  ),
  newestGame: database.prepare<[string], { number: number; first: number }>(
    'select number, first from games where code = ? order by number desc limit 1',
  ),
  lastOfGame: database.prepare<[string, number], { id: number }>(
    'select last_id as id from games where code = ? and last = ?',
  ),
  links: database.prepare<[Walk], Link>(chain('id, before, seq')),
  body: database.prepare<[number], StoredEntry>('select seq, at, body from entries where id = ?'),
  ticketHolder: database.prepare<[string, string, number], { owner: string }>(
    'select owner from tickets where code = ? and hash = ? and until > ?',
  ),
  check: database.prepare('select 1 from tables limit 1'),
});

const removing = (database: Database) => ({
  tablesAfter: database.prepare<[string, number], ListedTable>(
    'select code, seq, used_at as usedAt from tables where code > ? order by code limit ?',
  ),
  doom: database.prepare<[number]>('insert or ignore into doomed values (?)'),
  doomTable: database.prepare<[string]>('insert or ignore into doomed select last from tables where code = ?'),
  removeTable: database.prepare<[string]>('delete from tables where code = ?'),
  // The fold still needs the entries from here on.
  gamesUpTo: database.prepare<[{ code: string; upTo: number }], { number: number; lastId: number }>(
    `select number, last_id as lastId from games
     where code = @code and number <= @upTo and last < (select fold_from from tables where code = @code)`,
  ),
  removeGame: database.prepare<[string, number]>('delete from games where code = ? and number = ?'),
  doomed: database.prepare<[], { last: number }>('select last from doomed limit 1'),
  spare: database.prepare<[number]>('delete from doomed where last = ?'),
  removeEntry: database.prepare<[number]>('delete from entries where id = ?'),
});

export const prepare = (database: Database) => ({
  ...writing(database),
  ...reading(database),
  ...removing(database),
});
export type Statements = ReturnType<typeof prepare>;
