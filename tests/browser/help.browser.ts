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
      const question = await page.locator('.question').textContent();
      await button('help.advice').click();
      await expect(panel.getByText(said('advice.choice'))).toBeVisible({ timeout: 20_000 });
      expect(await findings(page)).toEqual([]);
      await picture(page, `help-${game}-${name}`);

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.locator('.suggested').first()).toBeVisible();
      // It was suggested, not played.
      expect(await page.locator('.question').textContent()).toBe(question);
      await context.close();
    });
  }
}
