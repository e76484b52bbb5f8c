import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeMessage } from './chat.ts';
import { parseCommand } from './messages.ts';
import { signsIn, tidyName, tidyText } from './names.ts';

/** The name as the server accepts it from a command; undefined if it does not. */
function taken(name: unknown): string | undefined {
  const command = parseCommand({ do: 'sit', n: 1, seat: 2, name, figure: 'fan' });
  return command?.do === 'sit' ? command.name : undefined;
}

describe('emoji are names, with all that holds them together', () => {
  test.each([
    ['a family', '👩‍👩‍👧'],
    ['a pirate flag', '🏴‍☠️'],
    ['a keycap', '7️⃣'],
    ['a keycap without its selector', '7⃣'],
    ['a flag', '🇵🇱'],
    ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a skin tone', '👍🏽'],
    ['a profession with a skin tone', '🕵🏻‍♂️'],
    ['a heart in colour', '❤️'],
    ['a heart in ink', '♥︎'],
    ['one between letters', 'Ala ❤️ Bruno'],
    ['a skin tone with an accent', '👍🏽\u0301'],
  ])('%s', (_, name) => {
    expect(taken(name)).toBe(name);
  });
});

describe('letters with marks are names', () => {
  test.each(['Nguyễn', 'ซูซี่', 'शिवानी', 'יִצְחָק', 'محمّد'])('%s', (name) => {
    expect(taken(name)).toBe(name.normalize('NFC'));
  });
});

describe('nobody is called by what cannot be seen', () => {
  test.each([
    ['a Braille blank', '\u2800'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['fillers of Hangul syllables', '\u115f\u1160'],
    ['a soft hyphen', '\u00ad'],
    ['a grapheme joiner', '\u034f'],
    ['a Khmer vowel without a shape', '\u17b4'],
    ['a blank hieroglyph', '\u{13441}'],
    ['a note without a head', '\u{1d159}'],
    ['the place of a missing object', '\ufffc'],
    ['a variation selector', '\ufe0f'],
    ['a joiner', '\u200d'],
    ['tags without a flag', '\u{e0067}\u{e0062}\u{e007f}'],
    ['an accent without a letter', '\u0301'],
    ['accents over blanks', ' \u0301 \u0302'],
    ['blanks of other widths', '\u2003\u3000\u00a0'],
  ])('%s', (_, name) => {
    expect(taken(name)).toBeUndefined();
  });
});

describe('nothing unseen hides in a name', () => {
  test.each([
    ['a Braille blank', 'Ala\u2800'],
    ['a Hangul filler', 'A\u3164la'],
    ['a variation selector behind a letter', 'Ala\ufe0f'],
    ['a variation selector behind a digit', 'Ala1\ufe0f'],
    ['a variation selector of the second kind', 'Ala\u{e0100}'],
    ['a joiner between letters', 'A\u200dla'],
    ['a joiner behind an emoji', '👩\u200d'],
    ['two joiners between emoji', '👩\u200d\u200d👧'],
    ['tags behind another emoji', '🎩\u{e0067}\u{e0062}\u{e007f}'],
    ['an accent before the first letter', '\u0301Ala'],
    ['more marks than any letter bears', `A${'\u0335'.repeat(5)}la`],
  ])('%s', (_, name) => {
    expect(taken(name)).toBeUndefined();
  });

  test('blanks of any width are one blank', () => {
    expect(taken('\u3000Al \u2003 Capone\u00a0')).toBe('Al Capone');
  });
});

describe('while somebody types', () => {
  test.each([
    ['what cannot be seen is taken out', 'A\u3164l\u200da\u2800', 'Ala'],
    ['markup is taken out', '<b>Ala', 'bAla'],
    ['a blank behind the first word stays, for the second to follow', ' Al ', 'Al '],
    [
      'what is too long ends with a whole emoji',
      '👩\u200d👩\u200d👧\u200d👦👩\u200d👩\u200d👧\u200d👦',
      '👩\u200d👩\u200d👧\u200d👦',
    ],
  ])('%s', (_, text, left) => {
    expect(tidyName(text)).toBe(left);
  });

  test('whatever is left is a name, unless nothing is', () => {
    const unit = fc.oneof(
      fc.constantFrom(...'a1# <👩👧❤🏽🏴\u200d\ufe0f\u20e3\u0301\u2800\u{e0067}\u{e007f}'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const left = tidyName(text);
        expect(taken(left)).toBe(left === '' ? undefined : left.normalize('NFC').trim());
      }),
    );
  });
});

describe('a text is read in one pass', () => {
  /** At least one of each class of characters that the reader knows. */
  const pieces = [
    ...['👍', '👍🏽', '🏽', '❤️', '♥︎', '👩‍👧', '👩🏽‍', '🏴', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇵', '7', '7️⃣', '7⃣', '#'],
    ...['\ufe0f', '\u200d', '\u{e0067}', '\u{e007f}', '\u20e3'],
    ...['a', 'ż', 'न', 'ि', '\u0301', ' ', '\u3000', '\n', '<', '\u2800', '\ud800'],
  ];
  const pairs = pieces.flatMap((one) => pieces.map((other) => one + other));

  test('in at most one step for each code point, whatever it is made of', () => {
    for (const pair of pairs) {
      const text = `${pair.repeat(60)}\u200b`;
      const steps = [...signsIn(text)];
      expect(steps.length, JSON.stringify(pair)).toBeLessThanOrEqual([...text].length);
      expect(steps.at(-1)).toBeUndefined();
    }
  });

  test('so a long message with a bad end is refused, and nobody waits for it', () => {
    for (const pair of pairs) {
      const often = Math.floor(900 / Buffer.byteLength(pair));
      expect(judgeMessage(`${pair.repeat(often)}\u200b.`)).toEqual({ problem: 'not-plain' });
    }
  });

  test('and what is allowed stays as it is when it is tidied', () => {
    const text = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 });
    fc.assert(
      fc.property(text, (typed) => {
        const judged = judgeMessage(typed);
        if ('text' in judged) expect(tidyText(judged.text)).toBe(judged.text);
        const name = taken(typed);
        if (name !== undefined) expect(tidyName(name)).toBe(name);
      }),
    );
  });
});
