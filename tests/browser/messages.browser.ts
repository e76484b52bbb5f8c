import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { desktop, expect, phone, picture, test } from './house.ts';
import { codeOfLobby, takeSeat } from './lobby.ts';
import { reader, type Key, type Language } from './player.ts';
import { tv, tvPicture } from './screen.ts';

/* What people write to each other: who reads it, and who does not. */

/** A person who writes into the field that they see. */
async function write(page: Page, language: Language, text: string): Promise<void> {
  const { said, button } = reader(page, language);
  await page.getByLabel(said('chat.write')).fill(text);
  await button('chat.send').click();
}

/** The host chooses who may read messages. */
async function choose(host: Page, mode: Key): Promise<void> {
  const { said } = reader(host, 'en');
  const choice = host.getByText(said(mode), { exact: true });
  if (!(await choice.isVisible())) await host.getByText(said('chat.who'), { exact: true }).first().click();
  await choice.click();
}

/** Host and guest are seated, the game runs, and a TV shows it. */
async function playBeforeTv(
  address: string,
  { host, guest, screen }: Readonly<Record<'host' | 'guest' | 'screen', Page>>,
) {
  const { button } = reader(host, 'en');
  await host.goto(address);
  await button('home.open').first().click();
  const code = await codeOfLobby(host, 'en');
  await guest.goto(`${address}/t/${code}`);
  await takeSeat(guest, 'pl');
  await button('lobby.start').click();
  await screen.goto(`${address}/tv/${code}`);
  await expect(screen.locator('[data-part="player"]').first()).toBeVisible();
}

test('messages reach the table, a TV only if the host wants that, and nobody when they are off', async ({
  house,
  visitor,
}) => {
  const [host, guest, screen] = [await visitor(desktop), await visitor(phone), await visitor(tv)];
  const { said } = reader(host, 'en');
  const polish = reader(guest, 'pl');
  await playBeforeTv(house.address, { host, guest, screen });

  // A desktop has the messages beside the table; on a phone they are a sheet.
  await polish.button('table.emotes').click();
  await polish.button('chat.open').click();
  await write(guest, 'pl', '<b>Nie mam nic</b>');
  await expect(guest.getByText(polish.said('problem.not-plain'))).toBeVisible();
  await write(guest, 'pl', 'Nie mam nic.');
  await expect(host.getByText('Nie mam nic.')).toBeVisible();
  await expect(screen.getByText('Nie mam nic.')).toHaveCount(0);
  expect(await findings(guest)).toEqual([]);
  await picture(guest, 'messages-360');

  await choose(host, 'chat.who.screens');
  await write(guest, 'pl', 'Dobry wieczór, kanapo!');
  await expect(screen.getByText('Dobry wieczór, kanapo!')).toBeVisible();
  await tvPicture(screen, 'message');

  await host.getByText(said('chat.muting')).click();
  await host.getByRole('button', { name: /^Mute / }).click();
  await expect(host.getByText('Nie mam nic.')).toHaveCount(0);
  await host.getByRole('button', { name: /^Unmute / }).click();
  await expect(host.getByText('Nie mam nic.')).toBeVisible();
  await picture(host, 'messages-1280');

  await choose(host, 'chat.who.off');
  await expect(guest.getByText(polish.said('problem.chat-off'))).toBeVisible();
  await expect(guest.getByLabel(polish.said('chat.write'))).toHaveCount(0);
  expect(await findings(guest)).toEqual([]);
  await picture(guest, 'messages-off-360');
  await choose(host, 'chat.who.table');
  await expect(guest.getByLabel(polish.said('chat.write'))).toBeVisible();
});
