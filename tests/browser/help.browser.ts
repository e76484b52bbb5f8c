import { readdirSync } from 'node:fs';
import { findings } from './findings.ts';
import { desktop, expect, isLong, phone, picture, test } from './house.ts';
import { reader } from './player.ts';

const visitors = [
  { device: phone, language: 'pl', name: '360' },
  { device: desktop, language: 'en', name: '1280' },
] as const;

for (const game of ['thieves', 'the-boss', 'cash-n-guns'] as const) {
  for (const { device, language, name } of visitors) {
    test(`help in a first game: ${game} at ${name}`, async ({ browser, house }) => {
      test.skip(!isLong, 'overnight');
      const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const { said, button } = reader(page, language);
      await page.goto(house.address);
      const box = page.getByRole('article', { name: said(`game.${game}.name`) });
      await box.getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
      for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
      await button('guide.start').click();

      await button('help.odds').click({ timeout: 60_000 });
      const panel = page.getByRole('region', { name: said('help.title') });
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      const question = page.locator('.question p').first();
      const asked = await question.textContent();
      await button('help.advice').click();
      await expect(panel.getByText(said('advice.choice'))).toBeVisible({ timeout: 20_000 });
      expect(await findings(page)).toEqual([]);
      await picture(page, `help-${game}-${name}`);

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.locator('.suggested').first()).toBeVisible();
      // It was suggested, not played.
      expect(await question.textContent()).toBe(asked);
      await context.close();
    });

    test(`what was known in a finished game: ${game} at ${name}`, async ({ visitor, house }) => {
      test.skip(!isLong, 'overnight');
      const page = await visitor(device);
      const { button, said } = reader(page, language);
      const archive = new URL(`../../src/games/${game}/archive/`, import.meta.url);
      await page.goto(`${house.address}/replay`, { waitUntil: 'networkidle' });
      const [first = ''] = readdirSync(archive);
      await page.locator('input[type=file]').setInputFiles(new URL(first, archive).pathname);
      // Once the page is loaded, it needs no connection.
      await page.context().setOffline(true);
      await page.getByRole('slider').fill('9');
      await button('knew.open').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await picture(page, `knew-${game}-${name}`);
      const heading = said('knew.eyes').split('{')[0] ?? '';
      await dialog.getByRole('button', { name: new RegExp(`^${heading}`) }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('radio', { name: said('replay.eyes.all'), exact: true })).not.toBeChecked();
      await expect(page.getByRole('slider')).toHaveValue('9');
    });
  }
}
