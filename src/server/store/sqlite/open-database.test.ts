import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundled } from '../../../../scripts/setup/build.mjs';
import { root } from '../../../../scripts/setup/paths.mjs';
import { implementations } from '../testing/implementations.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'some.db');
}

const major = Number(process.versions.node.split('.')[0]);
const pairs = 'create table pairs (id integer primary key, word text not null unique, number integer) strict';

/** An error with this code. */
const code = (code: string) => expect.objectContaining({ code }) as Error;

describe.each(implementations)('%s', (_, openIt) => {
  function open(file = ':memory:', options?: Parameters<typeof openIt>[1]) {
    const database = openIt(file, options);
    onTestFinished(() => database.close());
    return database;
  }
  function withPairs(file?: string) {
    const database = open(file);
    database.exec(pairs);
    const insert = database.prepare<[string, number | null]>('insert into pairs (word, number) values (?, ?)');
    return { database, insert };
  }

  test('values are bound in their order or by name, and unknown names are not needed', () => {
    const { database, insert } = withPairs();
    expect(insert.run('one', 1)).toEqual({ changes: 1, lastInsertRowid: 1 });
    expect(insert.run('none', null)).toEqual({ changes: 1, lastInsertRowid: 2 });
    const named = database.prepare<[{ word: string }], { number: number }>(
      'select number from pairs where word = @word',
    );
    expect(named.get({ word: 'one' })).toEqual({ number: 1 });
    expect(named.get({ word: 'two' })).toBeUndefined();
    expect(database.prepare('select word, number from pairs order by id').all()).toEqual([
      { word: 'one', number: 1 },
      { word: 'none', number: null },
    ]);
  });

  test('whole numbers up to the times of the clock, and texts of every kind, come back as they were', () => {
    const { database, insert } = withPairs();
    const values = [0, -1, 2 ** 31, 1_700_000_000_000, Number.MAX_SAFE_INTEGER];
    const words = ['', 'Żółw 🐢', '"\'', 'x'.repeat(70_000), '{"a":[1]}'];
    for (const [place, word] of words.entries()) insert.run(word, values[place] ?? null);
    const rows = database.prepare<[], { word: string; number: number }>('select * from pairs order by id').all();
    expect(rows.map(({ word }) => word)).toEqual(words);
    expect(rows.map(({ number }) => number)).toEqual(values);
  });

  test('a transaction is written as a whole and returns what its work returns, or leaves nothing', () => {
    const { database, insert } = withPairs();
    expect(database.transaction(() => insert.run('one', 1).changes + insert.run('two', 2).changes)).toBe(2);
    const fails = () =>
      database.transaction(() => {
        insert.run('three', 3);
        insert.run('one', 1);
      });
    expect(fails).toThrow(code('SQLITE_CONSTRAINT_UNIQUE'));
    expect(database.prepare('select count(*) as many from pairs').get()).toEqual({ many: 2 });
    database.transaction(() => insert.run('three', 3));
    expect(database.prepare('select count(*) as many from pairs').get()).toEqual({ many: 3 });
  });

  test('a transaction that SQLite has ended by itself fails with its own error', () => {
    const { database, insert } = withPairs();
    const fails = () =>
      database.transaction(() => {
        insert.run('one', 1);
        database.exec('insert or rollback into pairs (word) values (null)');
      });
    expect(fails).toThrow(code('SQLITE_CONSTRAINT_NOTNULL'));
  });

  test('a pragma answers its first value and runs to its end', () => {
    const file = newFile();
    const database = open(file);
    database.pragma('auto_vacuum = incremental');
    database.exec(pairs);
    database.exec(
      `insert into pairs (word) with recursive n (i) as (select 1 union all select i + 1 from n where i < 200)
       select printf('%.2000c', 'x') || i from n`,
    );
    database.exec('delete from pairs');
    const free = database.pragma('freelist_count') as number;
    expect(free).toBeGreaterThan(20);
    database.pragma('incremental_vacuum(20)');
    expect(database.pragma('freelist_count')).toBe(free - 20);
    expect(database.pragma('user_version')).toBe(0);
    expect(database.pragma('user_version = 5')).toBeUndefined();
    expect(database.pragma('user_version')).toBe(5);
    expect(database.pragma('journal_mode = wal')).toBe('wal');
  });

  test('foreign keys hold unless somebody says otherwise, and a word in double quotes is no text', () => {
    const { database } = withPairs();
    expect(database.pragma('foreign_keys')).toBe(1);
    expect(() => database.prepare('select * from pairs where word = "one"')).toThrow(code('SQLITE_ERROR'));
  });

  test('the trouble has the code of SQLite, wherever it shows', () => {
    const { database, insert } = withPairs(newFile());
    insert.run('one', 1);
    expect(() => database.prepare('select nothing from nowhere')).toThrow(code('SQLITE_ERROR'));
    expect(() => database.exec('this is no sql')).toThrow(code('SQLITE_ERROR'));
    expect(() => insert.run('one', 2)).toThrow(code('SQLITE_CONSTRAINT_UNIQUE'));
    expect(() => database.pragma('user_version = (')).toThrow(code('SQLITE_ERROR'));
    const broken = database.prepare<[], object>(`select json_extract('{', '$.a')`);
    expect(() => broken.get()).toThrow(code('SQLITE_ERROR'));
    expect(() => broken.all()).toThrow(code('SQLITE_ERROR'));
    expect(() => openIt(tmpdir())).toThrow(code('SQLITE_CANTOPEN'));
  });

  test('a full file says so, and takes small things again', () => {
    const { database, insert } = withPairs(newFile());
    database.pragma('max_page_count = 10');
    const fails = () => database.transaction(() => insert.run('x'.repeat(100_000), 1));
    expect(fails).toThrow(code('SQLITE_FULL'));
    expect(database.transaction(() => insert.run('small', 1).changes)).toBe(1);
  });

  test('a file that is no database, and one with a torn page, are damaged', () => {
    const strange = newFile();
    writeFileSync(strange, 'This is no database. '.repeat(500));
    expect(() => open(strange).pragma('user_version')).toThrow(code('SQLITE_NOTADB'));
    const torn = newFile();
    const { database } = withPairs(torn);
    database.close();
    writeFileSync(torn, readFileSync(torn).fill(0x5a, 100, 4000));
    expect(() => open(torn).prepare('select * from pairs').all()).toThrow(code('SQLITE_CORRUPT'));
  });

  test('a file that another one has locked is waited for, and then refused', () => {
    const file = newFile();
    const { database } = withPairs(file);
    database.exec('begin exclusive');
    expect(() => open(file, { timeout: 20 }).pragma('user_version')).toThrow(code('SQLITE_BUSY'));
    database.exec('rollback');
    expect(open(file, { timeout: 20 }).pragma('user_version')).toBe(0);
  });

  test('a copy holds what was there, and what was written meanwhile', async () => {
    const { database, insert } = withPairs(newFile());
    database.transaction(() => {
      for (let number = 0; number < 500; number++) insert.run(`${'x'.repeat(2000)}${number}`, number);
    });
    const to = newFile();
    const copied = database.backup(to);
    insert.run('meanwhile', 1);
    await copied;
    expect(open(to).prepare('select count(*) as many from pairs').get()).toEqual({ many: 501 });
    await expect(database.backup(join(newFile(), 'not', 'there.db'))).rejects.toThrow();
  });

  test('it can be closed twice, and closed it does nothing', () => {
    const { database, insert } = withPairs();
    expect(database.isOpen).toBe(true);
    for (let time = 0; time < 2; time++) database.close();
    expect(database.isOpen).toBe(false);
    expect(() => insert.run('one', 1)).toThrow();
  });

  test.each(implementations)('reads what %s has written', (_, openOther) => {
    const file = newFile();
    const other = openOther(file);
    other.pragma('journal_mode = wal');
    other.exec(pairs);
    other.prepare<[string, number]>('insert into pairs (word, number) values (?, ?)').run('Żółw 🐢', 1_700_000_000_000);
    other.close();
    const database = open(file);
    expect(database.pragma('integrity_check')).toBe('ok');
    expect(database.prepare('select * from pairs').get()).toEqual({
      id: 1,
      word: 'Żółw 🐢',
      number: 1_700_000_000_000,
    });
  });
});

/** Opens a file in a process of its own, and returns what is loaded there: native modules, and those of Node itself. */
async function loadedByOpening(): Promise<{ readonly native: readonly string[]; readonly own: readonly string[] }> {
  const entryPoints = ['src/server/store/sqlite/open-database.ts'];
  const { outputFiles } = await build({ ...bundled, entryPoints, write: false, sourcemap: false });
  const look = `
    openDatabase(':memory:').close();
    const { sharedObjects } = process.report.getReport();
    console.log(JSON.stringify({ native: sharedObjects.filter((file) => file.endsWith('.node')), own: process.moduleLoadList }));`;
  const words = ['--input-type=module', '-e', `${outputFiles[0]?.text ?? ''}${look}`];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Awaited<ReturnType<typeof loadedByOpening>>;
}

test('the SQLite that is chosen is loaded without a warning, and nothing of the other', async () => {
  const { native, own } = await loadedByOpening();
  const isOfNode = own.includes('NativeModule sqlite');
  expect([isOfNode, native.some((file) => file.includes('better_sqlite3'))]).toEqual([major >= 24, major < 24]);
});
