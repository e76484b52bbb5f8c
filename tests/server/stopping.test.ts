import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../src/server/store/sqlite/sqlite.ts';
import type { Addition } from '../../src/room/log-store.ts';
import type { Store } from '../../src/server/store/store.ts';
import { connected, gameOfThree, startServer } from '../../src/server/testing/server.ts';
import { openTable, post, deviceOf } from '../../src/server/testing/player.ts';
import { nextNumber, settle, RegistryHarness, stopTime } from '../../src/room/testing/harness.ts';

const told = { say: 'refused', n: null, problem: 'server-stopping' } as const;

describe('a server that stops', () => {
  test('tells every page before it closes their sockets', async () => {
    const { base, stop } = await startServer();
    const { players } = await gameOfThree(base);
    const stopped = stop();
    for (const player of players) {
      expect(await player.closed()).toBe(1001);
      expect(player.messages.at(-1)).toEqual(told);
    }
    await stopped;
  });

  test('sends those away who come meanwhile, and opens no table', async () => {
    const { base, registry } = await startServer();
    const page = await connected(base, await openTable(base, 'Ala'), 'Ala');
    await registry.stop();
    page.hello();
    expect(await page.closed()).toBe(1008);
    expect(page.messages).toEqual([told]);
    const response = await post(base, { game: 'thieves', device: deviceOf('Ala'), name: 'Ala', figure: 'fan' });
    expect(await response.json()).toEqual({ problem: 'server-stopping' });
  });
});

describe('a table that stops', () => {
  beforeEach(stopTime);
  afterEach(() => void vi.useRealTimers());

  /** A store that writes nothing until the test lets it. */
  function slow(store: Store) {
    const gate = { open: () => undefined as void };
    const isOpen = new Promise<void>((resolve) => (gate.open = resolve));
    const append = async (additions: readonly Addition[]) => {
      await isOpen;
      await store.append(additions);
    };
    return { gate, store: { ...store, append } };
  }

  test('ends what it has begun, and refuses what comes after', async () => {
    const store = openSqlite(':memory:');
    const { code } = (await new RegistryHarness({ store }).open(['Ala'])).table;
    const slowed = slow(store);
    const harness = await new RegistryHarness({ store: slowed.store }).find(code);
    const page = harness.enter('Ala');
    const begun = nextNumber();
    const asked = harness.table.command(page, { do: 'lock', n: begun, locked: true });
    const stopping = harness.table.close('server-stopping');
    expect(page.lastMessage).toEqual(told);
    for (const command of [{ do: 'lock', locked: false }, { do: 'time' }] as const) {
      const n = nextNumber();
      expect(await harness.says(page, { ...command, n })).toEqual({ ...told, n });
    }
    slowed.gate.open();
    await Promise.all([asked, stopping]);
    await settle();
    expect(page.messages).toContainEqual({ say: 'done', n: begun });
    expect(page.drawn?.table.locked).toBe(true);
  });
});
