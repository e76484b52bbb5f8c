import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { base64url, hex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the published hash of "%s"', (text, hash) => {
  expect(hex(sha256(utf8(text)))).toBe(hash);
});

test('texts and bytes of any length are hashed and written as Node does', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(base64url(bytes)).toBe(bytes.toString('base64url'));
  }
});

test.each(['Żółw', '🐢', '\ud83c', 'a\udfffb', '\u07ff\u0800\uffff'])('%j is written in UTF-8 as Node does', (text) => {
  expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
});
