import { calmWindow, desktop, expect, isLong, phone, picture, test } from './house.ts';
import { codeOfLobby, inspectCount, playAgain, pressByKey, takeSeat } from './lobby.ts';
import { answerOne, playToTheEnd, reader } from './player.ts';
import { keys } from './sight.ts';
import { boss, bossTable } from './the-boss-player.ts';

test('The Boss from home to rematch: a phone in Polish, a desktop in English, and a bot', async ({
  house,
  visitor,
}) => {
  test.skip(!isLong, 'overnight');
  // Two pages draw some two hundred taps each: on a busy machine that takes minutes.
  test.slow();
  const host = await visitor(desktop);
  const hosts = reader(host, 'en');
  await host.goto(house.address);
  await bossTable(host, 'en')
    .box.getByRole('button', { name: hosts.said('home.open') })
    .click();
  const code = await codeOfLobby(host, 'en');
  await hosts.button('lobby.fewer').click();

  const guest = await visitor(phone);
  await guest.goto(`${house.address}/t/${code}`);
  await takeSeat(guest, 'pl');
  await picture(guest, 'the-boss-lobby-360');
  await picture(host, 'the-boss-lobby-1280');

  await host.getByRole('button', { name: hosts.said('lobby.start') }).click();
  const players = [boss(guest, 'pl'), boss(host, 'en')];
  await Promise.all(players.map(playToTheEnd));
  await inspectCount(host, 'the-boss-end-1280');
  await inspectCount(guest, 'the-boss-end-360');

  await playAgain(players);
});

test('a whole game of The Boss by keyboard alone', async ({ house, visitor }) => {
  const page = await visitor(calmWindow);
  const { said, button } = reader(page, 'en');
  await page.goto(house.address);
  await pressByKey(bossTable(page, 'en').box.getByRole('button', { name: said('home.play-now') }));
  await playToTheEnd(boss(page, 'en', keys(page)));
  await expect(button('end.rematch').first()).toBeVisible();
});

test('the network is cut in the middle of The Boss, and the page is loaded again', async ({ house, visitor }) => {
  const page = await visitor(phone);
  const { said } = reader(page, 'pl');
  const player = boss(page, 'pl');
  await page.goto(house.lanAddress ?? house.address);
  await bossTable(page, 'pl')
    .box.getByRole('button', { name: said('home.play-now') })
    .click();
  // Somebody is sent, and a card is shown.
  await answerOne(player);
  await answerOne(player);
  await page.context().setOffline(true);
  await expect(page.getByText(said('table.lost'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(said('table.lost'))).toBeHidden();
  await answerOne(player);
  await page.reload();
  // The earlier move is still there: a card is due, or the next turn.
  for (let question = 0; question < 3; question++) expect(await answerOne(player)).toBe('answered');
});
