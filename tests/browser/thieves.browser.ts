import type { Page } from '@playwright/test';
import { desktop, expect, phone, picture, test } from './house.ts';
import { codeOfLobby, inspectCount, playAgain, pressByKey, takeSeat } from './lobby.ts';
import { answerOne, playToTheEnd, reader } from './player.ts';
import { seeCrown, seeTable, showOnTv, tv } from './screen.ts';
import { keys } from './sight.ts';
import { thief } from './thieves-player.ts';

test('two people and bots, from home to rematch: a phone in Polish and a desktop in English', async ({
  house,
  visitor,
}) => {
  const host = await visitor(desktop);
  const hosts = reader(host, 'en');
  await host.goto(house.address);
  await picture(host, 'home-1280');
  await hosts.button('home.open').first().click();
  const code = await codeOfLobby(host, 'en');

  const guest = await visitor(phone);
  const guests = reader(guest, 'pl');
  await guest.goto(house.address);
  await picture(guest, 'home-360');
  await guest.getByLabel(guests.said('home.join')).fill(code.toLowerCase());
  await guest.waitForURL(`**/t/${code}`);
  await takeSeat(guest, 'pl');
  await picture(guest, 'lobby-360');
  await picture(host, 'lobby-1280');

  const screen = await showOnTv(await visitor(tv), house.address, code);
  await host.getByRole('button', { name: hosts.said('lobby.start') }).click();
  const players = [thief(guest, 'pl'), thief(host, 'en')];
  await Promise.all(players.map(playToTheEnd));
  await inspectCount(host, 'end-1280');
  await inspectCount(guest, 'end-360');

  await seeCrown(screen, 'en', 'thieves-end');

  await playAgain(players);
  await seeTable(screen, 'thieves-next-game');
  await picture(host, 'table-1280');
  await picture(guest, 'table-360');

  const name = await nameOf(guest);
  await hosts.button('table.menu').click();
  await host.getByRole('button', { name: hosts.said('table.kick.about').replace('{name}', name) }).click();
  await picture(host, 'remove-1280');
  await host.getByRole('button', { name: hosts.said('table.kick.do').replace('{name}', name) }).click();
  await expect(guest.getByText(guests.said('notice.removed-you').split('{name}')[1] ?? '')).toBeVisible();
  await picture(guest, 'removed-360');
});

/** The name under which this browser sits down. */
const nameOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('hideout.persona') ?? '{}') as { name: string }).name);

test('one tap from home to a running game, and a whole game by keyboard alone', async ({ house, visitor }) => {
  const page = await visitor(desktop);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { button, said } = reader(page, 'en');
  await page.goto(house.address);
  await pressByKey(button('home.play-now').first());
  await playToTheEnd(thief(page, 'en', keys(page)));
  await expect(button('end.rematch').first()).toBeVisible();

  // The next game at the same table is a different one.
  await page.getByRole('button', { name: said('game.the-boss.name') }).click();
  await page.getByRole('button', { name: said('next.play').replace('{game}', said('game.the-boss.name')) }).click();
  await expect(page).toHaveTitle(new RegExp(said('game.the-boss.name')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await picture(page, 'next-game-1280');
  expect(errors).toEqual([]);
});

test('the network is cut and heals, and the page is loaded again: the same seat, the same game', async ({
  house,
  visitor,
}) => {
  const page = await visitor(phone);
  const { button, said } = reader(page, 'pl');
  const player = thief(page, 'pl');
  await page.goto(house.address);
  await button('home.play-now').first().click();
  await answerOne(player);
  await page.context().setOffline(true);
  await expect(page.getByText(said('table.lost'))).toBeVisible();
  await picture(page, 'lost-360');
  await page.context().setOffline(false);
  await expect(page.getByText(said('table.lost'))).toBeHidden();
  await answerOne(player);
  await page.reload();
  await playToTheEnd(player);
});

test('on the address of the local network, without the comforts of a secure page', async ({ house, visitor }) => {
  test.skip(house.lanAddress === undefined, 'this machine has no network');
  const page = await visitor(phone);
  await page.goto(house.lanAddress ?? '');
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await reader(page, 'pl').button('home.play-now').first().click();
  await playToTheEnd(thief(page, 'pl'));
});
