import { expect, isLong, launcher, phone, picture, test } from './house.ts';
import { openHouse } from './open-house.ts';
import { reader } from './player.ts';
import { fileOf } from './records.ts';

const key = 'trzy zielone parasole';

test('a server with a key asks for it once, and not if a link contains it', async ({ visitor }) => {
  test.skip(!isLong, 'It starts a server of its own.');
  const house = await openHouse(launcher, { OPEN_TABLES: 'key', TABLE_KEY: key });
  const page = await visitor(phone);
  const { button, said } = reader(page, 'pl');
  const dialog = page.getByRole('dialog', { name: said('key.title') });
  const field = dialog.getByLabel(said('key.field'));
  await page.goto(house.address);
  await button('home.play-now').first().click();
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: said('key.do') }).click();
  await expect(dialog).toContainText(said('key.missing'));
  await field.fill('something else');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(said('problem.wrong-key'));
  await picture(page, 'table-key-phone');
  await field.fill(key);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\/[A-Z]{6}$/);
  await page.goto(house.address);
  await button('home.play-now').nth(1).click();
  await expect(page).toHaveURL(/\/t\/[A-Z]{6}$/);

  const friend = await visitor(phone);
  await friend.goto(`${house.address}/#key=${encodeURIComponent(key)}`);
  await expect(friend.getByRole('dialog', { name: reader(friend, 'pl').said('link.key.title') })).toBeVisible();
  expect(friend.url()).not.toContain('#');
  await picture(friend, 'a-key-by-link-360');
  await reader(friend, 'pl').button('link.key.do').click();
  await reader(friend, 'pl').button('home.play-now').first().click();
  await expect(friend).toHaveURL(/\/t\/[A-Z]{6}$/);
  await house.close();
});

test('a link with the same key asks nothing, and one with another key changes nothing without a yes', async ({
  visitor,
}) => {
  test.skip(!isLong, 'It starts a server of its own.');
  const house = await openHouse(launcher, { OPEN_TABLES: 'key', TABLE_KEY: key });
  const friend = await visitor(phone);
  const { button } = reader(friend, 'pl');
  await friend.goto(`${house.address}/#key=${encodeURIComponent(key)}`);
  await button('link.key.do').click();
  await friend.goto(`${house.address}/settings`);
  await friend.goto(`${house.address}/#key=${encodeURIComponent(key)}`);
  await friend.waitForURL(`${house.address}/`);
  await expect(friend.getByRole('dialog')).toHaveCount(0);
  await friend.goto(`${house.address}/settings`);
  await friend.goto(`${house.address}/#key=another%20key`);
  await button('link.key.leave').click();
  await button('home.play-now').first().click();
  await expect(friend).toHaveURL(/\/t\/[A-Z]{6}$/);
  await house.close();
});

test('a what-if table from a file needs the key, too', async ({ visitor }) => {
  test.skip(!isLong, 'It starts a server of its own.');
  const house = await openHouse(launcher, { OPEN_TABLES: 'key', TABLE_KEY: key });
  const page = await visitor(phone);
  const { button, said } = reader(page, 'pl');
  const dialog = page.getByRole('dialog', { name: said('key.title') });
  await page.goto(`${house.address}/replay`);
  await page.locator('input[type=file]').setInputFiles(fileOf('thieves'));
  await button('what-if.open').click();
  await button('what-if.do').click();
  await dialog.getByLabel(said('key.field')).fill('something else');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(said('problem.wrong-key'));
  await picture(page, 'what-if-key-phone');
  await dialog.getByLabel(said('key.field')).fill(key);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\/[A-Z]{6}$/);
  await house.close();
});
