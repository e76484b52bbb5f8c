import { portion, type Addition, type LogStore } from '../log-store.ts';
import type { Person } from '../../table/person.ts';
import { about, type Claim } from './claims.ts';
import { gamesContract } from './games-contract.ts';
import { ala, countTurns, ended, endedAt, entry, logOf, numbers, numbersOf, superseded } from './log.ts';
import { ticketsContract } from './tickets-contract.ts';

const list = (from: number, to: number) => numbers(from, to).map((seq) => entry('AAAAAA', seq));

/** What a room needs of its store. Each claim begins with a store without tables. */
export const logContract: readonly Claim<LogStore>[] = [
  ...about<LogStore>('a log', {
    async 'comes back as it was written'(store, { expect }) {
      await store.append([entry('AAAAAA', 1, { body: '{"kind":"opened","name":"Żółw 🐢"}' })]);
      await store.append([entry('AAAAAA', 2)]);
      expect(await store.load('AAAAAA')).toEqual({ code: 'AAAAAA', seq: 2, foldFrom: 1, isIndexed: true, people: [] });
      expect(await logOf(store, 'AAAAAA')).toEqual([
        { seq: 1, at: 1000, body: '{"kind":"opened","name":"Żółw 🐢"}' },
        { seq: 2, at: 2000, body: '{"seq":2}' },
      ]);
    },

    async 'that nobody has begun is not there'(store, { expect }) {
      expect(await store.load('AAAAAA')).toBeUndefined();
    },

    async 'tells where it ends'(store, { expect }) {
      for (const seq of [1, 2, 3]) await store.append([entry('AAAAAA', seq)]);
      await store.append([entry('BBBBBB', 1)]);
      expect(Object.fromEntries(await store.seqs(['AAAAAA', 'BBBBBB', 'CCCCCC']))).toEqual({ AAAAAA: 3, BBBBBB: 1 });
      expect((await store.seqs([])).size).toBe(0);
    },

    async 'is begun once'(store, { expect }) {
      await store.append([entry('AAAAAA', 1)]);
      await superseded(store.append([entry('AAAAAA', 1, { body: '{"other":true}' })]));
      expect(await logOf(store, 'AAAAAA')).toEqual([{ seq: 1, at: 1000, body: '{"seq":1}' }]);
    },

    async 'is written only where it ends: nothing twice, nothing with a gap, nothing without a beginning'(
      store,
      { expect },
    ) {
      await store.append([entry('AAAAAA', 1)]);
      await store.append([entry('AAAAAA', 2)]);
      for (const seq of [1, 2, 4, 5]) await superseded(store.append([entry('AAAAAA', seq)]));
      await superseded(store.append([entry('BBBBBB', 2)]));
      expect(await numbersOf(store, 'AAAAAA')).toEqual(numbers(1, 2));
      expect(await store.load('BBBBBB')).toBeUndefined();
    },
  }),
  ...about<LogStore>('many at once', {
    async 'are all written, each table by itself'(store, { expect }) {
      const codes = Array.from({ length: 50 }, (_, index) => `T${index}`);
      await Promise.all(codes.map((code) => store.append([entry(code, 1)])));
      await Promise.all(codes.toReversed().map((code) => store.append([entry(code, 2)])));
      for (const code of codes) expect(await numbersOf(store, code)).toEqual(numbers(1, 2));
    },

    async 'of two that want to be the next, one is'(store, { expect }) {
      await store.append([entry('AAAAAA', 1)]);
      const both = await Promise.allSettled(
        [1, 2].map((which) => store.append([entry('AAAAAA', 2, { body: `${which}` })])),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await numbersOf(store, 'AAAAAA')).toEqual(numbers(1, 2));
    },
  }),
  ...about<LogStore>('several entries of one table', {
    async 'are written together, in their order, with what belongs to each'(store, { expect }) {
      const bruno: Person = { owner: 'b1', name: 'Bruno', figure: 'cap' };
      const [first, ...others] = list(1, 4);
      await store.append([
        { ...first, person: ala } as Addition,
        ...others.map((each) => (each.seq === 3 ? { ...each, isBeginning: true, person: bruno } : each)),
      ]);
      expect(await store.load('AAAAAA')).toMatchObject({ seq: 4, foldFrom: 3, people: [ala, bruno] });
      expect(await logOf(store, 'AAAAAA')).toEqual(list(1, 4).map(({ seq, at, body }) => ({ seq, at, body })));
      await store.append(list(5, 6));
      expect(await store.load('AAAAAA')).toMatchObject({ seq: 6, foldFrom: 3 });
      await store.append([entry('AAAAAA', 7)]);
    },

    async 'that do not continue the log leave nothing'(store, { expect }) {
      await store.append(list(1, 2));
      const person = { ...ala, name: 'Alicja' };
      for (const [from, to] of [
        [1, 4],
        [2, 4],
        [4, 5],
      ] as const) {
        await superseded(store.append(list(from, to).map((each) => ({ ...each, person, isBeginning: true }))));
      }
      // One is missing between them.
      await superseded(store.append([entry('AAAAAA', 3), entry('AAAAAA', 5)]));
      await superseded(store.append([entry('BBBBBB', 1), entry('BBBBBB', 3)]));
      expect(await store.load('AAAAAA')).toMatchObject({ seq: 2, foldFrom: 1, people: [] });
      expect(await numbersOf(store, 'AAAAAA')).toEqual([1, 2]);
      expect(await store.load('BBBBBB')).toBeUndefined();
      await store.append(list(3, 3));
    },

    async 'are of one list, when two lists want to be the next'(store, { expect }) {
      const lists = ['one', 'two'].map((body) => list(1, 3).map((each) => ({ ...each, body })));
      const both = await Promise.allSettled(lists.map((each) => store.append(each)));
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect((await logOf(store, 'AAAAAA')).map(({ body }) => body)).toEqual(['one', 'one', 'one']);
    },

    async 'may end games, forget somebody and use up a ticket'(store, { expect }) {
      await store.append([entry('AAAAAA', 1)]);
      await store.issueTicket('AAAAAA', { owner: ala.owner, hash: 'h1', until: 5000 });
      const person = { ...ala, owner: 'another' };
      await store.append([
        entry('AAAAAA', 2, { person: ala, isBeginning: true }),
        entry('AAAAAA', 3, { person, ticket: 'h1', ...endedAt(3, 2) }),
        entry('AAAAAA', 4, { forgotten: ala.owner }),
      ]);
      expect(await store.games('AAAAAA')).toEqual([{ number: 1, ...ended(2, 3) }]);
      expect(await store.load('AAAAAA')).toMatchObject({ seq: 4, foldFrom: 2, people: [person] });
      expect(await store.ticketHolder('AAAAAA', 'h1', 0)).toBeUndefined();
      // As a whole they are too late, so nothing of this happens.
      await superseded(store.append([entry('AAAAAA', 4, endedAt(4, 3)), entry('AAAAAA', 5, { person: ala })]));
      expect(await store.games('AAAAAA')).toHaveLength(1);
    },
  }),
  ...about<LogStore>('a long log', {
    async 'is read in portions, any part of it, with other requests in between'(store, { expect, timers }) {
      const count = 2 * portion + 10;
      await Promise.all(numbers(1, count).map((seq) => store.append([entry('LONG', seq)])));
      const sizes: number[] = [];
      let turns = 0;
      const stopCounting = countTurns(timers, () => (turns += 1));
      for await (const some of store.entries('LONG', { from: 1, to: count })) sizes.push(some.length);
      stopCounting();
      expect(sizes).toEqual([portion, portion, 10]);
      // One turn between two portions; the first portion may come before the first counted turn.
      expect(turns).toBeGreaterThanOrEqual(sizes.length - 1);
      expect(await numbersOf(store, 'LONG', 5, 7)).toEqual([5, 6, 7]);
      expect(await numbersOf(store, 'LONG', 900, 2 * portion)).toEqual(numbers(900, 2 * portion));
    },

    async 'the fold begins at the last beginning'(store, { expect }) {
      await store.append([entry('AAAAAA', 1)]);
      await store.append([entry('AAAAAA', 2, { isBeginning: true })]);
      await store.append([entry('AAAAAA', 3)]);
      expect(await store.load('AAAAAA')).toMatchObject({ seq: 3, foldFrom: 2 });
      await superseded(store.append([entry('AAAAAA', 9, { isBeginning: true })]));
      expect(await store.load('AAAAAA')).toMatchObject({ foldFrom: 2 });
    },
  }),
  ...gamesContract,
  ...ticketsContract,
  ...about<LogStore>('people', {
    async 'one is forgotten together with an entry, and only at that table'(store, { expect }) {
      for (const code of ['AAAAAA', 'BBBBBB']) await store.append([entry(code, 1, { person: ala })]);
      const person = { ...ala, owner: 'another' };
      await store.append([entry('AAAAAA', 2, { person, forgotten: ala.owner })]);
      expect((await store.load('AAAAAA'))?.people).toEqual([person]);
      expect((await store.load('BBBBBB'))?.people).toEqual([ala]);
    },

    async 'are written together with an entry, and may change'(store, { expect }) {
      await store.append([entry('AAAAAA', 1, { person: ala })]);
      expect((await store.load('AAAAAA'))?.people).toEqual([ala]);
      const renamed: Person = { ...ala, name: 'Alicja', figure: 'veil' };
      await store.append([entry('AAAAAA', 2, { person: renamed })]);
      await store.append([entry('BBBBBB', 1)]);
      expect((await store.load('AAAAAA'))?.people).toEqual([renamed]);
      expect((await store.load('BBBBBB'))?.people).toEqual([]);
    },

    async 'are not written with an entry that is not'(store, { expect }) {
      await store.append([entry('AAAAAA', 1)]);
      await superseded(store.append([entry('AAAAAA', 3, { person: ala })]));
      expect((await store.load('AAAAAA'))?.people).toEqual([]);
    },
  }),
  ...about<LogStore>('time', {
    async 'one table is removed completely'(store, { expect }) {
      await store.append([entry('AAAAAA', 1, { person: ala, ...endedAt(1, 1) })]);
      await store.append([entry('BBBBBB', 1)]);
      await store.remove('AAAAAA');
      await store.remove('CCCCCC');
      expect([await store.load('AAAAAA'), await store.games('AAAAAA')]).toEqual([undefined, []]);
      await superseded(store.append([entry('AAAAAA', 2)]));
      expect(await numbersOf(store, 'BBBBBB')).toEqual([1]);
    },
  }),
];
