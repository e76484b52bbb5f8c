import { codeInGroups } from '../../src/web/device/code.ts';
import type { Page } from '@playwright/test';
import { expect, picture } from './house.ts';
import { reader, type Language } from './player.ts';
import { screen as english } from '../../src/words/en/screen.ts';
import { screen as polish } from '../../src/words/pl/screen.ts';

/** A TV. Nobody touches it: it has a remote control. */
export const tv = { viewport: { width: 1920, height: 1080 }, locale: 'en-GB' } as const;

/** The words of a screen in its language. */
export const onScreen = (language: Language) => (language === 'en' ? english : polish);

/** Types the code of a table with the arrows and OK of a remote control. */
async function typeByRemote(page: Page, code: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
  const columns = 9;
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  await page.keyboard.press('ArrowRight');
  for (const letter of code) {
    for (let here = letters.indexOf(await focused()); letters[here] !== letter;) {
      const there = letters.indexOf(letter);
      const right = (there % columns) - (here % columns);
      const isBelow = there > here;
      // The last row ends with a button that is not a letter, so the way leads above it.
      if (here < 0) await page.keyboard.press('ArrowUp');
      else if (right !== 0) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
      else await page.keyboard.press(isBelow ? 'ArrowDown' : 'ArrowUp');
      here = letters.indexOf(await focused());
    }
    await page.keyboard.press('Enter');
  }
}

/** Opens a table on a TV, and checks that nothing private is sent there. */
export async function showOnTv(page: Page, address: string, code: string): Promise<Page> {
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => expect(String(payload)).not.toContain('"own"')),
  );
  await page.goto(`${address}/tv`);
  await page.getByRole('button', { name: 'A', exact: true }).waitFor();
  await typeByRemote(page, code);
  await page.waitForURL(`**/tv/${code}`);
  await expect(page.getByText(codeInGroups(code), { exact: true }).first()).toBeVisible();
  await tvPicture(page, 'lobby');
  return page;
}

/** Takes a picture of the TV, and checks that it never asks for an action. */
export async function tvPicture(page: Page, name: string): Promise<void> {
  await picture(page, `tv-${name}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A game is running: everybody is visible, and no count of another game. */
export async function seeTable(page: Page, name: string): Promise<void> {
  await expect(page.locator('.crowned')).toHaveCount(0);
  await expect(page.locator('[data-part="player"]').first()).toBeVisible();
  await tvPicture(page, name);
}

/** The final count is over: the winner is named, and the TV says how to continue. */
export async function seeCrown(page: Page, language: Language, name: string): Promise<void> {
  const { said } = reader(page, language);
  await expect(page.getByText(said('ending.counting'))).toBeHidden({ timeout: 60_000 });
  await expect(page.locator('.crowned').first()).toBeVisible({ timeout: 60_000 });
  await tvPicture(page, name);
}
