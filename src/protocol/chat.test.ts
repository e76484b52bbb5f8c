import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeMessage, lettersIn, longestMessage } from './chat.ts';
import { tidyText } from './names.ts';

describe('may be said', () => {
  test.each([
    'Zażółć gęślą jaźń!',
    'I <3 you',
    'a < b > c',
    '2 <- 1',
    '👩‍👩‍👧 wins',
    'محمّد',
    'שלום',
    'No…',
    "'; drop table",
  ])('%s', (text) => {
    expect(judgeMessage(text)).toEqual({ text: text.normalize('NFC') });
  });

  test('blanks of any width and number are one', () => {
    expect(judgeMessage('  so \u00a0 be   it ')).toEqual({ text: 'so be it' });
  });
});

describe('may not be said, because not everything of it can be seen or because it is markup', () => {
  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a tag', '<b>hi</b>'],
    ['a script', '<script>alert(1)</script>'],
    ['a picture', 'x<img src=x onerror=alert(1)>'],
    ['a comment', '<!-- hi'],
    ['the end of a tag', 'hi</p'],
    ['letters turned round', '\u202egnab'],
    ['a mark of direction', 'bang\u200f!'],
    ['an isolate', '\u2066bang\u2069'],
    ['a zero-width blank', 'ba\u200bng'],
    ['a line break', 'ba\nng'],
    ['a bell', 'ba\u0007ng'],
    ['half a letter', 'ba\ud800ng'],
    ['a tower of accents', `a${'\u0301'.repeat(40)}`],
  ])('%s', (_, text) => {
    expect(judgeMessage(text)).toEqual({ problem: 'not-plain' });
  });
});

describe('a message', () => {
  test('has 200 letters as people count them', () => {
    for (const letter of ['x', 'ż', '漢', '🇵🇱']) {
      const most = letter === '🇵🇱' ? 125 : longestMessage;
      expect(judgeMessage(letter.repeat(most))).toEqual({ text: letter.repeat(most) });
      expect(judgeMessage(letter.repeat(longestMessage + 1))).toEqual({ problem: 'too-large' });
    }
  });

  test('has 1000 bytes at most, however few letters they are', () => {
    expect(lettersIn('👩‍👩‍👧'.repeat(60))).toBe(60);
    expect(judgeMessage('👩‍👩‍👧'.repeat(60))).toEqual({ problem: 'too-large' });
    expect(judgeMessage('x'.repeat(10_000))).toEqual({ problem: 'too-large' });
  });

  test('has 1000 bytes at most also after it was normalized, when one sign may have become three', () => {
    expect(judgeMessage('\u{1D160}'.repeat(83))).toEqual({ text: '\u{1D158}\u{1D165}\u{1D16E}'.repeat(83) });
    expect(judgeMessage('\u{1D160}'.repeat(84))).toEqual({ problem: 'too-large' });
  });

  test('is what is left of any text when what cannot be seen is taken out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const tidy = tidyText(text).trim();
        if (tidy === '') return;
        const judged = judgeMessage(tidy);
        expect('text' in judged || /<[\p{L}/!?]/u.test(tidy)).toBe(true);
      }),
    );
  });
});
