import { expect, test } from 'vitest';
import { isForeign } from './origin.ts';

const host = '192.168.1.5:3000';

test.each([
  ['', 'a program'],
  ['http://192.168.1.5:3000', 'the page of this server'],
  ['https://192.168.1.5:3000', 'the page of this server behind a proxy'],
])('"%s" is not foreign: %s', (origin) => {
  expect(isForeign({ host, ...(origin !== '' && { origin }) }, undefined)).toBe(false);
});

test.each(['http://evil.example', 'http://192.168.1.5:3001', 'http://192.168.1.5', 'null', 'evil'])(
  '"%s" is foreign',
  (origin) => {
    expect(isForeign({ host, origin }, undefined)).toBe(true);
  },
);

test('where players reach the server is not foreign, whatever host the proxy asks for', () => {
  const publicUrl = 'https://cards.example.org';
  expect(isForeign({ host: 'localhost:3000', origin: 'https://cards.example.org' }, publicUrl)).toBe(false);
  expect(isForeign({ host: 'localhost:3000', origin: 'https://evil.example' }, publicUrl)).toBe(true);
  expect(isForeign({ host: 'localhost:3000', origin: 'http://cards.example.org' }, publicUrl)).toBe(true);
});
