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

for (const game of games) {
  test(`a finished game of ${game} goes on otherwise from one of its decisions`, async ({ visitor, house }) => {
    const code = await finishedGame(house.address, game, 'Ala');
    const page = await visitor(phone);
    const { button, said } = reader(page, 'pl');
    await page.goto(`${house.address}/replay#${code}`);
    const bar = page.getByRole('slider');
    const steps = Number(await bar.getAttribute('max'));
    await bar.fill(String(steps - 3));
    await expect(bar).toHaveValue(String(steps - 3));
    await button('what-if.open').click();
    await settled(page);
    await picture(page, `what-if-${game}-dialog`);
    await button('what-if.do').click();
    await page.waitForURL('**/t/*');
    await expect(page.getByText(said('what-if.mark')).first()).toBeAttached();
    await picture(page, `what-if-${game}-table`);
    const choose = players[game];
    if (!choose) throw new Error(game);
    await playToTheEnd(choose(page, 'pl'));
    await expect(page.getByRole('heading', { name: said('what-if.compare') })).toBeVisible();
    await look(page, `what-if-${game}-end`);
    await page.goto(house.address);
    await expect(page.getByText(said('what-if.mark'))).toBeVisible();
  });

  test(`a finished game of ${game} is shown to others from a moment on, and withdrawn`, async ({ visitor, house }) => {
    const code = await finishedGame(house.address, game, 'Ala');
    const page = await visitor(desktop);
    await becomes(page.context(), 'Ala');
    const { button, said } = reader(page, 'en');
    await page.goto(`${house.address}/replay#${code}/1`);
    await page.getByRole('slider').fill('5');
    await button('share.open').click();
    await button('share.do').click();
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
    await expect(guest.getByText('Ala')).toHaveCount(0);
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
