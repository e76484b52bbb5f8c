import { findings } from './findings.ts';
import { desktop, expect, phone, picture, test } from './house.ts';
import { reader, type Act } from './player.ts';
import { bossTable, playOneStep, playOneTurn, playToTheEnd } from './the-boss-player.ts';

test('The Boss from home to rematch: a phone in Polish, a desktop in English, and a bot', async ({
  house,
  visitor,
}) => {
  const host = await visitor(desktop);
  const hosts = reader(host, 'en');
  await host.goto(house.address);
  await bossTable(host, 'en')
    .box.getByRole('button', { name: hosts.said('home.open') })
    .click();
  await expect(host.getByRole('button', { name: hosts.said('lobby.start') })).toBeVisible();
  await host.getByRole('button', { name: hosts.said('lobby.fewer') }).click();
  const code = new URL(host.url()).pathname.split('/').at(-1) ?? '';

  const guest = await visitor(phone);
  const guests = reader(guest, 'pl');
  await guest.goto(`${house.address}/t/${code}`);
  await guest
    .getByRole('button', { name: new RegExp(guests.said('lobby.take')) })
    .first()
    .click();
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: guests.said('lobby.take') })
    .click();
  await picture(guest, 'the-boss-lobby-360');
  await picture(host, 'the-boss-lobby-1280');

  await host.getByRole('button', { name: hosts.said('lobby.start') }).click();
  await Promise.all([playToTheEnd(host, 'en'), playToTheEnd(guest, 'pl')]);
  await picture(host, 'the-boss-end-1280');
  await picture(guest, 'the-boss-end-360');
  expect(await findings(host)).toEqual([]);
  expect(await findings(guest)).toEqual([]);

  await bossTable(guest, 'pl').over.click();
  await Promise.all([playOneTurn(host, 'en'), playOneTurn(guest, 'pl')]);
});

test('a whole game of The Boss by keyboard alone', async ({ house, visitor }) => {
  const page = await visitor(desktop);
  const { said } = reader(page, 'en');
  const byKeyboard: Act = async (control) => {
    await control.focus();
    await page.keyboard.press('Enter');
  };
  await page.goto(house.address);
  await byKeyboard(bossTable(page, 'en').box.getByRole('button', { name: said('home.play-now') }));
  await playToTheEnd(page, 'en', byKeyboard);
  await expect(bossTable(page, 'en').over).toBeVisible();
});

test('the network is cut in the middle of The Boss, and the page is loaded again', async ({ house, visitor }) => {
  const page = await visitor(phone);
  const { said } = reader(page, 'pl');
  await page.goto(house.address);
  await bossTable(page, 'pl')
    .box.getByRole('button', { name: said('home.play-now') })
    .click();
  await playOneTurn(page, 'pl');
  await page.context().setOffline(true);
  await expect(page.getByText(said('table.lost'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(said('table.lost'))).toBeHidden();
  await playOneStep(page, 'pl', 0);
  await page.reload();
  // What was sent before is still there: a card that is due, or the next turn.
  await playOneStep(page, 'pl', 1);
  await playOneTurn(page, 'pl');
});
