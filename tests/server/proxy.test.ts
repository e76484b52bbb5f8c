import { describe, expect, test } from 'vitest';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import type { ProxyTrust } from '../../src/server/limits/proxy-trust.ts';
import { startServer } from '../../src/server/testing/server.ts';
import { openTable, Player, socketOf } from '../../src/server/testing/player.ts';

const nobody = 'AAAAAA';

/** A server behind proxies on this machine. Every address may guess one wrong code. */
async function behindProxies(trustProxy: ProxyTrust) {
  const { base } = await startServer({ bounds: { ...ordinaryBounds, missesPerMinute: 1 }, settings: { trustProxy } });
  const isHeard = async (forwardedFor: string) => {
    const { status } = await fetch(`${base}/api/tables/${nobody}`, { headers: { 'x-forwarded-for': forwardedFor } });
    return status === 404;
  };
  return { base, isHeard };
}

test('without TRUST_PROXY all visitors count as one, whatever the headers say', async () => {
  const { isHeard } = await behindProxies(0);
  expect(await isHeard('203.0.113.7')).toBe(true);
  expect(await isHeard('203.0.113.8')).toBe(false);
});

test.each([
  ['behind one proxy', 1, ''],
  ['behind two proxies', 2, ', 198.51.100.1'],
  ['behind named proxies', ['127.0.0.1', '198.51.100.0/24'], ', 198.51.100.1'],
])('%s every visitor counts alone, and none can invent an address', async (_, trust, proxies) => {
  const { isHeard } = await behindProxies(trust);
  expect(await isHeard(`203.0.113.7${proxies}`)).toBe(true);
  expect(await isHeard(`203.0.113.7${proxies}`)).toBe(false);
  expect(await isHeard(`1.2.3.4, 203.0.113.7${proxies}`)).toBe(false);
  expect(await isHeard(`203.0.113.8${proxies}`)).toBe(true);
});

test('headers from a stranger who is not a named proxy do not count', async () => {
  const { isHeard } = await behindProxies(['10.0.0.1']);
  expect(await isHeard('203.0.113.7')).toBe(true);
  expect(await isHeard('203.0.113.8')).toBe(false);
});

test('sockets count with the address that the proxy names', async () => {
  const { base, isHeard } = await behindProxies(1);
  const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' };
  const page = new Player(socketOf(base, nobody), 'Eve', headers);
  page.socket.on('open', () => page.hello());
  await page.closed();
  expect(page.messages).toEqual([{ say: 'refused', n: null, problem: 'no-such-table' }]);
  expect(await isHeard('203.0.113.7')).toBe(false);
  expect(await isHeard('203.0.113.8')).toBe(true);
});

describe('a household with a network of IPv6 addresses counts as one visitor', () => {
  test('when it asks for tables', async () => {
    const { isHeard } = await behindProxies(1);
    expect(await isHeard('2001:db8:0:1::7')).toBe(true);
    expect(await isHeard('2001:db8:0:1::8')).toBe(false);
    expect(await isHeard('2001:db8:0:2::7')).toBe(true);
  });

  test('when it watches', async () => {
    const { base } = await startServer({
      bounds: { ...ordinaryBounds, watchersPerAddress: 1 },
      settings: { trustProxy: 1 },
    });
    const code = await openTable(base, 'Ala');
    const mayWatch = async (name: string, address: string) => {
      const page = new Player(socketOf(base, code), name, { 'x-forwarded-for': address });
      page.socket.on('open', () => page.hello());
      await page.until(() => page.messages.length > 0);
      return page.messages[0]?.say === 'welcome';
    };
    expect(await mayWatch('Bruno', '2001:db8:0:1::7')).toBe(true);
    expect(await mayWatch('Celina', '2001:db8:0:1::8')).toBe(false);
    expect(await mayWatch('Dawid', '2001:db8:0:2::7')).toBe(true);
  });
});
