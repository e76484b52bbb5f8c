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
  const { base, tunnelBase } = await shared();
  expect([await status(`${base}/metrics`, {}), await status(`${tunnelBase}/metrics`, { host })]).toEqual([404, 404]);
});

test.each(['cf-connecting-ip', 'x-forwarded-for'])(
  '%s alone says which visitor has guessed too often',
  async (header) => {
    const { tunnelBase } = await shared(header, { missesPerMinute: 1 });
    const isHeard = async (headers: Headers) =>
      (await status(`${tunnelBase}/api/tables/AAAAAA`, { host, ...headers })) === 404;
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
  const { tunnelBase } = await shared(undefined, { missesPerMinute: 1 });
  const isHeard = async (address: string) =>
    (await status(`${tunnelBase}/api/tables/AAAAAA`, { host, 'x-forwarded-for': address })) === 404;
  expect([await isHeard('203.0.113.7'), await isHeard('203.0.113.8')]).toEqual([true, false]);
});

test.each(['localhost', '127.0.0.1:3000'])(
  'a visitor who calls the server "%s" is not taken for the person at this computer',
  async (called) => {
    const { base, tunnelBase } = await shared('cf-connecting-ip', { missesPerMinute: 1 });
    const miss = (address: string, headers: Headers) => status(`${address}/api/tables/AAAAAA`, headers);
    expect(await miss(tunnelBase, { host: called, 'cf-connecting-ip': '203.0.113.7' })).toBe(404);
    expect(await miss(tunnelBase, { host: called, 'cf-connecting-ip': '203.0.113.7' })).toBe(429);
    expect(await miss(base, {})).toBe(404);
  },
);

test('nobody at the usual port can say where they come from', async () => {
  const { base } = await shared('cf-connecting-ip', { missesPerMinute: 1 });
  const miss = (named: string) =>
    status(`${base}/api/tables/AAAAAA`, { host: 'attic.local', 'cf-connecting-ip': named, 'x-forwarded-for': named });
  expect([await miss('203.0.113.7'), await miss('203.0.113.8')]).toEqual([404, 429]);
});

test('the port of the tunnel closes with the server', async () => {
  const { tunnelBase, stop } = await shared();
  await stop();
  await expect(status(`${tunnelBase}/health`, {})).rejects.toThrow('ECONNREFUSED');
});

test.each([
  ['names one address', 'x-forwarded-for', [true, false]],
  ['names nobody, but devices differ', undefined, [true, true]],
] as const)('watchers of a table are counted: the tunnel %s', async (_, header, expected) => {
  const { base, tunnelBase } = await shared(header, { watchersPerAddress: 1 });
  const code = await openTable(base, 'Ala');
  const mayWatch = async (name: string) => {
    const page = new Player(socketOf(tunnelBase, code), name, { host, 'x-forwarded-for': '203.0.113.7' });
    page.socket.on('open', () => page.hello());
    await page.until(() => page.messages.length > 0);
    return page.messages[0]?.say === 'welcome';
  };
  expect([await mayWatch('Bruno'), await mayWatch('Celina')]).toEqual(expected);
});
