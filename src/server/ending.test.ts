import { expect, test, vi } from 'vitest';
import { endingTimes, within } from './ending.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';
import { openTable, Player } from './testing/player.ts';
import { startServer } from './testing/server.ts';

test('all steps of an ending together leave a busy machine a second of the ten', () => {
  const { settle, pages, close } = endingTimes;
  expect(settle + pages + close).toBeLessThan(9000);
});

test('a step that fails in its time says so, and one that takes longer is left alone', async () => {
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await within(1, new Promise(() => undefined));
});

test('a server stops although its store never answers, and shows nobody what it did not write', async () => {
  const sqlite = openSqlite(':memory:');
  const isSilent = { now: false };
  const append: typeof sqlite.append = (additions) =>
    isSilent.now ? new Promise(() => undefined) : sqlite.append(additions);
  const { base, stop, registry } = await startServer({ store: { ...sqlite, append } });
  const ala = await Player.at(base, await openTable(base, 'Ala'), 'Ala');
  isSilent.now = true;
  ala.send({ do: 'lock', n: 1, locked: true });
  await vi.waitFor(() => expect(registry.counts.waiting).toBe(1), { timeout: 20_000 });
  const stopped = stop();
  expect(await ala.closed()).toBe(1001);
  expect(ala.messages.at(-1)).toEqual({ say: 'refused', n: null, problem: 'server-stopping' });
  await stopped;
  expect(ala.scene?.table.locked).toBe(false);
});
