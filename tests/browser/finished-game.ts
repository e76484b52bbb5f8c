import type { BrowserContext } from '@playwright/test';
import { deviceOf, openTable, Player } from '../../src/server/testing/player.ts';

/** Opens a table, leaves it to bots, and waits for the count. Returns the code of the table. */
export async function finishedGame(address: string, game: string, host: string): Promise<string> {
  const code = await openTable(address, host, { game, playNow: true });
  const player = await Player.at(address, code, host);
  await player.does({ do: 'leave' });
  await player.until(() => player.scene?.table.stage === 'over');
  await player.leave();
  return code;
}

/** Gives this browser the identity of somebody who sat at such a table. */
export async function becomes(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript((device) => localStorage.setItem('hideout.device', device), deviceOf(name));
}
