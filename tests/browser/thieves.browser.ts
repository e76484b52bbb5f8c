import { desktop, expect, phone, picture, test } from './house.ts';
import { playOneCard, playToTheEnd, reader, type Act } from './player.ts';

test('two people and bots, from home to rematch: a phone in Polish and a desktop in English', async ({
  house,
  visitor,
}) => {
  const host = await visitor(desktop);
  const hosts = reader(host, 'en');
  await host.goto(house.address);
  await picture(host, 'home-1280');
  await hosts.button('home.open').first().click();
  await expect(host.getByRole('button', { name: hosts.said('lobby.start') })).toBeVisible();
  const code = new URL(host.url()).pathname.split('/').at(-1) ?? '';

  const guest = await visitor(phone);
  const guests = reader(guest, 'pl');
  await guest.goto(house.address);
  await picture(guest, 'home-360');
  await guest.getByLabel(guests.said('home.join.code')).fill(code.toLowerCase());
  await guests.button('home.join.do').click();
  await guest.waitForURL(`**/t/${code}`);
  await guest
    .getByRole('button', { name: new RegExp(guests.said('lobby.take')) })
    .first()
    .click();
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: guests.said('lobby.take') })
    .click();
  await picture(guest, 'lobby-360');
  await picture(host, 'lobby-1280');

  await host.getByRole('button', { name: hosts.said('lobby.start') }).click();
  await Promise.all([playToTheEnd(host, 'en'), playToTheEnd(guest, 'pl')]);
  await picture(host, 'end-1280');
  await picture(guest, 'end-360');

  await guest
    .getByRole('dialog')
    .getByRole('button', { name: guests.said('end.rematch') })
    .click();
  await Promise.all([playOneCard(host, 'en'), playOneCard(guest, 'pl')]);
  await picture(host, 'table-1280');
  await picture(guest, 'table-360');
});

test('one tap from home to a running game, and a whole game by keyboard alone', async ({ house, visitor }) => {
  const page = await visitor(desktop);
  const { button } = reader(page, 'en');
  const byKeyboard: Act = async (control) => {
    await control.focus();
    await page.keyboard.press('Enter');
  };
  await page.goto(house.address);
  await byKeyboard(button('home.play-now').first());
  await playToTheEnd(page, 'en', byKeyboard);
  await expect(button('end.rematch').first()).toBeVisible();
});

test('the network is cut and heals, and the page is loaded again: the same seat, the same game', async ({
  house,
  visitor,
}) => {
  const page = await visitor(phone);
  const { button, said } = reader(page, 'pl');
  await page.goto(house.address);
  await button('home.play-now').first().click();
  await playOneCard(page, 'pl');
  await page.context().setOffline(true);
  await expect(page.getByText(said('table.lost'))).toBeVisible();
  await picture(page, 'lost-360');
  await page.context().setOffline(false);
  await expect(page.getByText(said('table.lost'))).toBeHidden();
  await playOneCard(page, 'pl');
  await page.reload();
  await playToTheEnd(page, 'pl');
});

test('on the address of the local network, without the comforts of a secure page', async ({ house, visitor }) => {
  test.skip(house.lanAddress === undefined, 'this machine has no network');
  const page = await visitor(phone);
  await page.goto(house.lanAddress ?? '');
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await reader(page, 'pl').button('home.play-now').first().click();
  await playToTheEnd(page, 'pl');
});
