import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../testing/postgres.ts';
import { Database } from './connection.ts';
import { describeStore } from '../testing/contract.ts';
import { endedAt, entry, numbers } from '../../../room/testing/log.ts';
import { openPostgres } from './postgres.ts';

describeStore('PostgreSQL', () => {
  const database = newDatabase();
  return {
    async open(options) {
      const store = await openPostgres(await database, options);
      onTestFinished(() => store.close());
      return store;
    },
  };
});

test('entries that belong together are one commit, and share it with the others of their turn', async () => {
  const url = await newDatabase();
  const store = await openPostgres(url);
  const database = new Database(url);
  onTestFinished(async () => void (await Promise.all([store.close(), database.close()])));
  const list = (from: number, to: number) => numbers(from, to).map((seq) => entry('AAAAAA', seq));
  await Promise.all([store.append(list(1, 10)), store.append([entry('BBBBBB', 1)])]);
  // An entry that ends a game is written in several statements, and they are one commit as well.
  await store.append(list(11, 20).map((each) => (each.seq === 12 ? { ...each, ...endedAt(12, 1) } : each)));
  const commits = await database.query(
    'select count(*)::int as rows, count(distinct table_id)::int as tables from entries group by xmin::text order by rows',
  );
  expect(commits).toEqual([
    { rows: 10, tables: 1 },
    { rows: 11, tables: 2 },
  ]);
});

test('tickets of one turn of the event loop share one commit', async () => {
  const url = await newDatabase();
  const store = await openPostgres(url);
  const database = new Database(url);
  onTestFinished(async () => void (await Promise.all([store.close(), database.close()])));
  for (const code of ['AAAAAA', 'BBBBBB']) await store.append([entry(code, 1)]);
  await Promise.all(
    Array.from({ length: 20 }, (_, each) =>
      store.issueTicket(each % 2 ? 'AAAAAA' : 'BBBBBB', { owner: `owner ${each}`, hash: `hash ${each}`, until: 1 }),
    ),
  );
  const [written] = await database.query(
    'select count(*)::int as rows, count(distinct xmin::text)::int as commits from tickets',
  );
  expect(written).toEqual({ rows: 20, commits: 1 });
});
