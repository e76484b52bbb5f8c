import { expect, test } from 'vitest';
import { isLoopback, isOfGroup, likeliestFirst, networkAddresses, ownAddress } from './addresses.ts';
import { startServer } from '../testing/server.ts';

test('a server for everyone is found on this machine, and on no network that is the machine itself', () => {
  for (const host of ['0.0.0.0', '::']) {
    expect(ownAddress(host, 3000)).toBe('http://localhost:3000');
    for (const address of networkAddresses(host, 3000)) expect(isLoopback(new URL(address).hostname)).toBe(false);
  }
});

test('a server on one address is found there alone', () => {
  expect([ownAddress('127.0.0.1', 8080), networkAddresses('127.0.0.1', 8080)]).toEqual(['http://127.0.0.1:8080', []]);
  expect([ownAddress('::1', 8080), networkAddresses('::1', 8080)]).toEqual(['http://[::1]:8080', []]);
  expect(networkAddresses('192.168.1.5', 8080)).toEqual(['http://192.168.1.5:8080']);
});

test('the network at home comes before those of containers and tunnels', () => {
  const ports = [
    { name: 'docker0', address: '172.17.0.1' },
    { name: 'tailscale0', address: '100.64.1.2' },
    { name: 'eth0', address: '10.0.0.7' },
    { name: 'wlan0', address: '192.168.1.5' },
    { name: 'eth1', address: '169.254.7.7' },
  ];
  expect(likeliestFirst(ports).map(({ name }) => name)).toEqual(['wlan0', 'eth0', 'docker0', 'tailscale0']);
});

const askedAs = async (base: string, host: string) =>
  (await fetch(`${base}/api/addresses`, { headers: { host } })).json() as Promise<{ addresses: readonly string[] }>;

test('PUBLIC_URL is the address for friends, for every visitor', async () => {
  const { base } = await startServer({ settings: { publicUrl: 'https://cards.example.org' } });
  expect(await askedAs(base, 'localhost')).toEqual({ addresses: ['https://cards.example.org'] });
});

test('addresses of the network are told to pages on this machine, and not through a proxy', async () => {
  const { base } = await startServer({ settings: { host: '0.0.0.0' } });
  const { port } = new URL(base);
  expect(await (await fetch(`${base}/api/addresses`)).json()).toEqual({
    addresses: networkAddresses('0.0.0.0', Number(port)),
  });
  const proxied = await startServer({ settings: { host: '0.0.0.0', trustProxy: 1 } });
  expect(await (await fetch(`${proxied.base}/api/addresses`)).json()).toEqual({ addresses: [] });
});

test.each([
  ['224.0.0.1', true],
  ['239.255.255.250', true],
  ['255.255.255.255', true],
  ['::ffff:224.0.0.1', true],
  ['ff02::1', true],
  ['192.168.1.255', true],
  ['10.0.7.255', true],
  ['192.168.1.7', false],
  ['10.0.3.255', false],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['203.0.113.6', false],
])('whether %s means several machines: %s', (address, is) => {
  expect(isOfGroup(address, ['192.168.1.7/24', '10.0.2.1/21', '203.0.113.7/32', '203.0.113.7/31'])).toBe(is);
});
