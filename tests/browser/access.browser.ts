import type { Page } from '@playwright/test';
import { testForEverybody, type State } from './everybody.ts';
import { playToTheEnd, reader, type Language } from './player.ts';

const at = (name: string, path: string): State => ({
  name,
  reach: async (page, address) => void (await page.goto(address + path)),
});

/** Every state of the pages and of Thieves!. */
const states: readonly State[] = [
  at('home', ''),
  at('settings', '/settings'),
  at('about', '/about'),
  at('rules', '/rules/thieves#TH-3.5'),
  at('components', '/components'),
  at('no such table', '/t/AAAAAA'),
  {
    name: 'lobby',
    async reach(page, address, language) {
      await page.goto(address);
      await reader(page, language).button('home.open').first().click();
      await page.getByRole('button', { name: reader(page, language).said('lobby.start') }).waitFor();
    },
  },
  { name: 'table', reach: begin },
  {
    name: 'six at the table',
    async reach(page, address, language) {
      const { button, said } = reader(page, language);
      await page.goto(address);
      await button('home.open').first().click();
      await button('lobby.more').click();
      await button('lobby.more').click();
      await page.getByRole('button', { name: said('lobby.start') }).click();
      const hand = page.getByRole('list', { name: said('thieves.place.hand') });
      await hand.getByRole('button', { disabled: false }).first().waitFor();
    },
  },
  {
    name: 'a card taken up',
    async reach(page, address, language) {
      await begin(page, address, language);
      const hand = page.getByRole('list', { name: reader(page, language).said('thieves.place.hand') });
      await hand.getByRole('button').first().click();
    },
  },
  {
    name: 'menu',
    async reach(page, address, language) {
      await begin(page, address, language);
      await reader(page, language).button('table.menu').click();
    },
  },
  {
    name: 'to another device',
    async reach(page, address, language) {
      await begin(page, address, language);
      await reader(page, language).button('table.menu').click();
      await reader(page, language).button('table.carry').click();
      await page.getByRole('img', { name: reader(page, language).said('table.carry.qr') }).waitFor();
    },
  },
  {
    name: 'the count',
    async reach(page, address, language) {
      await begin(page, address, language);
      await playToTheEnd(page, language);
    },
  },
];

async function begin(page: Page, address: string, language: Language): Promise<void> {
  await page.goto(address);
  await reader(page, language).button('home.play-now').first().click();
  const hand = page.getByRole('list', { name: reader(page, language).said('thieves.place.hand') });
  await hand.getByRole('button', { disabled: false }).first().waitFor();
}

testForEverybody(states);
