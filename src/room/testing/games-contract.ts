import { gamesPerTable } from '../bounds.ts';
import type { LogStore } from '../log-store.ts';
import { about } from './claims.ts';
import { ended, endedAt, entry, numbers, numbersOf, superseded } from './log.ts';

/** The part of the contract about ended games. */
export const gamesContract = about<LogStore>('games that ended', {
  async 'are written with the entry that ended them, numbered, and not with one that is not written'(
    store,
    { expect },
  ) {
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
  },

  async 'one that is given up ends before the entry that says so'(store, { expect }) {
    for (const seq of [1, 2]) await store.append([entry('AAAAAA', seq)]);
    await store.append([entry('AAAAAA', 3, { games: [{ kind: 'ended', game: ended(1, 2, { how: 'given-up' }) }] })]);
    for (const seq of [4, 5]) await store.append([entry('AAAAAA', seq)]);
    expect(await store.games('AAAAAA')).toMatchObject([{ first: 1, last: 2, how: 'given-up' }]);
    expect(await numbersOf(store, 'AAAAAA', 1, 2)).toEqual([1, 2]);
  },

  async 'one that has ended does not end again in another way'(store, { expect }) {
    await store.append([entry('AAAAAA', 1, endedAt(1, 1))]);
    const game = ended(1, 1, { how: 'given-up', endedAt: 2000, readableFrom: 2000 });
    await store.append([entry('AAAAAA', 2, { games: [{ kind: 'ended', game }] })]);
    expect(await store.games('AAAAAA')).toEqual([{ number: 1, ...ended(1, 1) }]);
  },

  async 'a resumed one has not ended, and has the same number when it does'(store, { expect }) {
    await store.append([entry('AAAAAA', 1, endedAt(1, 1, { how: 'agreed', readableFrom: 9e9 }))]);
    await store.append([entry('AAAAAA', 2, { games: [{ kind: 'resumed', first: 1 }] })]);
    expect(await store.games('AAAAAA')).toEqual([]);
    await store.append([entry('AAAAAA', 3, endedAt(3, 1))]);
    expect(await store.games('AAAAAA')).toEqual([{ number: 1, ...ended(1, 3) }]);
  },

  async 'resumable ones become readable once they can no longer be resumed'(store, { expect }) {
    await store.append([entry('AAAAAA', 1, endedAt(1, 1))]);
    await store.append([entry('AAAAAA', 2, endedAt(2, 2, { how: 'agreed', readableFrom: 9e9 }))]);
    await store.append([entry('AAAAAA', 3, { games: [{ kind: 'settled' }] })]);
    expect((await store.games('AAAAAA')).map(({ readableFrom }) => readableFrom)).toEqual([1000, 3000]);
  },

  async 'the oldest make room for new ones, and their entries go'(store, { expect }) {
    const all = numbers(1, gamesPerTable + 3);
    await Promise.all(
      all.map((seq) => store.append([entry('AAAAAA', seq, { isBeginning: true, ...endedAt(seq, seq) })])),
    );
    await store.remove('NOBODY');
    expect((await store.games('AAAAAA')).map(({ number }) => number)).toEqual(all.slice(-gamesPerTable));
    expect(await numbersOf(store, 'AAAAAA')).toEqual(all.slice(-gamesPerTable));
  },

  async 'none goes that the fold still needs'(store, { expect }) {
    const all = numbers(1, gamesPerTable + 3);
    await Promise.all(all.map((seq) => store.append([entry('AAAAAA', seq, endedAt(seq, seq))])));
    await store.remove('NOBODY');
    expect(await numbersOf(store, 'AAAAAA')).toEqual(all);
  },
});
