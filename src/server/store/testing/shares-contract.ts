import { about } from '../../../room/testing/claims.ts';
import { ala, endedAt, entry } from '../../../room/testing/log.ts';
import type { SharedWithPicture, Store } from '../store.ts';
import type { NewPlace } from './location.ts';

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
const newTable = async (newPlace: NewPlace): Promise<Store> => {
  const store = await newPlace().open();
  await store.append([entry('AAAAAA', 1, { person: ala })]);
  await store.append([entry('AAAAAA', 2, { isBeginning: true })]);
  await store.append([entry('AAAAAA', 3, endedAt(3, 2))]);
  await store.share(shared);
  return store;
};

/** The part of the contract about shared games. */
export const sharesContract = about<NewPlace>('shared games', {
  async 'are found by their id, and listed at their table without pictures'(newPlace, { expect }) {
    const store = await newTable(newPlace);
    await store.share({ ...shared, id: 'two', owner: 'bruno', names: null, picture: null, sharedAt: 6000 });
    expect(await store.shared('one')).toEqual(shared);
    expect(await store.shared('three')).toBeUndefined();
    expect(await store.sharesAt('AAAAAA')).toEqual([
      listed,
      { ...listed, id: 'two', owner: 'bruno', names: null, sharedAt: 6000 },
    ]);
    expect(await store.sharesAt('BBBBBB')).toEqual([]);
  },

  async 'shared once more, have another picture and other names'(newPlace, { expect }) {
    const store = await newTable(newPlace);
    await store.share({ ...shared, names: null, picture: `${picture}AA` });
    expect(await store.shared('one')).toEqual({ ...shared, names: null, picture: `${picture}AA` });
  },

  async 'are gone once they are withdrawn'(newPlace, { expect }) {
    const store = await newTable(newPlace);
    await store.withdraw('one');
    await store.withdraw('one');
    expect(await store.shared('one')).toBeUndefined();
    expect(await store.sharesAt('AAAAAA')).toEqual([]);
  },

  async 'cannot be shared before they have ended'(newPlace, { expect }) {
    const store = await newTable(newPlace);
    await expect(store.share({ ...shared, id: 'two', number: 2 })).rejects.toThrow();
  },

  async 'go with their table'(newPlace, { expect }) {
    const store = await newTable(newPlace);
    await store.remove('AAAAAA');
    expect(await store.shared('one')).toBeUndefined();
  },
});
