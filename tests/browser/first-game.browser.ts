import { findings } from './findings.ts';
import { desktop, expect, phone, picture, test } from './house.ts';
import { reader } from './player.ts';

test('a first game explains itself: the guide by keyboard, a game without powers, and both only once', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const { said, button } = reader(page, 'pl');
  const playNow = page
    .getByRole('article', { name: said('game.cash-n-guns.name') })
    .getByRole('button')
    .first();
  await page.goto(house.address);
  await playNow.click();
  const guide = page.getByRole('dialog', { name: /60 sekund/ });
  await expect(guide.getByText(said('guide.cash-n-guns.goal'))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await picture(page, 'guide-360');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(guide.getByText(said('guide.no-powers'))).toBeVisible();
  await button('guide.start').click();
  await expect(guide).toBeHidden();
  await expect(page.locator('.question p')).toBeVisible();

  await page.goto(house.address);
  await playNow.click();
  await expect(page.getByRole('dialog', { name: said('cash-n-guns.powers.title') })).toBeVisible();
  await context.close();
});

test('the rules begin with the guide, can be searched, and open what a clause hides', async ({ house, visitor }) => {
  const page = await visitor(desktop);
  const { said } = reader(page, 'en');
  await page.goto(`${house.address}/rules/thieves`);
  await expect(page.getByText(said('guide.thieves.goal'))).toBeVisible();
  await picture(page, 'rules-1280');
  await page.getByLabel(said('rules.search')).fill('thief blind');
  await page.getByRole('link', { name: /^TH-3.5 Thief/ }).click();
  const clause = page.locator('[id="TH-3.5"]');
  await expect(clause).toBeInViewport();
  await expect(clause.locator('details')).toHaveAttribute('open');

  await page.goto(`${house.address}/rules/thieves#TH-4.2`);
  await expect(page.locator('[id="TH-4.2"]')).toBeInViewport();
  await expect(page.locator('[id="TH-4.2"] details')).toHaveAttribute('open');
  await expect(page.locator('[id="TH-3.5"] details')).not.toHaveAttribute('open');
});
