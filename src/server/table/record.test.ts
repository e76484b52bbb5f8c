import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay } from '../../engine/replay.ts';
import { games } from '../../games/catalogue.ts';
import type { Answer, Readable } from '../archive.ts';
import type { Page } from '../testing/page.ts';
import { later, nextNumber, StageHall, start, stopTime, type Stage } from '../testing/stage.ts';
import { instantly } from './machines.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

/** The lines of a record; undefined, if it is closed. */
async function textOf(found: Answer<Readable>): Promise<readonly string[] | undefined> {
  if ('problem' in found) return undefined;
  let text = '';
  for await (const some of found.text) text += some;
  return text.trimEnd().split('\n');
}

async function playOn(stage: Stage, page: Page): Promise<void> {
  await stage.says(page, { do: 'leave', n: nextNumber() });
  while (page.drawn?.table.stage === 'playing') await later(1);
}

test.each(Object.values(games))(
  'the record of a game of $id at a table replays from its first to its last line',
  async (game) => {
    const house = new StageHall({ patience: instantly });
    const stage = await house.open(['Ala'], { game: game.id, seats: game.seats.max });
    const recordAt = async ({ table }: Stage) => textOf(await house.hall.archive.record(table.code));
    const page = stage.enter('Ala');
    expect(await recordAt(stage)).toBeUndefined();
    await start(stage, page);
    expect(await recordAt(stage)).toBeUndefined();
    await playOn(stage, page);
    const first = (await recordAt(stage)) ?? [];
    expect(replay(game, first)).toBeUndefined();
    expect(first.join('\n')).not.toContain('Ala');

    // Another game, another record; who sits where now does not matter to the first.
    await stage.says(page, { do: 'rematch', n: nextNumber() });
    await playOn(stage, page);
    const second = (await recordAt(stage)) ?? [];
    expect(replay(game, second)).toBeUndefined();
    expect(second[0]).not.toBe(first[0]);
  },
);
