import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop, expect, phone, picture, test } from './house.ts';
import { playToTheEnd, reader } from './player.ts';

/** Every state that somebody can get the page into, and how; axe must find nothing in any of them. */
const states: readonly { readonly name: string; readonly reach: (page: Page, address: string) => Promise<void> }[] = [
  { name: 'home', reach: async (page, address) => void (await page.goto(address)) },
  { name: 'settings', reach: async (page, address) => void (await page.goto(`${address}/settings`)) },
  { name: 'about', reach: async (page, address) => void (await page.goto(`${address}/about`)) },
  { name: 'rules', reach: async (page, address) => void (await page.goto(`${address}/rules/thieves#TH-3.5`)) },
  { name: 'components', reach: async (page, address) => void (await page.goto(`${address}/components`)) },
  { name: 'no such table', reach: async (page, address) => void (await page.goto(`${address}/t/AAAAAA`)) },
  {
    name: 'lobby',
    async reach(page, address) {
      await page.goto(address);
      await reader(page, 'en').button('home.open').first().click();
      await page.getByRole('button', { name: reader(page, 'en').said('lobby.start') }).waitFor();
    },
  },
  { name: 'table', reach: begin },
  {
    name: 'a card taken up',
    async reach(page, address) {
      await begin(page, address);
      await page
        .getByRole('list', { name: reader(page, 'en').said('thieves.place.hand') })
        .getByRole('button')
        .first()
        .click();
    },
  },
  {
    name: 'menu',
    async reach(page, address) {
      await begin(page, address);
      await reader(page, 'en').button('table.menu').click();
    },
  },
  {
    name: 'the count',
    async reach(page, address) {
      await begin(page, address);
      await playToTheEnd(page, 'en');
    },
  },
];

async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await reader(page, 'en').button('home.play-now').first().click();
  const hand = page.getByRole('list', { name: reader(page, 'en').said('thieves.place.hand') });
  await hand.getByRole('button', { disabled: false }).first().waitFor();
}

for (const [size, device] of [
  ['1280', desktop],
  ['360', { ...phone, locale: 'en-GB' }],
] as const) {
  for (const { name, reach } of states) {
    test(`axe finds nothing wrong with ${name} at ${size}`, async ({ house, visitor }) => {
      const page = await visitor(device);
      await reach(page, house.address);
      await page.waitForTimeout(300);
      await picture(page, `${name.replaceAll(' ', '-')}-${size}`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    });
  }
}
