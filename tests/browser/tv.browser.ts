import type { Page } from '@playwright/test';
import { gangster } from './cash-n-guns-player.ts';
import { desktop, expect, isLong, phone, picture, test } from './house.ts';
import { codeOfLobby, playAgain, takeSeat } from './lobby.ts';
import { answerOne, playToTheEnd, reader, type Language, type Player } from './player.ts';
import { onScreen, seeCrown, seeTable, showOnTv, tv, tvPicture } from './screen.ts';
import { boss } from './the-boss-player.ts';
import { thief } from './thieves-player.ts';

const games: readonly (readonly [string, (page: Page, language: Language) => Player])[] = [
  ['thieves', thief],
  ['the-boss', boss],
  ['cash-n-guns', (page, language) => gangster(page, language)],
];

for (const [game, player] of games) {
  test(`an evening in front of a TV: ${game}, from the lobby to the next game`, async ({ house, visitor }) => {
    test.skip(!isLong, 'overnight');
    test.setTimeout(600_000);
    const host = await visitor(desktop);
    const { said } = reader(host, 'en');
    await host.goto(house.address);
    const pitch = said(`game.${game}.pitch` as 'game.thieves.pitch');
    await host
      .getByRole('article')
      .filter({ hasText: pitch })
      .getByRole('button', { name: said('home.open') })
      .click();
    const code = await codeOfLobby(host, 'en');
    const screen = await showOnTv(await visitor(tv), house.address, code);
    const guests = [await visitor(phone), await visitor({ ...phone, locale: 'en-GB' })] as const;
    for (const [nth, guest] of guests.entries()) {
      await guest.goto(`${house.address}/t/${code}`);
      await takeSeat(guest, nth === 0 ? 'pl' : 'en');
    }
    await tvPicture(screen, `${game}-lobby-full`);
    await host.getByRole('button', { name: said('lobby.start') }).click();
    const players = [player(host, 'en'), player(guests[0], 'pl'), player(guests[1], 'en')];
    // Takes a picture every few seconds.
    let looks = 0;
    const camera = setInterval(
      () => void screen.screenshot({ path: `dist/screenshots/tv-${game}-${++looks}.jpg` }),
      4000,
    );
    await Promise.all(players.map(playToTheEnd));
    clearInterval(camera);
    await seeCrown(screen, 'en', `${game}-end`);
    await playAgain(players);
    await seeTable(screen, `${game}-next-game`);
  });
}

test('a TV heals by itself, and a remote control reaches language, sound and the way out', async ({
  house,
  visitor,
}) => {
  const page = await visitor(phone);
  await page.goto(house.address);
  await reader(page, 'pl').button('home.play-now').first().click();
  await answerOne(thief(page, 'pl'));
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const screen = await visitor(tv);
  await screen.goto(`${house.address}/tv/${code}`);
  await expect(screen.locator('[data-part="player"]').first()).toBeVisible();

  await screen.context().setOffline(true);
  const trouble = screen.getByText(reader(screen, 'en').said('table.lost'));
  await expect(trouble).toBeVisible();
  await picture(screen, 'tv-lost');
  const { y: top = 0 } = (await trouble.boundingBox()) ?? {};
  const players = await screen.locator('[data-part="player"]').all();
  for (const player of players) {
    const { y = Infinity, height = 0 } = (await player.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top);
  }
  await screen.context().setOffline(false);
  await expect(trouble).toBeHidden();

  /** Arrows to a place among the controls, then OK. If the controls have disappeared meanwhile, all over again. */
  const press = (place: number, words: string) =>
    expect(async () => {
      await screen.keyboard.press('Escape');
      for (let step = 0; step <= place; step++) await screen.keyboard.press('ArrowRight');
      await expect(screen.locator(':focus')).toHaveText(words, { timeout: 3000 });
      await screen.keyboard.press('Enter');
    }).toPass();
  await press(0, onScreen('en')['screen.language'].replace('{language}', 'English'));
  await press(1, onScreen('pl')['screen.sound']);
  await expect(screen.getByText(onScreen('pl')['screen.sound.off'])).toBeVisible();
  await tvPicture(screen, 'remote');
  await press(2, onScreen('pl')['screen.leave']);
  await expect(screen).toHaveURL(`${house.address}/tv`);
});
