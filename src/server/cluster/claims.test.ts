import { expect, onTestFinished, test, vi } from 'vitest';
import { newCounts } from '../limits/counts.ts';
import { newDatabase, run } from '../testing/postgres.ts';
import { openShared } from '../open-shared.ts';

const code = 'AAAAAA';

async function twoProcesses() {
  const url = await newDatabase();
  const join = async () => {
    const counts = newCounts();
    const { store, peers } = await openShared({ url, counts, report: () => undefined });
    onTestFinished(async () => {
      await peers.attendance.close();
      await peers.bus.close();
      await store.close();
    });
    return { store, ...peers, counts };
  };
  const [one, other] = [await join(), await join()];
  await one.store.append([{ code, seq: 1, at: 1, body: '{}' }]);
  return { url, one, other };
}

test('of many who want to act, one may, and the next entry is open to everybody again', async () => {
  const { one, other } = await twoProcesses();
  const [first, second, ...again] = await Promise.all(
    [one, other, one, other].map((each) => each.claims.claim(code, 1)),
  );
  expect(again).toEqual([first, second]);
  // If the machine stalls for a while, even this claim may lapse and be taken over.
  const takenOver = one.counts.takenOver + other.counts.takenOver;
  expect(Number(first) + Number(second) - takenOver).toBe(1);
  await one.store.append([{ code, seq: 2, at: 2, body: '{}' }]);
  expect(await other.claims.claim(code, 2)).toBe(true);
});

test('a process that does not know the end of the log may not act', async () => {
  const { one, other } = await twoProcesses();
  await one.store.append([{ code, seq: 2, at: 2, body: '{}' }]);
  expect([await other.claims.claim(code, 1), await other.claims.claim('BBBBBB', 1)]).toEqual([false, false]);
});

test('what a process has claimed and not done another one takes over', async () => {
  const { one, other } = await twoProcesses();
  expect(await one.claims.claim(code, 1)).toBe(true);
  await vi.waitFor(async () => expect(await other.claims.claim(code, 1)).toBe(true), {
    timeout: 20_000,
    interval: 100,
  });
  expect([one.counts.takenOver, other.counts.takenOver]).toEqual([0, 1]);
});

test('people count as present where they are, with the time since when their table is awake', async () => {
  const { one, other } = await twoProcesses();
  one.attendance.note(code, { owners: ['ala', 'bruno'], wokeAt: 1000, hasScreen: true });
  const elsewhere = async () => (await other.attendance.elsewhere([code, 'BBBBBB'])).get(code);
  const both = { owners: new Set(['ala', 'bruno']), wokeAt: 1000, hasScreen: true };
  await vi.waitFor(async () => expect(await elsewhere()).toEqual(both), { timeout: 20_000 });
  expect((await one.attendance.elsewhere([code])).size).toBe(0);
  one.attendance.note(code, { owners: ['bruno'], wokeAt: 1000, hasScreen: false });
  await vi.waitFor(async () => expect((await elsewhere())?.owners).toEqual(new Set(['bruno'])), { timeout: 20_000 });
  one.attendance.note(code, { owners: [], wokeAt: 1000, hasScreen: true });
  const screenOnly = { owners: new Set(), wokeAt: Infinity, hasScreen: true };
  await vi.waitFor(async () => expect(await elsewhere()).toEqual(screenOnly), { timeout: 20_000 });
  one.attendance.note(code, { owners: [], wokeAt: 1000, hasScreen: false });
  await vi.waitFor(async () => expect(await elsewhere()).toBeUndefined(), { timeout: 20_000 });
});

test('a claim from before the clock of the database was set back keeps nobody from acting', async () => {
  const { url, one, other } = await twoProcesses();
  expect(await one.claims.claim(code, 1)).toBe(true);
  await run(url, 'update tables set claimed_until = claimed_until + 3600000');
  expect(await other.claims.claim(code, 1)).toBe(true);
});

test('a process that died before the clock of the database was set back is dead', async () => {
  const { url, one, other } = await twoProcesses();
  one.attendance.note(code, { owners: ['ala'], wokeAt: 1000, hasScreen: false });
  const elsewhere = async () => (await other.attendance.elsewhere([code])).get(code)?.owners;
  await vi.waitFor(async () => expect(await elsewhere()).toEqual(new Set(['ala'])), { timeout: 20_000 });
  await run(
    url,
    `insert into processes values ('dead', clock_timestamp() + interval '1 hour');
     insert into presence values ('dead', '${code}', 'bruno', 1000)`,
  );
  expect(await elsewhere()).toEqual(new Set(['ala']));
});
