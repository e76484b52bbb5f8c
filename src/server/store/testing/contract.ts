import { expect } from 'vitest';
import { about, type Claim } from '../../../room/testing/claims.ts';
import { describeClaims } from '../../../room/testing/describe-claims.ts';
import { logContract } from '../../../room/testing/log-contract.ts';
import { ala, countTurns, endedAt, entry, numbers, numbersOf } from '../../../room/testing/log.ts';
import { nodeTimers } from '../../registry/node-timers.ts';
import type { NewPlace } from './location.ts';
import { sharesContract } from './shares-contract.ts';
import { wholeContract } from './whole-contract.ts';

/** What a server needs besides. */
const serverContract: readonly Claim<NewPlace>[] = [
  ...about<NewPlace>('many at once', {
    async 'one that comes too late or cannot be written does not take the others with it'(newPlace, { expect }) {
      const store = await newPlace().open();
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
    },
  }),
  ...about<NewPlace>('several entries of one table', {
    async 'are none if one of them cannot be written, and other tables do not suffer'(newPlace, { expect }) {
      const store = await newPlace().open();
      const impossible = { ...entry('AAAAAA', 3), body: JSON.parse('null') as string };
      const results = await Promise.allSettled([
        store.append([entry('BBBBBB', 1)]),
        store.append([entry('AAAAAA', 1), entry('AAAAAA', 2), impossible]),
        store.append([entry('CCCCCC', 1), entry('CCCCCC', 2)]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.load('AAAAAA')).toBeUndefined();
      expect(await numbersOf(store, 'BBBBBB')).toEqual([1]);
      expect(await numbersOf(store, 'CCCCCC')).toEqual([1, 2]);
    },
  }),
  ...sharesContract,
  ...wholeContract,
  ...about<NewPlace>('time', {
    async 'tables that nobody has used since are removed, with all that belongs to them'(newPlace, { expect }) {
      const store = await newPlace().open();
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
    },

    async 'tables are counted, those that nobody has used, and when one was used last'(newPlace, { expect }) {
      const store = await newPlace().open();
      expect(await store.survey(5000)).toEqual({ tables: 0, unused: 0, lastUsedAt: 0 });
      for (const code of ['A', 'B', 'C']) await store.append([entry(code, 1)]);
      await store.append([entry('C', 2, { at: 7000 })]);
      expect(await store.survey(5000)).toEqual({ tables: 3, unused: 2, lastUsedAt: 7000 });
    },

    async 'many tables are removed with other requests in between'(newPlace, { expect, timers }) {
      const store = await newPlace().open();
      await Promise.all(numbers(1, 2000).map((each) => store.append([entry(`T${each}`, 1)])));
      let turns = 0;
      const stopCounting = countTurns(timers, () => (turns += 1));
      expect(await store.removeUnused(5000)).toBe(2000);
      stopCounting();
      expect(turns).toBeGreaterThanOrEqual(4);
      expect(await store.survey(5000)).toMatchObject({ tables: 0 });
    },

    async 'is told by its own clock'(newPlace, { expect }) {
      const store = await newPlace().open({ now: () => 1234 });
      expect(store.now()).toBe(1234);
    },

    async 'reports each commit once, with the time that its first entry waited'(newPlace, { expect }) {
      const waits: number[] = [];
      const store = await newPlace().open({ onCommit: (seconds) => void waits.push(seconds) });
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
    },
  }),
  ...about<NewPlace>('closing and opening again', {
    async 'what was written is there, and what was under way is not lost'(newPlace, { expect }) {
      const location = newPlace();
      const store = await location.open();
      await store.append([entry('AAAAAA', 1, { person: ala })]);
      const underWay = store.append([entry('AAAAAA', 2)]);
      await store.close();
      await underWay;
      const again = await location.open();
      expect(await again.load('AAAAAA')).toMatchObject({ seq: 2, people: [ala] });
      expect(await numbersOf(again, 'AAAAAA')).toEqual([1, 2]);
      await again.append([entry('AAAAAA', 3)]);
    },

    async 'a closed store says so instead of losing anything'(newPlace, { expect }) {
      const store = await newPlace().open();
      await store.check();
      await store.close();
      await expect(store.append([entry('AAAAAA', 1)])).rejects.toThrow();
      await expect(store.load('AAAAAA')).rejects.toThrow();
      await expect(store.check()).rejects.toThrow();
    },
  }),
];

/** The contract of every store of a server. `newPlace` gives one without tables, which is removed after the test. */
export function describeStore(name: string, newPlace: NewPlace): void {
  const tools = { expect, timers: nodeTimers };
  describeClaims(name, logContract, async (run) => run(await newPlace().open(), tools));
  describeClaims(name, serverContract, (run) => run(newPlace, tools));
}
