import { desktop, expect, phone, picture, test } from './house.ts';
import { inspect } from './everybody.ts';
import { codeOfLobby, takeSeat } from './lobby.ts';
import { anyOf, playUntilAllHaveAnswered, reader } from './player.ts';
import { thief } from './thieves-player.ts';

test('two people refuse to end a game, end it after all, and take it up again', async ({ house, visitor }) => {
  const host = await visitor(desktop);
  const hosts = reader(host, 'en');
  await host.goto(house.address);
  await hosts.button('home.open').first().click();
  const code = await codeOfLobby(host, 'en');
  const guest = await visitor(phone);
  const guests = reader(guest, 'pl');
  await guest.goto(`${house.address}/t/${code}`);
  await takeSeat(guest, 'pl');
  await hosts.button('lobby.start').click();
  await playUntilAllHaveAnswered([thief(host, 'en'), thief(guest, 'pl')]);

  const askToEnd = async () => {
    await hosts.button('table.menu').click();
    await hosts.button('table.end').click();
    await host
      .getByRole('dialog')
      .getByRole('button', { name: hosts.said('table.end'), exact: true })
      .click();
  };
  await askToEnd();
  await expect(guests.button('table.end.agree')).toBeVisible();
  await inspect(guest, 'end-asked-360');
  await inspect(host, 'end-asked-1280');
  await guests.button('table.end.take-back').click();
  await expect(host.getByText(anyOf([hosts.said('notice.end-refused')], 'all of it'))).toBeVisible();
  await picture(host, 'end-refused-1280');

  await askToEnd();
  await guests.button('table.end.agree').click();
  await expect(hosts.button('lobby.resume')).toBeVisible();
  await inspect(guest, 'resumable-360');
  await inspect(host, 'resumable-1280');
  await guests.button('lobby.resume').click();
  await expect(hosts.button('lobby.resume.agree')).toBeVisible();
  await inspect(guest, 'resume-asked-360');
  await inspect(host, 'resume-asked-1280');
  await hosts.button('lobby.resume.agree').click();
  await playUntilAllHaveAnswered([thief(host, 'en'), thief(guest, 'pl')]);
});
