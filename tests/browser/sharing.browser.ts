import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from '@playwright/test';
import { isSshHere, openSshHost } from '../../src/server/tunnel/testing/ssh-host.ts';
import { desktop, expect, isLong, launcher, phone, picture, test } from './house.ts';
import { codeOfLobby, takeSeat } from './lobby.ts';
import { openHouse } from './open-house.ts';
import { playToTheEnd, reader } from './player.ts';
import { thief } from './thieves-player.ts';

/* A friend elsewhere comes through a tunnel, which is a second process, and plays with the host at home. */

const testing = (name: string) => fileURLToPath(new URL(`../../src/server/tunnel/testing/${name}`, import.meta.url));

/** A way to the server: its settings, and what has to be closed afterwards. */
interface Way {
  readonly settings: Readonly<Record<string, string>>;
  readonly close: () => void;
}

const ways: Readonly<Record<string, () => Promise<Way>>> = {
  'a forwarder': () => {
    const SHARE = `"${process.execPath}" "${testing('forwarder.mjs')}" {port}`;
    return Promise.resolve({ settings: { SHARE }, close: () => undefined });
  },
  OpenSSH: openSshHost,
};

/** A phone that accepts the certificate of the tests. */
const elsewhere: BrowserContextOptions = { ...phone, ignoreHTTPSErrors: true };

/** What the test has opened, for the end of it, also if it fails. */
const opened: { close(): unknown }[] = [];
test.afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});

for (const [name, openWay] of Object.entries(ways)) {
  test(`a friend elsewhere plays a whole game through ${name}`, async ({ visitor }) => {
    test.skip(name === 'OpenSSH' && !isLong, 'overnight');
    test.skip(name === 'OpenSSH' && !isSshHere, 'there is no OpenSSH on this machine');
    const way = await openWay();
    opened.push(way);
    const trusted = { NODE_EXTRA_CA_CERTS: testing('certificate.pem') };
    const house = await openHouse(launcher, { ...way.settings, ...trusted });
    opened.push(house);
    const [, link = ''] = await house.says(/this link contains it: (\S+)/);
    const [, address = ''] = await house.says(/or scan it:\n(https:\S+)/);

    const host = await visitor(desktop);
    await host.goto(link);
    // The link contains the key of the server.
    await reader(host, 'en').button('link.key.do').click();
    await reader(host, 'en').button('home.open').first().click();
    const code = await codeOfLobby(host, 'en');
    // The host invites with the address that leads here from everywhere.
    await expect(host.locator('input[readonly]').first()).toHaveValue(`${address}/t/${code}`);
    await picture(host, `sharing-lobby-${name.replace(' ', '-')}`);

    const friend = await visitor(elsewhere);
    await friend.goto(`${address}/t/${code}`);
    await takeSeat(friend, 'pl');
    await reader(host, 'en').button('lobby.start').click();
    await Promise.all([thief(host, 'en'), thief(friend, 'pl')].map(playToTheEnd));
    expect(new URL(friend.url()).origin).toBe(address);
  });
}
