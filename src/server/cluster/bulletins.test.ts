import { expect, onTestFinished, test } from 'vitest';
import type { Bulletin } from '../../room/peers.ts';
import { MemoryHub } from './memory-bus.ts';
import { newCounts } from '../limits/counts.ts';
import type { KeptLine } from '../../room/chat.ts';
import { RegistryHarness, settle } from '../../room/testing/harness.ts';
import { noPeers } from '../../room/peers.ts';

/** A table with a page, at a process that another one can tell things. */
async function told() {
  const hub = new MemoryHub();
  const other = hub.join();
  const counts = newCounts();
  const harness = new RegistryHarness({ counts, peers: { ...noPeers(), bus: hub.join(), isShared: true } });
  const { registry, store } = harness;
  onTestFinished(async () => {
    await registry.stop();
    await registry.leave();
  });
  const { table, ...rest } = await harness
    .open(['Ala'])
    .then((opened) => ({ table: opened.table, page: opened.enter('Ala') }));
  const hears = async (bulletin: Bulletin) => {
    other.publish(bulletin);
    await settle();
  };
  return { table, ...rest, code: table.code, counts, store, hears };
}

const line = (change: Partial<KeptLine> = {}): KeptLine => {
  return { id: 'w-1', from: 'w', seat: 0, name: 'Ala', text: 'Hello.', at: 1, isForScreens: false, ...change };
};

test('a table is closed only if the store says, too, that it is gone', async () => {
  const { page, code, store, hears } = await told();
  const deleted = { say: 'refused', n: null, problem: 'table-deleted' };
  await hears({ kind: 'removed', code });
  expect(page.messages).not.toContainEqual(deleted);
  await store.remove(code);
  await hears({ kind: 'removed', code });
  expect(page.messages).toContainEqual(deleted);
});

test('a bulletin that comes before its entry is counted; a page that claims to have seen more is not', async () => {
  const { table, code, counts, hears } = await told();
  await table.catchUp(999);
  expect(counts.earlyBulletins).toBe(0);
  await hears({ kind: 'written', tables: [[code, 999]] });
  expect(counts.earlyBulletins).toBe(1);
});

test.each([
  ['a tag', { text: '<b>Hello.' }],
  ['what is invisible', { text: 'Hel\u200Blo.' }],
  ['what is not normalized', { text: 'He  llo.' }],
  ['what is too long', { text: 'x'.repeat(201) }],
  ['a seat that is not there', { seat: 9 }],
  ['a name that nobody may have', { name: '<Ala>' }],
])('a message of another process is judged again: %s is not shown', async (_, change) => {
  const { page, code, hears } = await told();
  await hears({ kind: 'chat', code, line: line(change) });
  expect(page.said('chat')).toEqual([]);
  await hears({ kind: 'chat', code, line: line() });
  expect(page.said('chat')).toMatchObject([{ lines: [{ text: 'Hello.' }] }]);
});

test('an emote from a seat where nobody sits is not shown', async () => {
  const { page, code, hears } = await told();
  for (const seat of [1, 50]) await hears({ kind: 'emote', code, seat, emote: 'laugh' });
  expect(page.said('emote')).toEqual([]);
  await hears({ kind: 'emote', code, seat: 0, emote: 'laugh' });
  expect(page.said('emote')).toHaveLength(1);
});
