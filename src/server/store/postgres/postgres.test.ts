import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../testing/postgres.ts';
import { Database } from './connection.ts';
import { describeStore } from '../testing/contract.ts';
import { entry } from '../testing/log.ts';
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

test('tickets of one turn of the event loop share one commit', async () => {
  const url = await newDatabase();
  const store = await openPostgres(url);
  const database = new Database(url);
  onTestFinished(async () => void (await Promise.all([store.close(), database.close()])));
  for (const code of ['AAAAAA', 'BBBBBB']) await store.append(entry(code, 1));
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
