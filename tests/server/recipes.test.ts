import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import { anyMove, startServer } from '../../src/server/testing/server.ts';
import { openTable, Player, socketOf } from '../../src/server/testing/player.ts';
import { settingsBehindProxy, startProxy, type Proxy } from '../../src/server/testing/proxies.ts';

/* Tries the recipes of docs/operations.md with the real programs. Each visitor has a separate local address. */

const settings = settingsBehindProxy();
const nobody = 'AAAAAA';

/** Every address may guess one wrong code. */
const strict = { ...ordinaryBounds, missesPerMinute: 1 };

const status = (address: string, from = '127.0.0.1', headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { localAddress: from, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });

/** A page that a browser has loaded from the public address. */
function pageAt(base: string, code: string, name: string, from: string): Player {
  const page = new Player(socketOf(base, code), name, {}, { origin: settings.publicUrl ?? '', localAddress: from });
  page.socket.on('open', () => page.hello());
  return page;
}

describe.each<Proxy>(['nginx', 'Caddy'])('the recipe for %s', (proxy) => {
  test('brings a whole game to everybody', async () => {
    const { base, reports } = await startServer({ settings });
    const outside = await startProxy(proxy, base);
    const code = await openTable(outside, 'Ala', { seats: 3 });
    const [ala, bruno] = [pageAt(outside, code, 'Ala', '127.0.0.2'), pageAt(outside, code, 'Bruno', '127.0.0.3')];
    await Promise.all([ala, bruno].map((page) => page.until(() => page.scene !== undefined)));
    await bruno.does({ do: 'sit', seat: 1, name: 'Bruno', figure: 'cap' });
    await ala.does({ do: 'start' });
    while (ala.scene?.table.stage !== 'over') {
      for (const player of [ala, bruno]) {
        const move = anyMove(player);
        if (move) await player.say(move);
      }
      await ala.say({ do: 'time' });
    }
    await bruno.until(() => bruno.scene?.table.stage === 'over');
    expect(bruno.scene?.game?.result).toEqual(ala.scene.game?.result);
    expect((await fetch(`${outside}/api/tables/${code}/record`)).status).toBe(200);
    expect(reports).toEqual([]);
  });

  test('lets every visitor count alone, and nobody invent an address', async () => {
    const { base } = await startServer({ settings, bounds: strict });
    const outside = await startProxy(proxy, base);
    const isHeard = async (from: string, headers?: Readonly<Record<string, string>>) =>
      (await status(`${outside}/api/tables/${nobody}`, from, headers)) === 404;
    expect(await isHeard('127.0.0.2')).toBe(true);
    expect(await isHeard('127.0.0.2')).toBe(false);
    expect(await isHeard('127.0.0.2', { 'x-forwarded-for': '203.0.113.7' })).toBe(false);
    expect(await isHeard('127.0.0.3', { 'x-forwarded-for': '127.0.0.2' })).toBe(true);
    const page = pageAt(outside, nobody, 'Eve', '127.0.0.3');
    await page.closed();
    expect(page.messages).toEqual([{ say: 'refused', n: null, problem: 'too-fast' }]);
  });

  test('keeps /metrics from visitors', async () => {
    const { base } = await startServer({ settings: { ...settings, openMetrics: true } });
    const outside = await startProxy(proxy, base);
    expect(await status(`${base}/metrics`)).toBe(200);
    for (const path of ['/metrics', '/metrics?', '/%6detrics', '//metrics', '/./metrics']) {
      expect([path, await status(outside + path)]).toEqual([path, 404]);
    }
  });
});

test.each([
  ['Caddy', 'nginx', '$remote_addr', '$proxy_add_x_forwarded_for'],
  [
    'nginx',
    'Caddy',
    'reverse_proxy 127.0.0.1:3000',
    'reverse_proxy 127.0.0.1:3000 {\ntrusted_proxies private_ranges\n}',
  ],
] as const)(
  '%s in front of %s names the visitor, if the inner one appends',
  async (outer, inner, replacing, appending) => {
    const { base } = await startServer({ settings: { ...settings, trustProxy: 2 }, bounds: strict });
    const middle = await startProxy(inner, base, (recipe) => recipe.replaceAll(replacing, () => appending));
    const outside = await startProxy(outer, middle);
    const ask = (from: string, forged: string) =>
      status(`${outside}/api/tables/${nobody}`, from, { 'x-forwarded-for': forged });
    expect(await ask('127.0.0.2', '203.0.113.7')).toBe(404);
    expect(await ask('127.0.0.2', '203.0.113.8')).toBe(429);
    expect(await ask('127.0.0.3', '203.0.113.7')).toBe(404);
  },
);
