import { expect, phone, test } from './house.ts';
import { reader } from './player.ts';
import { PageFeeder } from './page-feeder.ts';
import { momentWhen } from './stored-tables.ts';

test('after the last of several sheets the keyboard is at the question again', async ({ house, visitor }) => {
  const page = await visitor(phone);
  const { button, said } = reader(page, 'pl');
  const feeder = await PageFeeder.before(page);
  const { table } = momentWhen('thieves', '3-seats', (moment) => moment.table.stage === 'playing');
  await feeder.show(house.address, table, 0);
  // The table is loaded after what surrounds it.
  await page.locator('[data-part="own"] .question').waitFor();
  await button('table.menu').click();
  await button('table.settings').click();
  await expect(page.getByRole('dialog', { name: said('table.settings') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="own"] .question')).toBeFocused();
});
