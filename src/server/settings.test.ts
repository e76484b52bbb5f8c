import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without a word the server listens for everyone on port 3000', () => {
  expect(readSettings({})).toMatchObject({ host: '0.0.0.0', port: 3000 });
  expect(readSettings({ HOST: '', PORT: '' })).toMatchObject({ host: '0.0.0.0', port: 3000 });
});

test('HOST and PORT are taken from the environment', () => {
  expect(readSettings({ HOST: '127.0.0.1', PORT: '8080' })).toMatchObject({ host: '127.0.0.1', port: 8080 });
});

test.each(['abc', '-1', '65536', '80.5', '1e3', ' 80'])('PORT "%s" is refused in one sentence', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT must be a whole number from 0 to 65535; this is "${port}".`);
});
