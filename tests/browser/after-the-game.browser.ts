import type { Page } from '@playwright/test';
import { gangster } from './cash-n-guns-player.ts';
import { inspect } from './everybody.ts';
import { becomes, finishedGame } from './finished-game.ts';
import { desktop, expect, isLong, phone, picture, settled, test } from './house.ts';
import { playToTheEnd, reader, type Language, type Player } from './player.ts';
import { boss } from './the-boss-player.ts';
import { thief } from './thieves-player.ts';

const players: Readonly<Record<string, (page: Page, language: Language) => Player>> = {
  thieves: thief,
  'the-boss': boss,
  'cash-n-guns': gangster,
};
/** By day a picture is enough; overnight axe runs as well, which takes longer than everything else. */
const look = isLong ? inspect : picture;
const games = isLong ? Object.keys(players) : ['thieves'];

/** The comparison has a row for everybody who played, with both results. */
async function compared(page: Page, then: string): Promise<void> {
  const table = page.getByRole('table').filter({ hasText: then });
  const rows = await table.getByRole('row').count();
  expect(rows).toBeGreaterThan(2);
  await expect(table.getByRole('cell')).toHaveCount((rows - 1) * 2);
  await expect(table.getByRole('cell', { name: /\d/ })).toHaveCount((rows - 1) * 2);
}

/** The picture of the result is drawn without names, unless the sharer wants them; then the link has them, too. */
async function drawn(page: Page): Promise<void> {
  const { button, said } = reader(page, 'en');
  const image = page.getByRole('dialog').getByRole('img');
  await expect(image).toHaveJSProperty('naturalWidth', 1200);
  const unnamed = (await image.getAttribute('src')) ?? '';
  await page.getByLabel(said('share.names')).check();
  await button('share.again').click();
  await expect(image).not.toHaveAttribute('src', unnamed);
  await page.getByLabel(said('share.names')).uncheck();
  await button('share.again').click();
  await expect(image).toHaveAttribute('src', unnamed);
  await expect(button('share.again')).toBeEnabled();
}

const devices = isLong ? (['phone', 'desktop'] as const) : (['phone'] as const);
const deviceCalled = {
  phone: { device: phone, language: 'pl' },
  desktop: { device: desktop, language: 'en' },
} as const;

for (const [game, name] of games.flatMap((each) => devices.map((device) => [each, device] as const))) {
  const { device, language } = deviceCalled[name];
  test(`a finished game of ${game} goes on otherwise on a ${name}`, async ({ visitor, house }) => {
    const code = await finishedGame(house.address, game, 'Ala');
    const page = await visitor(device);
    const { button, said } = reader(page, language);
    await page.goto(`${house.address}/replay#${code}`);
    const bar = page.getByRole('slider');
    const steps = Number(await bar.getAttribute('max'));
    await bar.fill(String(steps - 3));
    await expect(bar).toHaveValue(String(steps - 3));
    await button('what-if.open').click();
    await settled(page);
    await picture(page, `what-if-${game}-dialog-${name}`);
    await button('what-if.do').click();
    await page.waitForURL('**/t/*');
    await expect(page.getByText(said('what-if.mark')).first()).toBeAttached();
    await picture(page, `what-if-${game}-table-${name}`);
    const choose = players[game];
    if (!choose) throw new Error(game);
    await playToTheEnd(choose(page, language));
    await expect(page.getByRole('heading', { name: said('what-if.compare') })).toBeVisible();
    await compared(page, said('what-if.then'));
    await look(page, `what-if-${game}-end-${name}`);
    await page.goto(house.address);
    await expect(page.getByText(said('what-if.mark'))).toBeVisible();
  });
}

for (const game of games) {
  test(`a finished game of ${game} is shown to others from a moment on, and withdrawn`, async ({ visitor, house }) => {
    const code = await finishedGame(house.address, game, 'Ala');
    const page = await visitor(desktop);
    await becomes(page.context(), 'Ala');
    const { button, said } = reader(page, 'en');
    await page.goto(`${house.address}/replay#${code}/1`);
    await page.getByRole('slider').fill('5');
    await button('share.open').click();
    await button('share.do').click();
    if (isLong) await drawn(page);
    await page.getByLabel(said('share.moment').replace('{step}', '5')).check();
    const link = await page.getByLabel(said('share.link'), { exact: true }).inputValue();
    expect(link).not.toContain(code);
    await look(page, `share-${game}-1280`);

    // Somebody else opens the link, on a phone.
    const guest = await visitor(phone);
    const guests = reader(guest, 'pl');
    const { pathname, hash } = new URL(link);
    const address = `${house.address}${pathname}${hash}`;
    await guest.goto(address);
    await expect(guest.getByRole('slider')).toHaveValue('5');
    // As a word: an alarm is no name.
    await expect(guest.getByText(/\bAla\b/)).toHaveCount(0);
    await guests.button('share.open').click();
    await expect(guest.getByRole('dialog').getByRole('img')).toBeVisible();
    await look(guest, `share-${game}-360`);
    const preview = await guest.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await guest.request.get(preview ?? '');
    expect([picture.headers()['content-type'], picture.url()]).toEqual(['image/png', preview]);

    await button('share.withdraw').click();
    await expect(page.getByText(said('share.withdrawn'))).toBeVisible();
    await guest.goto(house.address);
    await guest.goto(address);
    await expect(guest.getByRole('alert')).toHaveText(guests.said('replay.gone'));
  });
}
