import { describe, expect, test } from 'vitest';
import { gamesPerTable } from '../../limits/bounds.ts';
import type { Store } from '../store.ts';
import { ended, endedAt, entry, numbers, numbersOf, superseded } from './log.ts';

/** The part of the contract about ended games. */
export function describeGames(name: string, newStore: () => Promise<Store>): void {
  describe(`${name}: games that ended`, () => {
    test('are written with the entry that ended them, numbered, and not with one that is not written', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1)]);
      await store.append([entry('AAAAAA', 2, endedAt(2, 1))]);
      await superseded(store.append([entry('AAAAAA', 9, endedAt(9, 3))]));
      await store.append([entry('AAAAAA', 3)]);
      await store.append([entry('AAAAAA', 4, endedAt(4, 3, { how: 'agreed', readableFrom: 9e9 }))]);
      expect(await store.games('AAAAAA')).toEqual([
        { number: 1, ...ended(1, 2) },
        { number: 2, ...ended(3, 4, { how: 'agreed', readableFrom: 9e9 }) },
      ]);
      expect(await store.games('BBBBBB')).toEqual([]);
      expect(await numbersOf(store, 'AAAAAA', 1, 2)).toEqual([1, 2]);
    });

    test('one that is given up ends before the entry that says so', async () => {
      const store = await newStore();
      for (const seq of [1, 2]) await store.append([entry('AAAAAA', seq)]);
      await store.append([entry('AAAAAA', 3, { games: [{ kind: 'ended', game: ended(1, 2, { how: 'given-up' }) }] })]);
      for (const seq of [4, 5]) await store.append([entry('AAAAAA', seq)]);
      expect(await store.games('AAAAAA')).toMatchObject([{ first: 1, last: 2, how: 'given-up' }]);
      expect(await numbersOf(store, 'AAAAAA', 1, 2)).toEqual([1, 2]);
    });

    test('one that has ended does not end again in another way', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1, endedAt(1, 1))]);
      const game = ended(1, 1, { how: 'given-up', endedAt: 2000, readableFrom: 2000 });
      await store.append([entry('AAAAAA', 2, { games: [{ kind: 'ended', game }] })]);
      expect(await store.games('AAAAAA')).toEqual([{ number: 1, ...ended(1, 1) }]);
    });

    test('a resumed one has not ended, and has the same number when it does', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1, endedAt(1, 1, { how: 'agreed', readableFrom: 9e9 }))]);
      await store.append([entry('AAAAAA', 2, { games: [{ kind: 'resumed', first: 1 }] })]);
      expect(await store.games('AAAAAA')).toEqual([]);
      await store.append([entry('AAAAAA', 3, endedAt(3, 1))]);
      expect(await store.games('AAAAAA')).toEqual([{ number: 1, ...ended(1, 3) }]);
    });

    test('resumable ones become readable once they can no longer be resumed', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1, endedAt(1, 1))]);
      await store.append([entry('AAAAAA', 2, endedAt(2, 2, { how: 'agreed', readableFrom: 9e9 }))]);
      await store.append([entry('AAAAAA', 3, { games: [{ kind: 'settled' }] })]);
      expect((await store.games('AAAAAA')).map(({ readableFrom }) => readableFrom)).toEqual([1000, 3000]);
    });

    test('the oldest make room for new ones, and their entries go', async () => {
      const store = await newStore();
      const all = numbers(1, gamesPerTable + 3);
      await Promise.all(
        all.map((seq) => store.append([entry('AAAAAA', seq, { isBeginning: true, ...endedAt(seq, seq) })])),
      );
      await store.removeUnused(0);
      expect((await store.games('AAAAAA')).map(({ number }) => number)).toEqual(all.slice(-gamesPerTable));
      expect(await numbersOf(store, 'AAAAAA')).toEqual(all.slice(-gamesPerTable));
    });

    test('none goes that the fold still needs', async () => {
      const store = await newStore();
      const all = numbers(1, gamesPerTable + 3);
      await Promise.all(all.map((seq) => store.append([entry('AAAAAA', seq, endedAt(seq, seq))])));
      await store.removeUnused(0);
      expect(await numbersOf(store, 'AAAAAA')).toEqual(all);
    });
  });
}
