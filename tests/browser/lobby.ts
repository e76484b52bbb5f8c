import type { Locator, Page } from '@playwright/test';
import { inspect } from './everybody.ts';
import { expect } from './house.ts';
import { playUntilAllHaveAnswered, reader, type Language, type Player } from './player.ts';

/** Enters a name if asked, and waits for the lobby. Returns the code of the table. */
export async function codeOfLobby(host: Page, language: Language): Promise<string> {
  await enterLobby(host, language);
  return new URL(host.url()).pathname.split('/').at(-1) ?? '';
}

/** People who have never played with others are asked for a name first. */
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
    .getByRole('button', { name: said('lobby.sit.do') })
    .click();
}

/** Takes a picture of the final count and inspects it. */
export async function inspectCount(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await inspect(page, name);
}

/** All of them say that they are ready, find themselves in the next game and take part. */
export async function playAgain(players: readonly Player[]): Promise<void> {
  const buttons = players.map(({ page, language }) => reader(page, language).button('end.rematch'));
  const [first, ...others] = players;
  for (const [place, button] of buttons.entries()) {
    await button.click();
    // The next game waits until the last of them has left the count.
    if (first && place < others.length)
      await expect(reader(first.page, first.language).button('next.not-yet')).toBeVisible();
  }
  for (const { page, language } of players) await expect(reader(page, language).button('next.not-yet')).toHaveCount(0);
  await playUntilAllHaveAnswered(players);
}

/** Presses a button of the home page with the keyboard. Until the server has said what it plays, nothing happens there. */
export async function pressByKey(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.focus();
  await button.page().keyboard.press('Enter');
}
