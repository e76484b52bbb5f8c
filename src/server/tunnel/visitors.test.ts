import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { namesVisitors } from './visitors.ts';

/** The headers of a request after the tunnel's header was read. */
function namedBy(header: string | undefined, headers: IncomingMessage['headers'], isThroughTunnel = true) {
  const sent: IncomingMessage['headers'] = { host: 'cards.example.org', ...headers };
  namesVisitors(header, () => isThroughTunnel)({ headers: sent } as IncomingMessage);
  return sent['x-forwarded-for'];
}

test('the header of the tunnel says where somebody comes from', () => {
  expect(namedBy('cf-connecting-ip', { 'cf-connecting-ip': '203.0.113.7' })).toBe('203.0.113.7');
});

test('what a visitor claims in any other header counts for nothing', () => {
  const claimed = { 'x-forwarded-for': '198.51.100.1' };
  expect(namedBy('cf-connecting-ip', { ...claimed, 'cf-connecting-ip': '203.0.113.7' })).toBe('203.0.113.7');
  expect(namedBy(undefined, claimed)).toBe('192.0.2.1');
  expect(namedBy('cf-connecting-ip', claimed, false)).toBeUndefined();
});

test('of several addresses in a header the last one is the word of the tunnel', () => {
  expect(namedBy('x-forwarded-for', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe('203.0.113.7');
});

test('rubbish in the header is nobody’s address', () => {
  expect(namedBy('cf-connecting-ip', { 'cf-connecting-ip': 'me' })).toBe('192.0.2.1');
});

test.each(['localhost:3000', '127.0.0.1', '[::1]'])('whatever Host says: "%s" comes through the tunnel', (host) => {
  expect(namedBy('cf-connecting-ip', { host, 'cf-connecting-ip': '203.0.113.7' })).toBe('203.0.113.7');
  expect(namedBy(undefined, { host })).toBe('192.0.2.1');
});

test('a page on this machine comes through no tunnel, whatever Host says', () => {
  expect(namedBy('cf-connecting-ip', { 'cf-connecting-ip': '203.0.113.7' }, false)).toBeUndefined();
});
