import { desktop, expect, phone, test } from './house.ts';
import { inspect } from './everybody.ts';
import { codeOfLobby, takeSeat } from './lobby.ts';
import { reader } from './player.ts';

test('a host deletes the table, and a guest is sent home and told why', async ({ house, visitor }) => {
  const host = await visitor(desktop);
  const hosts = reader(host, 'en');
  await host.goto(house.address);
  await hosts.button('home.open').first().click();
  const code = await codeOfLobby(host, 'en');
  const guest = await visitor(phone);
  const guests = reader(guest, 'pl');
  await guest.goto(`${house.address}/t/${code}`);
  await takeSeat(guest, 'pl');
  await expect(guests.button('table.delete')).toHaveCount(0);

  await hosts.button('table.delete').click();
  await inspect(host, 'delete-sure-1280');
  await host
    .getByRole('dialog')
    .getByRole('button', { name: hosts.said('table.delete') })
    .click();
  for (const [page, { said }] of [
    [host, hosts],
    [guest, guests],
  ] as const) {
    await expect(page.getByText(said('problem.table-deleted'))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await inspect(guest, 'deleted-360');
  await guest.goto(`${house.address}/t/${code}`);
  await expect(guest.getByText(guests.said('table.missing.help'))).toBeVisible();
});
