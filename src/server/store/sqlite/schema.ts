import type { Database } from './database.ts';
/*
 * Entries are stored in the order in which they were written, and each points to the entry before it at its table.
 * Entries of one commit are therefore adjacent whatever their tables, no index has to be kept in order, and a commit
 * for many tables writes few pages. A table points to its last entry, and so does each game that ended there.
 */
const tables = `
  create table tables (
    code text primary key, seq integer not null, used_at integer not null,
    last integer not null default 0, fold_from integer) without rowid;
  create table people (
    code text not null references tables on delete cascade, owner text not null, name text not null,
    figure text not null, primary key (code, owner)) without rowid;
`;
const entries = `
  create table entries (
    id integer primary key, before integer, code text not null, seq integer not null, at integer not null,
    body text not null);
`;
/*
 * Entries of removed tables and games are deleted in portions. Until then `doomed` names the last entry of each chain,
 * so that a restart does not forget them.
 */
const games = `
  create table games (
    code text not null references tables on delete cascade, number integer not null, first integer not null,
    last integer not null, last_id integer not null, game text not null, rules integer not null, seats integer not null,
    options text not null, how text not null, ended_at integer not null, opens_at integer not null,
    primary key (code, number)) without rowid;
  create table doomed (last integer primary key);
`;
const tickets = `
  create table tickets (
    code text not null references tables on delete cascade, owner text not null, hash text not null,
    until integer not null, primary key (code, owner)) without rowid;
`;

const shares = `
  create table shares (
    id text primary key, code text not null, number integer not null, owner text not null, names text,
    shared_at integer not null, picture text, foreign key (code, number) references games on delete cascade);
  create index shares_of_table on shares (code, number);
`;

/** Version 1 had an index of entries by table and number, and no chain. */
const chained = `
  alter table entries rename to former;
  ${entries}
  insert into entries (id, before, code, seq, at, body)
    select id, lag(id) over (partition by code order by seq), code, seq, at, body
    from (select row_number() over (order by at, code, seq) as id, code, seq, at, body from former);
  drop table former;
  alter table tables add column last integer not null default 0;
  update tables set last = ends.id
    from (select code, max(seq), id from entries group by code) as ends where ends.code = tables.code;
`;

/** Version 2 had no games. Only a fold can tell which games have ended at a table, so its `fold_from` stays empty. */
const withGames = `alter table tables add column fold_from integer; ${games}`;

/** Version 3 kept tickets in memory, and had a column of times that nothing read. */
const withTickets = `drop index tables_due; alter table tables drop column due_at; ${tickets}`;

/** The steps from each version of the file to the next. */
const steps: readonly string[] = [chained, withGames, withTickets, shares];
const version = steps.length + 1;

/** Migrates a file to the current version, all or nothing. A newer version is refused. */
export function bringUpToDate(database: Database): void {
  const found = database.pragma('user_version') as number;
  if (found > version) throw new Error(`${database.file} was written by a later version of Hideout.`);
  if (found === version) return;
  database.transaction(() => {
    database.exec(found === 0 ? tables + entries + games + tickets + shares : steps.slice(found - 1).join(''));
    database.pragma(`user_version = ${version}`);
  });
}
