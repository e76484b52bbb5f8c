import type { Page } from '@playwright/test';
import { inspect } from './everybody.ts';
import { expect } from './house.ts';
import { playUntilAllHaveAnswered, reader, type Language, type Player } from './player.ts';

/** Somebody who has never played with people says their name; then the lobby is there. This is the code of the table. */
export async function codeOfLobby(host: Page, language: Language): Promise<string> {
  await enterLobby(host, language);
  return new URL(host.url()).pathname.split('/').at(-1) ?? '';
}

/** Whoever has never played with people is asked for a name on the way. */
export async function enterLobby(page: Page, language: Language): Promise<void> {
  const { button, said } = reader(page, language);
  const start = button('lobby.start');
  const named = page.getByRole('dialog').getByRole('button', { name: said('name.do') });
  await expect(start.or(named)).toBeVisible();
  if (await named.isVisible()) await named.click();
  await expect(start).toBeVisible();
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

/** They all say that they are ready for another game, find themselves in it and take part. */
export async function playAgain(players: readonly Player[]): Promise<void> {
  const buttons = players.map(({ page, language }) => reader(page, language).button('end.rematch'));
  const [first, ...others] = players;
  for (const [place, button] of buttons.entries()) {
    await button.click();
    // Nobody is torn from the count: the game waits for the last of them.
    if (first && place < others.length)
      await expect(reader(first.page, first.language).button('next.not-yet')).toBeVisible();
  }
  for (const { page, language } of players) await expect(reader(page, language).button('next.not-yet')).toHaveCount(0);
  await playUntilAllHaveAnswered(players);
}
