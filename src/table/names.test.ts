import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaled } from '../testing/scale.ts';
import { readings } from './names/skeleton.ts';
import { after, open, personOf, sat, started, tableAfter, verdictOn } from './testing/table.ts';
import { publicScene } from './scene.ts';
import type { CommandContext } from './command-context.ts';
import type { TableState } from './state.ts';

/* Nobody sits down under a name that the others would mistake for somebody else's. */

const sit = (name: string) => ({ do: 'sit', n: 1, seat: 2, name, figure: 'cap' }) as const;
const looksLike = (name: string) => ({ problem: 'name-taken', values: { name } });

/** A table with one person of this name. */
const lobby = tableAfter(open({ seats: 4 }), sat(0, 'ala'));
const peopleCalled = (name: string): CommandContext['people'] => new Map([['ala', { ...personOf('ala'), name }]]);
const verdictBeside = (name: string, wanted: string, at: TableState = lobby) =>
  verdictOn(at, 'dawid', sit(wanted), { people: peopleCalled(name) });

describe('who imitates somebody is told whom', () => {
  test.each([
    ['capitals', 'Ala', 'ALA'],
    ['a Cyrillic о', 'Bruno', 'Brun\u043e'],
    ['Cyrillic letters only', 'Cocoa', '\u0421\u043e\u0441\u043e\u0430'],
    ['Greek letters', 'Anna', '\u0391nn\u03b1'],
    ['a lunate sigma', 'Cela', '\u03f9ela'],
    ['Cherokee letters', 'ALA', '\u13aa\u13de\u13aa'],
    ['small capitals', 'Ala', '\u1d00\u029f\u1d00'],
    ['full-width letters', 'Ala', '\uff21\uff4c\uff41'],
    ['bold letters of mathematics', 'Ala', '\u{1d400}\u{1d425}\u{1d41a}'],
    ['letters in circles', 'Ala', '\u24b6\u24db\u24d0'],
    ['I for l', 'Ala', 'AIa'],
    ['1 for l', 'Ala', 'A1a'],
    ['a bar for l', 'Ala', 'A|a'],
    ['l for I', 'Ilona', 'llona'],
    ['0 for O', 'Olga', '0lga'],
    ['rn for m', 'Emma', 'Ernrna'],
    ['vv for W', 'Wanda', 'VVanda'],
    ['an accent', 'Bruno', 'Bruṇo'],
    ['a stroke', 'Michał', 'Michal'],
    ['a hyphen of another kind', 'Jean-Luc', 'Jean\u2010Luc'],
    ['an apostrophe of another kind', "O'Hara", 'O’Hara'],
    ['a dot behind it', 'Ala', 'Ala.'],
    ['a blank', 'AlCapone', 'Al Capone'],
    ['an emoji without its joiners', '👩‍👩‍👧', '👩👩👧'],
    ['an emoji without its selector', '❤️', '❤'],
  ])('by %s', (_, name, wanted) => {
    expect(verdictBeside(name, wanted)).toEqual(looksLike(name));
  });
});

describe('names that anybody can tell apart', () => {
  test.each([
    ['Ala', 'Ola'],
    ['Ala', 'Ala 2'],
    ['Ila', 'Lia'],
    ['Ilona', 'Ilana'],
    ['???', '!!!'],
    ['👍🏻', '👍🏿'],
    ['🇵🇱', '🇬🇧'],
    ['李小龍', '李小明'],
    ['はな', 'ばな'],
    ['Нина', 'Инна'],
  ])('%s and %s', (name, wanted) => {
    expect(verdictBeside(name, wanted)).toHaveProperty('body');
  });
});

test('a name is refused beside another one exactly when the two have a skeleton in common', () => {
  const anyName = fc.string({ unit: fc.constantFrom(...'IilL1oO0mrnvwW\u043e\u0421c. '), minLength: 1, maxLength: 3 });
  const numRuns = scaled({ quick: 500, normal: 5000, long: 100_000 });
  fc.assert(
    fc.property(anyName, anyName, (name, wanted) => {
      const isShared = readings(name).some((reading) => readings(wanted).includes(reading));
      expect('problem' in verdictBeside(name, wanted)).toBe(isShared);
    }),
    { numRuns },
  );
});

describe('bots', () => {
  const withBot = after(lobby, { kind: 'bot', seat: 1, level: 'regular' });

  test('have names that nobody may imitate', () => {
    expect(verdictBeside('Ala', 'DUTCH', withBot)).toEqual(looksLike('Dutch'));
    expect(verdictBeside('Ala', 'Dut\u0441h', withBot)).toEqual(looksLike('Dutch'));
  });

  test('keep no name that is not shown', () => {
    expect(verdictBeside('Ala', 'Dutch')).toHaveProperty('body');
  });

  test.each([
    ['Ala', 'Dutch'],
    ['Dutch', 'Dutch 2'],
    ['DUT\u0421H', 'Dutch 2'],
  ])('do not imitate people: beside %s one is called %s', (name, botName) => {
    const company = { code: 'HJKLMN', people: peopleCalled(name), present: new Set<string>(), isOnScreen: () => false };
    expect(publicScene(withBot, company).table.seats[1]?.name).toBe(botName);
  });

  test('with a number are not imitated either', () => {
    expect(verdictBeside('Dutch', 'dutch2', withBot)).toEqual(looksLike('Dutch 2'));
  });
});

describe('a newcomer who asks for a seat', () => {
  /** Ala and Bruno play, and a bot on the third seat. */
  const game = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'), started);
  const asked = after(game, { kind: 'asked-in', seat: 2, owner: 'dawid', asked: [0, 1] });
  const people = new Map(['ala', 'bruno', 'dawid'].map((owner, index) => [owner, personOf(owner, index)]));

  test('is not imitated by somebody who changes their name meanwhile', () => {
    const says = { do: 'sit', n: 1, seat: 1, name: 'D\u0430wid', figure: 'cap' } as const;
    expect(verdictOn(asked, 'bruno', says, { people })).toEqual(looksLike('dawid'));
  });

  test('imitates neither people nor bots', () => {
    const ask = (name: string) =>
      verdictOn(game, 'dawid', { do: 'ask-in', n: 1, seat: 2, name, figure: 'cap' }, { people });
    expect(ask('Brun\u043e')).toEqual(looksLike('bruno'));
    expect(ask('Mugsу')).toEqual(looksLike('Mugsy'));
  });
});
