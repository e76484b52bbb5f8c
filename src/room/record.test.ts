import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay } from '../engine/replay.ts';
import { games } from '../games/catalogue.ts';
import type { Answer, Readable } from '../server/registry/archive.ts';
import type { Page } from './testing/page.ts';
import { later, nextNumber, RegistryHarness, start, stopTime, type TableHarness } from './testing/harness.ts';
import { noDelays } from './machines.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

/** The lines of a record; undefined if it may not be read. */
async function textOf(found: Answer<Readable>): Promise<readonly string[] | undefined> {
  if ('problem' in found) return undefined;
  let text = '';
  for await (const some of found.text) text += some;
  return text.trimEnd().split('\n');
}

async function playOn(harness: TableHarness, page: Page): Promise<void> {
  await harness.says(page, { do: 'leave', n: nextNumber() });
  while (page.drawn?.table.stage === 'playing') await later(1);
}

test.each(Object.values(games))(
  'the record of a game of $id at a table replays from its first to its last line',
  async (game) => {
    const tables = new RegistryHarness({ delays: noDelays });
    const harness = await tables.open(['Ala'], { game: game.id, seats: game.seats.max });
    const recordAt = async ({ table }: TableHarness) => textOf(await tables.registry.archive.record(table.code));
    const page = harness.enter('Ala');
    expect(await recordAt(harness)).toBeUndefined();
    await start(harness, page);
    expect(await recordAt(harness)).toBeUndefined();
    await playOn(harness, page);
    const first = (await recordAt(harness)) ?? [];
    expect(replay(game, first)).toBeUndefined();
    expect(first.join('\n')).not.toContain('Ala');

    // Another game has another record. Who sits where now does not matter to the first.
    await harness.says(page, { do: 'start', n: nextNumber() });
    await playOn(harness, page);
    const second = (await recordAt(harness)) ?? [];
    expect(replay(game, second)).toBeUndefined();
    expect(second[0]).not.toBe(first[0]);
  },
);
