import type { Page } from '@playwright/test';
import { inspect } from './everybody.ts';
import { expect } from './house.ts';
import { playUntilAllHaveAnswered, reader, type Language, type Player } from './player.ts';

/** The lobby is there; this is the code of the table. */
export async function codeOfLobby(host: Page, language: Language): Promise<string> {
  await expect(reader(host, language).button('lobby.start')).toBeVisible();
  return new URL(host.url()).pathname.split('/').at(-1) ?? '';
}

/** A guest takes the first free seat. */
export async function takeSeat(guest: Page, language: Language): Promise<void> {
  const { said } = reader(guest, language);
  await guest
    .getByRole('button', { name: new RegExp(said('lobby.take')) })
    .first()
    .click();
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: said('lobby.take') })
    .click();
}

/** A picture of the final count, and nothing may be wrong with it. */
export async function inspectCount(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await inspect(page, name);
}

/** The first of them wants a rematch; they all find themselves in it and take part. */
export async function playAgain(players: readonly Player[]): Promise<void> {
  const rematches = players.map(({ page, language }) => reader(page, language).button('end.rematch'));
  await rematches[0]?.click();
  for (const rematch of rematches) await expect(rematch).toHaveCount(0);
  await playUntilAllHaveAnswered(players);
}
