import { get } from 'node:http';
import { expect, test } from 'vitest';
import { ordinaryBounds, type Bounds } from '../limits/bounds.ts';
import { openTable, Player, socketOf } from '../testing/player.ts';
import { startServer } from '../testing/server.ts';
import type { Tunnel } from './tunnels.ts';

/* What holds while a server is shared. A tunnel runs on this machine, so all of its visitors have a local address. */

const host = 'cards.example.org';
type Headers = Readonly<Record<string, string>>;

const through = (header: string | undefined): Tunnel => ({
  name: 'test',
  command: ['tunnel'],
  address: undefined,
  header,
  advice: '',
  isTried: true,
});

const shared = (header?: string, bounds: Partial<Bounds> = {}) =>
  startServer({
    bounds: { ...ordinaryBounds, ...bounds },
    settings: { tunnel: through(header), trustProxy: 1, openMetrics: true },
  });

const status = (address: string, headers: Headers): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

test('nobody reads the metrics, not even on this machine and with METRICS=1', async () => {
  const { base } = await shared();
  expect([await status(`${base}/metrics`, {}), await status(`${base}/metrics`, { host })]).toEqual([404, 404]);
});

test.each(['cf-connecting-ip', 'x-forwarded-for'])(
  '%s alone says which visitor has guessed too often',
  async (header) => {
    const { base } = await shared(header, { missesPerMinute: 1 });
    const isHeard = async (headers: Headers) =>
      (await status(`${base}/api/tables/AAAAAA`, { host, ...headers })) === 404;
    expect(await isHeard({ [header]: '203.0.113.7' })).toBe(true);
    const forged = {
      'x-forwarded-for': '198.51.100.1',
      'cf-connecting-ip': '198.51.100.2',
      'x-real-ip': '198.51.100.3',
    };
    // A proxy appends to what a visitor has written there.
    expect(await isHeard({ ...forged, [header]: '198.51.100.4, 203.0.113.7' })).toBe(false);
    expect(await isHeard({ [header]: '203.0.113.8' })).toBe(true);
  },
);

test('through a tunnel that names nobody, no header makes a second visitor', async () => {
  const { base } = await shared(undefined, { missesPerMinute: 1 });
  const isHeard = async (address: string) =>
    (await status(`${base}/api/tables/AAAAAA`, { host, 'x-forwarded-for': address })) === 404;
  expect([await isHeard('203.0.113.7'), await isHeard('203.0.113.8')]).toEqual([true, false]);
});

test.each([
  ['names one address', 'x-forwarded-for', [true, false]],
  ['names nobody, but devices differ', undefined, [true, true]],
] as const)('watchers of a table are counted: the tunnel %s', async (_, header, expected) => {
  const { base } = await shared(header, { watchersPerAddress: 1 });
  const code = await openTable(base, 'Ala');
  const mayWatch = async (name: string) => {
    const page = new Player(socketOf(base, code), name, { host, 'x-forwarded-for': '203.0.113.7' });
    page.socket.on('open', () => page.hello());
    await page.until(() => page.messages.length > 0);
    return page.messages[0]?.say === 'welcome';
  };
  expect([await mayWatch('Bruno'), await mayWatch('Celina')]).toEqual(expected);
});
