import type { Page } from '@playwright/test';
import { expect, desktop, isLong, phone, picture, test } from './house.ts';
import { reader } from './player.ts';
import { factsOf, fileOf } from './records.ts';

const games = isLong ? (['thieves', 'the-boss', 'cash-n-guns'] as const) : (['thieves'] as const);
const devices = [
  ['phone', phone, 'pl'],
  ['desktop', desktop, 'en'],
] as const;

/** How many things lay hidden in each record: a card, a bullet, somebody's loot at each count. */
const hiddenThings = {
  thieves: (factsOf('thieves').count('raid') + 1) * factsOf('thieves').seats,
  'the-boss': factsOf('the-boss').count('hidden'),
  'cash-n-guns': factsOf('cash-n-guns').count('decided'),
} as const;

const openedIn = (page: Page, game: string) =>
  page
    .getByRole('tabpanel')
    .getByRole(game === 'thieves' ? 'listitem' : 'cell')
    .getByRole('button');

for (const game of games) {
  for (const [name, device, language] of devices) {
    test(`a game of ${game} is watched again on a ${name}`, async ({ visitor, house }) => {
      const page = await visitor(device);
      const { button, said } = reader(page, language);
      await page.goto(`${house.address}/replay`);
      await page.locator('input[type=file]').setInputFiles(fileOf(game));
      const bar = page.getByRole('slider');
      await expect(bar).toHaveValue('0');
      const steps = Number(await bar.getAttribute('max'));

      // By move, by moment, to the end and back, by button and by key.
      await button('replay.forward').click();
      await expect(bar).toHaveValue('1');
      await button('replay.moment').click();
      await expect.poll(async () => Number(await bar.inputValue())).toBeGreaterThan(1);
      await button('replay.moment').blur();
      await page.keyboard.press('End');
      await expect(bar).toHaveValue(String(steps));
      await page.keyboard.press('ArrowLeft');
      await expect(bar).toHaveValue(String(steps - 1));

      // From the viewpoint of the first seat, playing by itself to the end.
      const eyes = page.getByRole('radiogroup', { name: said('replay.eyes') });
      const first = said('replay.player').replace('{number}', '1');
      await eyes.getByTitle(first, { exact: true }).click();
      await expect(eyes.getByRole('radio', { name: first, exact: true })).toBeChecked();
      await expect(bar).toHaveValue(String(steps - 1));
      await picture(page, `replay-${game}-${name}`);
      await page.getByRole('button', { name: said('replay.play'), exact: true }).click();
      await expect(bar).toHaveValue(String(steps));
      await button('replay.count').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    // By day the phone is enough.
    if (name !== 'phone' && !isLong) continue;
    test(`what was hidden in ${game} and its story lead to their moments on a ${name}`, async ({ visitor, house }) => {
      const page = await visitor(device);
      const { said, button } = reader(page, language);
      await page.goto(`${house.address}/replay`, { waitUntil: 'networkidle' });
      // After loading, the page needs no connection.
      await page.context().setOffline(true);
      await page.locator('input[type=file]').setInputFiles(fileOf(game));
      const bar = page.getByRole('slider');
      await expect(bar).toHaveValue('0');
      const tab = (key: Parameters<typeof said>[0]) => page.getByRole('tab', { name: said(key), exact: true });

      await tab(`ending.hidden.${game}`).click();
      await expect(openedIn(page, game)).toHaveCount(hiddenThings[game]);
      await picture(page, `hidden-${game}-${name}`);
      await button('after.watch').first().click();
      await expect.poll(async () => Number(await bar.inputValue())).toBeGreaterThan(1);

      await tab('after.panel.story').click();
      const { seats, scores } = factsOf(game);
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByRole('img', { name: said('after.tale.fortunes.about') }).locator('.line')).toHaveCount(
        seats,
      );
      await picture(page, `story-${game}-${name}`);
      await panel.getByText(said('after.tale.table')).click();
      const last = await panel.getByRole('row').last().getByRole('cell').allInnerTexts();
      expect(last.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual(scores);

      // The table also says how it ended.
      const end = panel.getByRole('listitem').getByRole('button').last();
      const sentence = await end.innerText();
      await end.click();
      const max = (await bar.getAttribute('max')) ?? '';
      await expect(bar).toHaveValue(max);
      // A jump is not animated, so the sentence is there at once.
      await bar.fill('0');
      await bar.fill(max);
      await expect(page.locator('[data-part=own]').getByText(sentence)).toBeVisible();
    });
  }
}

test('a file that was changed says which line is wrong, and another one can be chosen', async ({ visitor, house }) => {
  const page = await visitor(desktop);
  const { said } = reader(page, 'en');
  await page.goto(`${house.address}/replay`);
  const cutOff = fileOf('thieves', (text) => text.split('\n').with(3, '{"event":7}').join('\n'));
  await page.locator('input[type=file]').setInputFiles(cutOff);
  await expect(page.getByRole('alert')).toHaveText(said('replay.problem.damaged').replace('{line}', '4'));
  await page.locator('input[type=file]').setInputFiles(fileOf('thieves'));
  await expect(page.getByRole('slider')).toHaveValue('0');
});
