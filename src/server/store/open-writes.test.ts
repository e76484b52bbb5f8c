import { expect, onTestFinished, test } from 'vitest';
import { OpenWrites } from './open-writes.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { OutcomeUnknown } from '../../room/log-store.ts';
import type { Store } from './store.ts';
import { entry } from '../../room/testing/log.ts';

/** A store that never answers, except that it fails where the test wants. */
function watched(change: Partial<Store> = {}) {
  const never = () => new Promise<void>(() => undefined);
  const silent = { ...openSqlite(':memory:'), append: never, remove: never, ...change };
  onTestFinished(() => silent.close());
  const writes = new OpenWrites();
  return { writes, store: writes.watch(silent) };
}

test('what the store has settled is not open, whether it was taken or refused', async () => {
  const { writes, store } = watched(openSqlite(':memory:'));
  await store.append([entry('AAAAAA', 1)]);
  await expect(store.append([entry('AAAAAA', 1)])).rejects.toThrow();
  await store.remove('AAAAAA');
  expect(writes.inWords()).toBeUndefined();
});

test('moves and deletions that the store says nothing about are counted, with their tables', () => {
  const { writes, store } = watched();
  for (const code of ['BBBBBB', 'AAAAAA']) void store.append([entry(code, 1)]);
  void store.remove('CCCCCC');
  expect(writes.inWords()).toBe(
    'Nobody knows whether 2 moves were written (tables AAAAAA, BBBBBB). Nobody has seen them: the pages ask again ' +
      'after the next start, and then each move counts once.\n' +
      'Nobody knows whether a deletion was carried out (table CCCCCC).',
  );
});

test('a move stays open if the store was closed before it knew', async () => {
  const { writes, store } = watched({ append: () => Promise.reject(new OutcomeUnknown()) });
  await expect(store.append([entry('AAAAAA', 1)])).rejects.toThrow(OutcomeUnknown);
  expect(writes.inWords()).toMatch(/^Nobody knows whether 1 move was written \(table AAAAAA\)/);
});
