import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { games } from '../../games/catalogue.ts';
import { openTable, Player } from './player.ts';
import { anyMove, startServer } from './server.ts';
import type { Store } from '../store/store.ts';

/** Entries that every table must add before the copy is made, and while it is made. */
const signsOfLife = 5;

/** The player moves whenever asked, and starts the next game when one is over. */
async function playOn(player: Player, until: () => boolean): Promise<void> {
  while (!until()) {
    const wish = player.scene?.table.stage === 'over' ? ({ do: 'start' } as const) : anyMove(player);
    if (wish) await player.say(wish);
    else await Promise.race([player.somethingNew(), pause(50)]);
  }
}

/**
 * People play while the store is copied. Then another server opens the copy: every table is there as it was at some
 * moment in between, and can go on.
 */
export async function expectPlayableCopy(store: Store, copy: () => Promise<Store>): Promise<void> {
  const { base, stop } = await startServer({ store });
  const open = async (game: string) => {
    const code = await openTable(base, 'Ala', { game, playNow: true });
    const player = await Player.at(base, code, 'Ala');
    player.startNumbersAt(100);
    return { code, player };
  };
  const tables = await Promise.all(Object.keys(games).map(open));
  let isOver = false;
  const playing = tables.map(({ player }) => playOn(player, () => isOver));
  const allGrow = async () => {
    const wanted = tables.map(({ player }) => player.seq + signsOfLife);
    while (tables.some(({ player }, each) => player.seq < (wanted[each] ?? 0))) await pause(10);
  };
  await allGrow();
  const before = tables.map(({ player }) => player.seq);
  const [copied] = await Promise.all([copy(), allGrow()]);
  isOver = true;
  await Promise.all(playing);
  await stop();

  const again = await startServer({ store: copied });
  for (const [each, { code, player }] of tables.entries()) {
    const ala = await Player.at(again.base, code, 'Ala');
    ala.startNumbersAt(10_000);
    expect(ala.seq).toBeGreaterThanOrEqual(before[each] ?? 0);
    expect(ala.seq).toBeLessThanOrEqual(player.seq);
    const grown = ala.seq + signsOfLife;
    await playOn(ala, () => ala.seq >= grown);
  }
}
