import { describe, expect, test } from 'vitest';
import { portion, type Addition } from '../../../room/log-store.ts';
import type { Person } from '../../../table/person.ts';
import type { Store, StoreOptions } from '../store.ts';
import { describeGames } from './games-contract.ts';
import { describeWhole } from './whole-contract.ts';
import { describeShares } from './shares-contract.ts';
import { describeTickets } from './tickets-contract.ts';
import { ala, countTurns, ended, endedAt, entry, logOf, numbers, numbersOf, superseded } from './log.ts';

/** A place where stores come from. Opening the same place again gives the same tables. */
export interface StoreLocation {
  open(options?: StoreOptions): Store | Promise<Store>;
}

/** The contract of every store. `newLocation` gives one without tables, which is removed after the test. */
export function describeStore(name: string, newLocation: () => StoreLocation): void {
  const newStore = async () => await newLocation().open();

  describe(`${name}: a log`, () => {
    test('comes back as it was written', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1, { body: '{"kind":"opened","name":"Żółw 🐢"}' })]);
      await store.append([entry('AAAAAA', 2)]);
      expect(await store.load('AAAAAA')).toEqual({ code: 'AAAAAA', seq: 2, foldFrom: 1, isIndexed: true, people: [] });
      expect(await logOf(store, 'AAAAAA')).toEqual([
        { seq: 1, at: 1000, body: '{"kind":"opened","name":"Żółw 🐢"}' },
        { seq: 2, at: 2000, body: '{"seq":2}' },
      ]);
    });

    test('that nobody has begun is not there', async () => {
      expect(await (await newStore()).load('AAAAAA')).toBeUndefined();
    });

    test('tells where it ends', async () => {
      const store = await newStore();
      for (const seq of [1, 2, 3]) await store.append([entry('AAAAAA', seq)]);
      await store.append([entry('BBBBBB', 1)]);
      expect(Object.fromEntries(await store.seqs(['AAAAAA', 'BBBBBB', 'CCCCCC']))).toEqual({ AAAAAA: 3, BBBBBB: 1 });
      expect((await store.seqs([])).size).toBe(0);
    });

    test('is begun once', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1)]);
      await superseded(store.append([entry('AAAAAA', 1, { body: '{"other":true}' })]));
      expect(await logOf(store, 'AAAAAA')).toEqual([{ seq: 1, at: 1000, body: '{"seq":1}' }]);
    });

    test('is written only where it ends: nothing twice, nothing with a gap, nothing without a beginning', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1)]);
      await store.append([entry('AAAAAA', 2)]);
      for (const seq of [1, 2, 4, 5]) await superseded(store.append([entry('AAAAAA', seq)]));
      await superseded(store.append([entry('BBBBBB', 2)]));
      expect(await numbersOf(store, 'AAAAAA')).toEqual(numbers(1, 2));
      expect(await store.load('BBBBBB')).toBeUndefined();
    });
  });

  describe(`${name}: many at once`, () => {
    test('are all written, each table by itself', async () => {
      const store = await newStore();
      const codes = Array.from({ length: 50 }, (_, index) => `T${index}`);
      await Promise.all(codes.map((code) => store.append([entry(code, 1)])));
      await Promise.all(codes.toReversed().map((code) => store.append([entry(code, 2)])));
      for (const code of codes) expect(await numbersOf(store, code)).toEqual(numbers(1, 2));
    });

    test('of two that want to be the next, one is', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1)]);
      const both = await Promise.allSettled(
        [1, 2].map((which) => store.append([entry('AAAAAA', 2, { body: `${which}` })])),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await numbersOf(store, 'AAAAAA')).toEqual(numbers(1, 2));
    });

    test('one that comes too late or cannot be written does not take the others with it', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1)]);
      const impossible = { ...entry('CCCCCC', 1), body: JSON.parse('null') as string };
      const results = await Promise.allSettled([
        store.append([entry('AAAAAA', 2)]),
        store.append([entry('AAAAAA', 7)]),
        store.append([impossible]),
        store.append([entry('BBBBBB', 1)]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
      expect(await numbersOf(store, 'AAAAAA')).toEqual(numbers(1, 2));
      expect(await numbersOf(store, 'BBBBBB')).toEqual(numbers(1, 1));
      expect(await store.load('CCCCCC')).toBeUndefined();
    });
  });

  describe(`${name}: several entries of one table`, () => {
    const list = (from: number, to: number) => numbers(from, to).map((seq) => entry('AAAAAA', seq));

    test('are written together, in their order, with what belongs to each', async () => {
      const store = await newStore();
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
    });

    test('that do not continue the log leave nothing', async () => {
      const store = await newStore();
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
    });

    test('are none if one of them cannot be written, and other tables do not suffer', async () => {
      const store = await newStore();
      const impossible = { ...entry('AAAAAA', 3), body: JSON.parse('null') as string };
      const results = await Promise.allSettled([
        store.append([entry('BBBBBB', 1)]),
        store.append([...list(1, 2), impossible]),
        store.append([entry('CCCCCC', 1), entry('CCCCCC', 2)]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.load('AAAAAA')).toBeUndefined();
      expect(await numbersOf(store, 'BBBBBB')).toEqual([1]);
      expect(await numbersOf(store, 'CCCCCC')).toEqual([1, 2]);
    });

    test('are of one list, when two lists want to be the next', async () => {
      const store = await newStore();
      const lists = ['one', 'two'].map((body) => list(1, 3).map((each) => ({ ...each, body })));
      const both = await Promise.allSettled(lists.map((each) => store.append(each)));
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect((await logOf(store, 'AAAAAA')).map(({ body }) => body)).toEqual(['one', 'one', 'one']);
    });

    test('may end games, forget somebody and use up a ticket', async () => {
      const store = await newStore();
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
    });
  });

  describe(`${name}: a long log`, () => {
    test('is read in portions, any part of it, with other requests in between', async () => {
      const store = await newStore();
      const count = 2 * portion + 10;
      await Promise.all(numbers(1, count).map((seq) => store.append([entry('LONG', seq)])));
      const sizes: number[] = [];
      let turns = 0;
      const stopCounting = countTurns(() => (turns += 1));
      for await (const some of store.entries('LONG', { from: 1, to: count })) sizes.push(some.length);
      stopCounting();
      expect(sizes).toEqual([portion, portion, 10]);
      // One turn between two portions; the first portion may come before the first counted turn.
      expect(turns).toBeGreaterThanOrEqual(sizes.length - 1);
      expect(await numbersOf(store, 'LONG', 5, 7)).toEqual([5, 6, 7]);
      expect(await numbersOf(store, 'LONG', 900, 2 * portion)).toEqual(numbers(900, 2 * portion));
    });

    test('the fold begins at the last beginning', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1)]);
      await store.append([entry('AAAAAA', 2, { isBeginning: true })]);
      await store.append([entry('AAAAAA', 3)]);
      expect(await store.load('AAAAAA')).toMatchObject({ seq: 3, foldFrom: 2 });
      await superseded(store.append([entry('AAAAAA', 9, { isBeginning: true })]));
      expect(await store.load('AAAAAA')).toMatchObject({ foldFrom: 2 });
    });
  });

  describeGames(name, newStore);
  describeTickets(name, newStore);
  describeShares(name, newStore);
  describeWhole(name, newStore);

  describe(`${name}: people`, () => {
    test('one is forgotten together with an entry, and only at that table', async () => {
      const store = await newStore();
      for (const code of ['AAAAAA', 'BBBBBB']) await store.append([entry(code, 1, { person: ala })]);
      const person = { ...ala, owner: 'another' };
      await store.append([entry('AAAAAA', 2, { person, forgotten: ala.owner })]);
      expect((await store.load('AAAAAA'))?.people).toEqual([person]);
      expect((await store.load('BBBBBB'))?.people).toEqual([ala]);
    });

    test('are written together with an entry, and may change', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1, { person: ala })]);
      expect((await store.load('AAAAAA'))?.people).toEqual([ala]);
      const renamed: Person = { ...ala, name: 'Alicja', figure: 'veil' };
      await store.append([entry('AAAAAA', 2, { person: renamed })]);
      await store.append([entry('BBBBBB', 1)]);
      expect((await store.load('AAAAAA'))?.people).toEqual([renamed]);
      expect((await store.load('BBBBBB'))?.people).toEqual([]);
    });

    test('are not written with an entry that is not', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1)]);
      await superseded(store.append([entry('AAAAAA', 3, { person: ala })]));
      expect((await store.load('AAAAAA'))?.people).toEqual([]);
    });
  });

  describe(`${name}: time`, () => {
    test('tables that nobody has used since are removed, with all that belongs to them', async () => {
      const store = await newStore();
      await store.append([entry('OLD', 1, { person: ala, ...endedAt(1, 1) })]);
      await store.append([entry('USED', 1)]);
      await store.append([entry('USED', 2, { at: 5000 })]);
      expect(await store.removeUnused(5000)).toBe(1);
      expect(await store.load('OLD')).toBeUndefined();
      expect(await numbersOf(store, 'USED')).toEqual(numbers(1, 2));
      // The code can be used again, and nothing of the old table shows.
      await store.append([entry('OLD', 1)]);
      expect(await store.load('OLD')).toMatchObject({ seq: 1, people: [] });
      expect(await store.games('OLD')).toEqual([]);
    });

    test('tables are counted, those that nobody has used, and when one was used last', async () => {
      const store = await newStore();
      expect(await store.survey(5000)).toEqual({ tables: 0, unused: 0, lastUsedAt: 0 });
      for (const code of ['A', 'B', 'C']) await store.append([entry(code, 1)]);
      await store.append([entry('C', 2, { at: 7000 })]);
      expect(await store.survey(5000)).toEqual({ tables: 3, unused: 2, lastUsedAt: 7000 });
    });

    test('many tables are removed with other requests in between', async () => {
      const store = await newStore();
      await Promise.all(numbers(1, 2000).map((each) => store.append([entry(`T${each}`, 1)])));
      let turns = 0;
      const stopCounting = countTurns(() => (turns += 1));
      expect(await store.removeUnused(5000)).toBe(2000);
      stopCounting();
      expect(turns).toBeGreaterThanOrEqual(4);
      expect(await store.survey(5000)).toMatchObject({ tables: 0 });
    });

    test('one table is removed completely', async () => {
      const store = await newStore();
      await store.append([entry('AAAAAA', 1, { person: ala, ...endedAt(1, 1) })]);
      await store.append([entry('BBBBBB', 1)]);
      await store.remove('AAAAAA');
      await store.remove('CCCCCC');
      expect([await store.load('AAAAAA'), await store.games('AAAAAA')]).toEqual([undefined, []]);
      await superseded(store.append([entry('AAAAAA', 2)]));
      expect(await numbersOf(store, 'BBBBBB')).toEqual([1]);
    });

    test('is told by its own clock', async () => {
      const store = await newLocation().open({ now: () => 1234 });
      expect(store.now()).toBe(1234);
    });

    test('reports each commit once, with the time that its first entry waited', async () => {
      const waits: number[] = [];
      const store = await newLocation().open({ onCommit: (seconds) => void waits.push(seconds) });
      const start = performance.now();
      await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC'].map((code) => store.append([entry(code, 1)])));
      expect(waits).toHaveLength(1);
      await store.append([entry('AAAAAA', 2)]);
      expect(waits).toHaveLength(2);
      await Promise.all([
        store.append([3, 4, 5].map((seq) => entry('AAAAAA', seq))),
        store.append([entry('BBBBBB', 2)]),
      ]);
      expect(waits).toHaveLength(3);
      const [first = 0, second = 0] = waits;
      expect(Math.min(first, second)).toBeGreaterThan(0);
      expect(first + second).toBeLessThanOrEqual((performance.now() - start) / 1000);
    });
  });

  describe(`${name}: closing and opening again`, () => {
    test('what was written is there, and what was under way is not lost', async () => {
      const location = newLocation();
      const store = await location.open();
      await store.append([entry('AAAAAA', 1, { person: ala })]);
      const underWay = store.append([entry('AAAAAA', 2)]);
      await store.close();
      await underWay;
      const again = await location.open();
      expect(await again.load('AAAAAA')).toMatchObject({ seq: 2, people: [ala] });
      expect(await numbersOf(again, 'AAAAAA')).toEqual([1, 2]);
      await again.append([entry('AAAAAA', 3)]);
    });

    test('a closed store says so instead of losing anything', async () => {
      const store = await newStore();
      await store.check();
      await store.close();
      await expect(store.append([entry('AAAAAA', 1)])).rejects.toThrow();
      await expect(store.load('AAAAAA')).rejects.toThrow();
      await expect(store.check()).rejects.toThrow();
    });
  });
}
