import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay, writeLines } from '../../engine/replay.ts';
import { games } from '../../games/catalogue.ts';
import type { Page } from '../testing/page.ts';
import { later, nextNumber, StageHall, start, stopTime, type Stage } from '../testing/stage.ts';
import { instantly } from './machines.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

async function playOn(stage: Stage, page: Page): Promise<void> {
  await stage.says(page, { do: 'leave', n: nextNumber() });
  while (page.drawn?.table.stage === 'playing') await later(1);
}

test.each(Object.values(games))(
  'the record of a game of $id at a table replays from its first to its last line',
  async (game) => {
    const stage = await new StageHall({ patience: instantly }).open(['Ala'], { game: game.id, seats: game.seats.max });
    const page = stage.enter('Ala');
    expect(await stage.table.record()).toBeUndefined();
    await start(stage, page);
    expect(await stage.table.record()).toBeUndefined();
    await playOn(stage, page);
    const first = writeLines((await stage.table.record()) ?? []);
    expect(replay(game, first)).toBeUndefined();
    expect(first.join('\n')).not.toContain('Ala');

    // Another game, another record; who sits where now does not matter to the first.
    await stage.says(page, { do: 'rematch', n: nextNumber() });
    await playOn(stage, page);
    const second = writeLines((await stage.table.record()) ?? []);
    expect(replay(game, second)).toBeUndefined();
    expect(second[0]).not.toBe(first[0]);
  },
);
