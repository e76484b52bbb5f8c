import { describe, expect, test } from 'vitest';
import { Superseded, type Addition, type Person, type Store } from '../store.ts';

/** A place where stores come from: the same place gives the same tables again. */
export interface Place {
  open(now?: () => number): Store | Promise<Store>;
}

const ala: Person = { owner: 'a1', name: 'Ala', figure: 'fan' };

const entry = (code: string, seq: number, more: Partial<Addition> = {}): Addition => ({
  code,
  seq,
  at: 1000 * seq,
  body: `{"seq":${seq}}`,
  dueAt: null,
  ...more,
});

const superseded = (appending: Promise<void>) => expect(appending).rejects.toBeInstanceOf(Superseded);

/** What every store has to do. `newPlace` gives one without tables, gone when the test is over. */
export function describeStore(name: string, newPlace: () => Place): void {
  const newStore = async () => await newPlace().open();

  describe(`${name}: a log`, () => {
    test('comes back as it was written', async () => {
      const store = await newStore();
      await store.append(entry('AAAAAA', 1, { body: '{"kind":"opened","name":"Żółw 🐢"}' }));
      await store.append(entry('AAAAAA', 2));
      expect(await store.load('AAAAAA')).toEqual({
        code: 'AAAAAA',
        entries: [
          { seq: 1, at: 1000, body: '{"kind":"opened","name":"Żółw 🐢"}' },
          { seq: 2, at: 2000, body: '{"seq":2}' },
        ],
        people: [],
      });
    });

    test('that nobody has begun is not there', async () => {
      expect(await (await newStore()).load('AAAAAA')).toBeUndefined();
    });

    test('is begun once', async () => {
      const store = await newStore();
      await store.append(entry('AAAAAA', 1));
      await superseded(store.append(entry('AAAAAA', 1, { body: '{"other":true}' })));
      expect((await store.load('AAAAAA'))?.entries).toEqual([{ seq: 1, at: 1000, body: '{"seq":1}' }]);
    });

    test('is written only where it ends: nothing twice, nothing with a gap, nothing without a beginning', async () => {
      const store = await newStore();
      await store.append(entry('AAAAAA', 1));
      await store.append(entry('AAAAAA', 2));
      for (const seq of [1, 2, 4, 5]) await superseded(store.append(entry('AAAAAA', seq)));
      await superseded(store.append(entry('BBBBBB', 2)));
      expect((await store.load('AAAAAA'))?.entries).toHaveLength(2);
      expect(await store.load('BBBBBB')).toBeUndefined();
    });
  });

  describe(`${name}: many at once`, () => {
    test('are all written, each table by itself', async () => {
      const store = await newStore();
      const codes = Array.from({ length: 50 }, (_, index) => `T${index}`);
      await Promise.all(codes.map((code) => store.append(entry(code, 1))));
      await Promise.all(codes.toReversed().map((code) => store.append(entry(code, 2))));
      for (const code of codes) expect((await store.load(code))?.entries).toHaveLength(2);
    });

    test('of two that want to be the next, one is', async () => {
      const store = await newStore();
      await store.append(entry('AAAAAA', 1));
      const both = await Promise.allSettled(
        [1, 2].map((which) => store.append(entry('AAAAAA', 2, { body: `${which}` }))),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await store.load('AAAAAA'))?.entries).toHaveLength(2);
    });

    test('one that comes too late or cannot be written does not take the others with it', async () => {
      const store = await newStore();
      await store.append(entry('AAAAAA', 1));
      const impossible = { ...entry('CCCCCC', 1), body: JSON.parse('null') as string };
      const results = await Promise.allSettled([
        store.append(entry('AAAAAA', 2)),
        store.append(entry('AAAAAA', 7)),
        store.append(impossible),
        store.append(entry('BBBBBB', 1)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
      expect((await store.load('AAAAAA'))?.entries).toHaveLength(2);
      expect((await store.load('BBBBBB'))?.entries).toHaveLength(1);
      expect(await store.load('CCCCCC')).toBeUndefined();
    });
  });

  describe(`${name}: people`, () => {
    test('are written together with an entry, and may change', async () => {
      const store = await newStore();
      await store.append(entry('AAAAAA', 1, { person: ala }));
      expect((await store.load('AAAAAA'))?.people).toEqual([ala]);
      const renamed: Person = { ...ala, name: 'Alicja', figure: 'veil' };
      await store.append(entry('AAAAAA', 2, { person: renamed }));
      await store.append(entry('BBBBBB', 1));
      expect((await store.load('AAAAAA'))?.people).toEqual([renamed]);
      expect((await store.load('BBBBBB'))?.people).toEqual([]);
    });

    test('are not written with an entry that is not', async () => {
      const store = await newStore();
      await store.append(entry('AAAAAA', 1));
      await superseded(store.append(entry('AAAAAA', 3, { person: ala })));
      expect((await store.load('AAAAAA'))?.people).toEqual([]);
    });
  });

  describe(`${name}: time`, () => {
    test('tables that wait for something are found when it is due, the longest waiting first', async () => {
      const store = await newStore();
      await store.append(entry('LATER', 1, { dueAt: 900 }));
      await store.append(entry('SOONER', 1, { dueAt: 500 }));
      await store.append(entry('NEVER', 1));
      expect(await store.due(499)).toEqual([]);
      expect(await store.due(900)).toEqual(['SOONER', 'LATER']);
      await store.append(entry('SOONER', 2));
      expect(await store.due(900)).toEqual(['LATER']);
    });

    test('tables that nobody has used since are removed, with all that belongs to them', async () => {
      const store = await newStore();
      await store.append(entry('OLD', 1, { person: ala }));
      await store.append(entry('USED', 1));
      await store.append(entry('USED', 2, { at: 5000 }));
      expect(await store.removeUnused(5000)).toBe(1);
      expect(await store.load('OLD')).toBeUndefined();
      expect((await store.load('USED'))?.entries).toHaveLength(2);
      // The code can be used again, and nothing of the old table shows.
      await store.append(entry('OLD', 1));
      expect(await store.load('OLD')).toMatchObject({ entries: [{ seq: 1 }], people: [] });
    });

    test('is told by its own clock', async () => {
      const store = await newPlace().open(() => 1234);
      expect(store.now()).toBe(1234);
    });
  });

  describe(`${name}: closing and opening again`, () => {
    test('what was written is there, and what was under way is not lost', async () => {
      const place = newPlace();
      const store = await place.open();
      await store.append(entry('AAAAAA', 1, { person: ala }));
      const underWay = store.append(entry('AAAAAA', 2));
      await store.close();
      await underWay;
      const again = await place.open();
      expect(await again.load('AAAAAA')).toMatchObject({ entries: [{ seq: 1 }, { seq: 2 }], people: [ala] });
      await again.append(entry('AAAAAA', 3));
    });

    test('a closed store says so instead of losing anything', async () => {
      const store = await newStore();
      await store.check();
      await store.close();
      await expect(store.append(entry('AAAAAA', 1))).rejects.toThrow();
      await expect(store.load('AAAAAA')).rejects.toThrow();
      await expect(store.check()).rejects.toThrow();
    });
  });
}
