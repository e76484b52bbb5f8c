import { expect, test } from 'vitest';
import { addresses } from './addresses.ts';

test('a server for everyone is found on this machine first', () => {
  expect(addresses('0.0.0.0', 3000)[0]).toBe('http://localhost:3000');
  expect(addresses('::', 3000)[0]).toBe('http://localhost:3000');
});

test('a server on one address is found there alone', () => {
  expect(addresses('127.0.0.1', 8080)).toEqual(['http://127.0.0.1:8080']);
  expect(addresses('::1', 8080)).toEqual(['http://[::1]:8080']);
});
