import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { codeLetters, helloSchema, openSchema, parseCommand, tableCode } from './messages.ts';

const device = '0123456789abcdef'.repeat(2);
const hello = { do: 'hello', version: 2, as: 'player', device, since: 4 };
const screen = { do: 'hello', version: 2, as: 'screen', since: 4 };
const sit = { do: 'sit', n: 1, seat: 2, name: 'Żółw Ąę', figure: 'fan' };
const move = { do: 'move', n: 1, decision: 3, move: { kind: 'roadblock', card: 9, remove: null } };

const isCommand = (input: unknown) => parseCommand(input) !== undefined;
const isName = (name: unknown) => isCommand({ ...sit, name });

describe('hello', () => {
  test('names a device, and what is known already', () => {
    expect(v.parse(helloSchema, hello)).toEqual(hello);
    expect(v.parse(helloSchema, { ...hello, since: undefined })).toEqual({ ...hello, since: 0 });
  });

  test('a big screen has no device', () => {
    expect(v.parse(helloSchema, screen)).toEqual(screen);
    expect(v.is(helloSchema, { ...screen, device })).toBe(false);
  });

  test.each([
    { version: 1 },
    { as: 'host' },
    { as: undefined },
    { table: 'HJKLMN' },
    { device: device.slice(1) },
    { device: device.toUpperCase() },
    { device: 7 },
    { since: -1 },
    { since: 1.5 },
    { since: '4' },
    { more: 1 },
  ])('not %o', (wrong) => {
    expect(v.is(helloSchema, { ...hello, ...wrong })).toBe(false);
  });

  test.each(['HJKLMN', 'HJKLMNP', 'HJKLMNPQ', 'HJKLMNPQRSTU'])('"%s" is a code', (code) => {
    expect(v.is(tableCode, code)).toBe(true);
  });

  test.each(['hjklmn', 'HJKLM', 'HJKLMI', 'HJKLM0', 'HJKLMNO', 'HJKL MNPQ', 'HJKLMNPQRSTUV', ''])(
    '"%s" is not a code',
    (code) => {
      expect(v.is(tableCode, code)).toBe(false);
    },
  );

  test('codes have no letters that look like digits', () => {
    expect(codeLetters).not.toMatch(/[IO\d]/);
    expect(new Set(codeLetters).size).toBe(24);
  });
});

describe('names', () => {
  test.each(['A', 'Ala', 'Żółć', 'Jean-Luc', "O'Hara", '李小龍', 'x'.repeat(20), 'A & B', '🎩'])(
    '%s is one',
    (name) => {
      expect(isName(name)).toBe(true);
    },
  );

  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['more than 20 letters', 'x'.repeat(21)],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['markup', '<b>Ala</b>'],
    ['a line break', 'Ala\nBruno'],
    ['a control character', 'Ala\u0007'],
    ['letters from right to left by force', 'Ala\u202e'],
    ['half of a character', '\ud83c'],
    ['a number', 7],
    ['null', null],
  ])('%s is none', (_, name) => {
    expect(isName(name)).toBe(false);
  });

  test('blanks around a name do not count, and accents are written in one way', () => {
    expect(parseCommand({ ...sit, name: ' Zoe\u0301 ' })).toMatchObject({ name: 'Zo\u00e9' });
  });
});

describe('commands', () => {
  test.each([
    sit,
    { do: 'leave', n: 1 },
    { do: 'bot', n: 1, seat: 0, level: 'regular' },
    { do: 'bot', n: 1, seat: 0, level: null },
    { do: 'set', n: 1, options: { reshuffleDiscards: true }, clock: 'brisk' },
    { do: 'set', n: 1 },
    { do: 'seats', n: 1, count: 5 },
    { do: 'start', n: 1 },
    move,
    { ...move, do: 'why' },
    { do: 'emote', n: 1, emote: 'laugh' },
    { do: 'nudge', n: 1, seat: 3 },
    { do: 'forward', n: 1 },
    { do: 'stand-in', n: 1, seat: 3 },
    { do: 'kick', n: 1, seat: 3 },
    { do: 'swap', n: 1, seat: 3, with: 1 },
    { do: 'host', n: 1, seat: 3 },
    { do: 'lock', n: 1, locked: true },
    { do: 'pause', n: 1, paused: true },
    { do: 'end', n: 1, agree: true },
    { do: 'resume', n: 1, agree: false },
    { do: 'give-up', n: 1 },
    { do: 'ready', n: 1, ready: true },
    { do: 'game', n: 1, game: 'the-boss' },
    { do: 'wait', n: 1, name: 'Ala', figure: 'cap' },
    { do: 'time', n: Number.MAX_SAFE_INTEGER },
  ])('$do is one', (command) => {
    expect(parseCommand(command)).toEqual(command);
  });

  test.each([
    ['nothing', undefined],
    ['a list', [move]],
    ['an unknown name', { do: 'cheat', n: 1 }],
    ['a name of every object', { do: 'constructor', n: 1 }],
    ['no number', { do: 'start' }],
    ['number 0', { do: 'start', n: 0 }],
    ['a number too large to count on', { do: 'start', n: 2 ** 53 }],
    ['half a number', { do: 'start', n: 1.5 }],
    ['a field too many', { do: 'start', n: 1, seat: 0 }],
    ['a seat below', { do: 'kick', n: 1, seat: -1 }],
    ['a seat above', { do: 'kick', n: 1, seat: 8 }],
    ['a strange figure', { ...sit, figure: 'crown' }],
    ['options in depth', { do: 'set', n: 1, options: { a: { b: 1 } } }],
    ['a move that is no record', { ...move, move: 'stash' }],
    ['a move in depth', { ...move, move: { kind: { kind: 'stash' } } }],
    ['a move with a list', { ...move, move: { kind: ['stash'] } }],
    ['a move with long words', { ...move, move: { kind: 'x'.repeat(21) } }],
    ['a move with many fields', { ...move, move: Object.fromEntries([...'abcdefghi'].map((name) => [name, 1])) }],
    ['a decision that is no whole number', { ...move, decision: 0.5 }],
  ])('%s is none', (_, input) => {
    expect(isCommand(input)).toBe(false);
  });

  test('what a sender smuggles into a move under the name of a prototype is refused', () => {
    const input: unknown = JSON.parse('{"do":"move","n":1,"decision":1,"move":{"kind":"stash","__proto__":null}}');
    expect(parseCommand(input)).toBeUndefined();
  });
});

describe('opening a table', () => {
  const open = { game: 'thieves', device, name: 'Ala', figure: 'fan' };

  test('what is not said has a usual value', () => {
    expect(v.parse(openSchema, open)).toEqual({ ...open, options: {}, clock: 'none', playNow: false });
  });

  test.each([{ game: 7 }, { seats: 1 }, { seats: 9 }, { clock: 'fast' }, { playNow: 1 }, { host: true }])(
    'not %o',
    (wrong) => {
      expect(v.is(openSchema, { ...open, ...wrong })).toBe(false);
    },
  );
});
