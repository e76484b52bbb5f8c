import { expect, test } from 'vitest';
import { keyIn } from './table-key.ts';

test('the key of a server is read from its address, and does not stay there', () => {
  expect(keyIn('https://cards.example.org/#key=gr%C3%BCner%20Mond')).toEqual({
    key: 'grüner Mond',
    without: 'https://cards.example.org/',
  });
});

test.each(['', '#key=', '#seat=abc', '#key=%E0%A4%A', `#key=${'x'.repeat(101)}`])('"%s" holds no key', (hash) => {
  expect(keyIn(`https://cards.example.org/${hash}`)).toBeUndefined();
});
