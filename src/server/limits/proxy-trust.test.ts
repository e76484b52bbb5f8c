import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { isTrusted, parseProxyTrust } from './proxy-trust.ts';

describe('TRUST_PROXY', () => {
  test.each([
    ['0', 0],
    ['false', 0],
    ['1', 1],
    ['true', 1],
    ['3', 3],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('"%s" is understood', (text, trust) => {
    expect(parseProxyTrust(text)).toEqual(trust);
  });

  test.each([
    'yes',
    '-1',
    '1.5',
    '10',
    'localhost',
    '127.0.0.1,',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/8/8',
  ])('"%s" is not', (text) => {
    expect(parseProxyTrust(text)).toBeUndefined();
  });
});

/** The address that counts for a request, given where the connection comes from and what X-Forwarded-For says. */
async function addressOf(trust: string, from: string, forwardedFor?: string): Promise<string> {
  const app = Fastify({ trustProxy: isTrusted(parseProxyTrust(trust) ?? 0) });
  app.get('/', ({ ip }) => ip);
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return (await app.inject({ url: '/', remoteAddress: from, headers })).body;
}

const forged = '1.2.3.4';
const visitor = '203.0.113.7';
const cdn = '198.51.100.1';

describe('the address of a visitor', () => {
  test('is that of the connection when nobody is trusted', async () => {
    expect(await addressOf('0', '127.0.0.1', forged)).toBe('127.0.0.1');
    expect(await addressOf('0', visitor)).toBe(visitor);
  });

  test('behind one proxy is the last that X-Forwarded-For names', async () => {
    expect(await addressOf('1', '127.0.0.1', visitor)).toBe(visitor);
    expect(await addressOf('1', '127.0.0.1', `${forged}, ${visitor}`)).toBe(visitor);
    expect(await addressOf('1', '::ffff:10.0.0.9', `${forged}, ${visitor}`)).toBe(visitor);
    expect(await addressOf('1', '127.0.0.1')).toBe('127.0.0.1');
  });

  test('behind two proxies is the last but one', async () => {
    expect(await addressOf('2', '127.0.0.1', `${visitor}, ${cdn}`)).toBe(visitor);
    expect(await addressOf('2', '127.0.0.1', `${forged}, ${visitor}, ${cdn}`)).toBe(visitor);
    expect(await addressOf('2', '::1', `${forged}, 127.0.0.1, ${visitor}, ${cdn}`)).toBe(visitor);
  });

  test('is that of the connection when it comes past the proxies that are counted', async () => {
    expect(await addressOf('1', visitor, forged)).toBe(visitor);
    expect(await addressOf('2', visitor, `${forged}, ${forged}`)).toBe(visitor);
  });

  test('behind named proxies is the last that is none of them', async () => {
    const trust = `127.0.0.1, 198.51.100.0/24, fd00::/8`;
    expect(await addressOf(trust, '127.0.0.1', `${forged}, ${visitor}`)).toBe(visitor);
    expect(await addressOf(trust, '127.0.0.1', `${forged}, ${visitor}, ${cdn}`)).toBe(visitor);
    expect(await addressOf(trust, 'fd12::5', `${forged}, ${visitor}, ${cdn}`)).toBe(visitor);
    expect(await addressOf(trust, '::ffff:127.0.0.1', visitor)).toBe(visitor);
  });

  test('is that of the connection when it comes from elsewhere than the named proxies', async () => {
    expect(await addressOf('10.0.0.1', '10.0.0.2', forged)).toBe('10.0.0.2');
    expect(await addressOf('10.0.0.1', visitor, `${forged}, 10.0.0.1`)).toBe(visitor);
  });

  test('is nonsense only if a trusted proxy says so', async () => {
    expect(await addressOf('1', '127.0.0.1', `${visitor}, nonsense`)).toBe('nonsense');
    expect(await addressOf('127.0.0.1', '127.0.0.1', `${visitor}, nonsense`)).toBe('nonsense');
    expect(await addressOf('10.0.0.1', '127.0.0.1', 'nonsense')).toBe('127.0.0.1');
  });
});
