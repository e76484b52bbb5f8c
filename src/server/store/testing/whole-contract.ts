import { Superseded } from '../../../room/log-store.ts';
import { about } from '../../../room/testing/claims.ts';
import { ala, endedAt, entry, numbers, numbersOf } from '../../../room/testing/log.ts';
import type { ListedTable, Store } from '../store.ts';
import { wholeTable } from '../whole-table.ts';
import type { NewPlace } from './location.ts';

const listOf = async (store: Store) => {
  const all: ListedTable[] = [];
  for await (const some of store.list()) all.push(...some);
  return all;
};

/** The part of the contract about copying tables from one store to another. */
export const wholeContract = about<NewPlace>('all tables', {
  async 'are listed in the order of their codes, however many there are'(newPlace, { expect }) {
    const store = await newPlace().open();
    await Promise.all(numbers(1000, 1600).map((each) => store.append([entry(`T${each}`, 1)])));
    const all = await listOf(store);
    expect(all.map(({ code }) => code)).toEqual(numbers(1000, 1600).map((each) => `T${each}`));
    expect(all[0]).toEqual({ code: 'T1000', seq: 1, usedAt: 1000 });
  },

  async 'can be written into another store, and go on there'(newPlace, { expect }) {
    const [store, other] = [await newPlace().open(), await newPlace().open()];
    await store.append([entry('AAAAAA', 1, { person: ala })]);
    await store.append([entry('AAAAAA', 2, { isBeginning: true })]);
    await store.append([entry('AAAAAA', 3, endedAt(3, 2))]);
    await store.append([entry('AAAAAA', 4)]);
    const shared = {
      id: 'one',
      code: 'AAAAAA',
      number: 1,
      owner: ala.owner,
      names: null,
      sharedAt: 5,
      picture: 'AA==',
    };
    await store.share(shared);
    const [listed] = await listOf(store);
    const whole = listed && (await wholeTable(store, listed));
    if (!whole) throw new Error('There is no table.');
    await other.restore(whole);
    expect(await wholeTable(other, (await listOf(other))[0] ?? listed)).toEqual(whole);
    expect(await other.shared('one')).toEqual(shared);
    await other.append([entry('AAAAAA', 5, endedAt(5, 4))]);
    expect((await other.games('AAAAAA')).map(({ number }) => number)).toEqual([1, 2]);
    expect(await numbersOf(other, 'AAAAAA')).toEqual([1, 2, 3, 4, 5]);
    await expect(other.restore(whole)).rejects.toBeInstanceOf(Superseded);
    expect(await numbersOf(other, 'AAAAAA')).toEqual([1, 2, 3, 4, 5]);
  },
});
