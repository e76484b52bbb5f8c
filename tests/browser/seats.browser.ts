import type { Page } from '@playwright/test';
import { desktop, expect, phone, picture, test } from './house.ts';
import { codeOfLobby } from './lobby.ts';
import { answerOne, playUntilAllHaveAnswered, reader, type Language } from './player.ts';
import { thief } from './thieves-player.ts';

test('a seat goes from the desktop to the phone, and is played on there', async ({ house, visitor }) => {
  const first = await visitor(desktop);
  const { button, said } = reader(first, 'en');
  await first.goto(house.address);
  await button('home.play-now').first().click();
  await answerOne(thief(first, 'en'));
  await button('table.menu').click();
  await button('table.carry').click();
  const link = await first.getByLabel(said('lobby.link')).inputValue();

  const second = await visitor(phone);
  await second.goto(link);
  const dialog = second.getByRole('dialog', { name: reader(second, 'pl').said('link.seat.title') });
  await expect(dialog).toBeVisible();
  expect(second.url()).not.toContain('#');
  await picture(second, 'a-seat-by-link-360');
  await reader(second, 'pl').button('link.seat.do').click();
  await answerOne(thief(second, 'pl'));
  // The ticket must not stay in the address, where others could find it.
  expect(second.url()).toBe(link.replace(/#.*/, ''));
  // The old page says what happened, in place of the table and in a note.
  await expect(first.getByText(said('notice.carried-away')).first()).toBeVisible();
  await expect(first.getByLabel(said('lobby.link'))).toBeHidden();
  await picture(first, 'carried-away-1280');
  await picture(second, 'carried-here-360');
  await first.keyboard.press('Escape');
  await expect(first.getByRole('list', { name: said('thieves.place.hand') })).toBeHidden();

  const third = await visitor(desktop);
  await third.goto(link);
  await reader(third, 'en').button('link.seat.do').click();
  await expect(third.getByText(said('problem.no-such-ticket'))).toBeVisible();
});

test('a link from somebody else brings no seat to those who do not want it', async ({ house, visitor }) => {
  const first = await visitor(phone);
  const { button, said } = reader(first, 'pl');
  await first.goto(house.address);
  await button('home.play-now').first().click();
  await answerOne(thief(first, 'pl'));
  await button('table.menu').click();
  await button('table.carry').click();
  const link = await first.getByLabel(said('lobby.link')).inputValue();

  const second = await visitor(desktop);
  await second.goto(link);
  await expect(second.getByRole('dialog', { name: reader(second, 'en').said('link.seat.title') })).toBeVisible();
  await picture(second, 'a-seat-by-link-1280');
  await reader(second, 'en').button('link.seat.leave').click();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  // The seat is still where it was, so the same ticket is good for somebody who wants it.
  const third = await visitor(desktop);
  await third.goto(link);
  await reader(third, 'en').button('link.seat.do').click();
  await expect(first.getByText(said('notice.carried-away')).first()).toBeVisible();
});

test('a guest asks for the seat of a bot, is let in, and plays', async ({ house, visitor }) => {
  const host = await visitor(desktop);
  const hosts = reader(host, 'en');
  await host.goto(house.address);
  await hosts.button('home.play-now').first().click();
  await answerOne(thief(host, 'en'));

  const guest = await visitor(phone);
  const guests = reader(guest, 'pl');
  await guest.goto(host.url());
  await guests.button('table.menu').click();
  await guests.buttonLike(['table.ask-in']).first().click();
  await guest.getByLabel(guests.said('lobby.sit.name')).fill('Zosia');
  await picture(guest, 'asking-for-a-seat-360');
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: guests.said('lobby.sit.do') })
    .click();
  await expect(host.getByText(/Zosia wants to take over/)).toBeVisible();
  await picture(host, 'a-newcomer-1280');
  await picture(guest, 'a-newcomer-360');
  await hosts.button('table.let-in').first().click();
  await playUntilAllHaveAnswered([thief(guest, 'pl'), thief(host, 'en')]);
});

test('the refusal of an imitated name says which one, and another name works', async ({ house, visitor }) => {
  const host = await visitor(desktop);
  await host.goto(house.address);
  await reader(host, 'en').button('home.open').first().click();
  const code = await codeOfLobby(host, 'en');
  const sitAs = async (page: Page, language: Language, name: string) => {
    const { said } = reader(page, language);
    await page.getByRole('dialog').getByLabel(said('lobby.sit.name')).fill(name);
    await page.getByRole('dialog').locator('form').getByRole('button').click();
  };
  await reader(host, 'en').button('lobby.change-me').first().click();
  await sitAs(host, 'en', 'Bruno');
  await expect(host.getByRole('dialog')).toHaveCount(0);

  const guest = await visitor(phone);
  await guest.goto(`${house.address}/t/${code}`);
  await guest
    .getByRole('button', { name: new RegExp(reader(guest, 'pl').said('lobby.take')) })
    .first()
    .click();
  await sitAs(guest, 'pl', 'Brun\u043e');
  const complaint = reader(guest, 'pl').said('problem.name-taken.like').replace('{name}', 'Bruno');
  await expect(guest.getByRole('dialog').getByText(complaint)).toBeVisible();
  await picture(guest, 'a-name-that-looks-like-another-360');
  await sitAs(guest, 'pl', '👩\u200d👩\u200d👧 Nowak');
  await expect(host.getByText('👩\u200d👩\u200d👧 Nowak').first()).toBeVisible();
});
