import type { Page } from '@playwright/test';
import { gangster } from './cash-n-guns-player.ts';
import { inspect } from './everybody.ts';
import { finishedGame } from './finished-game.ts';
import { expect, isLong, phone, picture, settled, test } from './house.ts';
import { playToTheEnd, reader, type Language, type Player } from './player.ts';
import { boss } from './the-boss-player.ts';
import { thief } from './thieves-player.ts';

const players: Readonly<Record<string, (page: Page, language: Language) => Player>> = {
  thieves: thief,
  'the-boss': boss,
  'cash-n-guns': gangster,
};
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
    await button('what-if.title').click();
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
    await inspect(page, `what-if-${game}-end`);
    await page.goto(house.address);
    await expect(page.getByText(said('what-if.mark'))).toBeVisible();
  });
}
