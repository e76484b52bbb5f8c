import { describe, expect, test } from 'vitest';
import type { SharedWithPicture, Store } from '../store.ts';
import { ala, endedAt, entry } from './log.ts';

/** The part of the contract about shared games. */
export function describeShares(name: string, newStore: () => Promise<Store>): void {
  const shared: SharedWithPicture = {
    id: 'one',
    code: 'AAAAAA',
    number: 1,
    owner: 'ala',
    names: ['Ala', 'Żółć'],
    sharedAt: 5000,
    picture: 'iVBORw0KGgo=',
  };
  const { picture, ...listed } = shared;
  const newTable = async () => {
    const store = await newStore();
    await store.append([entry('AAAAAA', 1, { person: ala })]);
    await store.append([entry('AAAAAA', 2, { isBeginning: true })]);
    await store.append([entry('AAAAAA', 3, endedAt(3, 2))]);
    await store.share(shared);
    return store;
  };

  describe(`${name}: shared games`, () => {
    test('are found by their id, and listed at their table without pictures', async () => {
      const store = await newTable();
      await store.share({ ...shared, id: 'two', owner: 'bruno', names: null, picture: null, sharedAt: 6000 });
      expect(await store.shared('one')).toEqual(shared);
      expect(await store.shared('three')).toBeUndefined();
      expect(await store.sharesAt('AAAAAA')).toEqual([
        listed,
        { ...listed, id: 'two', owner: 'bruno', names: null, sharedAt: 6000 },
      ]);
      expect(await store.sharesAt('BBBBBB')).toEqual([]);
    });

    test('shared once more, have another picture and other names', async () => {
      const store = await newTable();
      await store.share({ ...shared, names: null, picture: `${picture}AA` });
      expect(await store.shared('one')).toEqual({ ...shared, names: null, picture: `${picture}AA` });
    });

    test('are gone once they are withdrawn', async () => {
      const store = await newTable();
      await store.withdraw('one');
      await store.withdraw('one');
      expect(await store.shared('one')).toBeUndefined();
      expect(await store.sharesAt('AAAAAA')).toEqual([]);
    });

    test('cannot be shared before they have ended', async () => {
      const store = await newTable();
      await expect(store.share({ ...shared, id: 'two', number: 2 })).rejects.toThrow();
    });

    test('go with their table', async () => {
      const store = await newTable();
      await store.remove('AAAAAA');
      expect(await store.shared('one')).toBeUndefined();
    });
  });
}
