import { readdirSync, readFileSync } from 'node:fs';
import { expect, desktop, isLong, phone, picture, test } from './house.ts';
import { reader } from './player.ts';

const archive = (game: string) => new URL(`../../src/games/${game}/archive/`, import.meta.url);

/** A record as a saved file, optionally changed. */
function fileOf(game: string, change = (text: string) => text) {
  const [name = ''] = readdirSync(archive(game));
  const text = readFileSync(new URL(name, archive(game)), 'utf8');
  return { name, mimeType: 'application/jsonl', buffer: Buffer.from(change(text)) };
}

const games = isLong ? (['thieves', 'the-boss', 'cash-n-guns'] as const) : (['thieves'] as const);
const devices = [
  ['phone', phone, 'pl'],
  ['desktop', desktop, 'en'],
] as const;

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
      await page
        .getByLabel(said('replay.eyes'), { exact: true })
        .selectOption(said('replay.player').replace('{number}', '1'));
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
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
      await picture(page, `hidden-${game}-${name}`);
      await button('after.watch').first().click();
      await expect.poll(async () => Number(await bar.inputValue())).toBeGreaterThan(1);

      await tab('after.panel.story').click();
      const moments = page.getByRole('tabpanel').getByRole('listitem').getByRole('button');
      await expect(moments.last()).toBeVisible();
      await picture(page, `story-${game}-${name}`);
      await moments.last().click();
      await expect(bar).toHaveValue((await bar.getAttribute('max')) ?? '');
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
