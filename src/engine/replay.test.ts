import { describe, expect, test } from 'vitest';
import { chanceInSeries } from './chance/index.ts';
import { headerOf, record, type Header } from './record.ts';
import { gameIn, replay, writeLines } from './replay.ts';
import { pennies } from './testing/pennies.ts';
import { randomEntry } from './testing/random-game.ts';

/** A recorded game of pennies in which somebody was too slow. */
function recorded(): string[] {
  const dice = chanceInSeries(3, 3);
  const trial = { game: pennies, seats: 3, options: {}, series: 1, index: 1 };
  let choices = 0;
  const header = headerOf(pennies, 3, {}, { source: 'secure', seed: 'c3'.repeat(32) });
  const lines = record(pennies, header, (state) =>
    ++choices === 2 ? { seat: pennies.toAct(state)[0] ?? 0, move: 'late' } : randomEntry(trial, state, dice),
  );
  return writeLines(lines);
}

const changed = (find: string, put: string) => {
  const text = recorded();
  const line = text.findIndex((each) => each.includes(find));
  text[line] = text[line]?.replace(find, put) ?? '';
  return { text, line: line + 1 };
};

test('a record plays again from its seed and from its outcomes', () => {
  expect(replay(pennies, recorded())).toBeUndefined();
  expect(recorded().some((line) => line.includes('"late"'))).toBe(true);
  expect(gameIn(recorded())).toBe('pennies');
});

describe('the first line that differs is named', () => {
  test.each([
    { what: 'a changed move', find: '"side":"heads"', put: '"side":"tails"', said: '"tails"' },
    { what: 'a changed outcome', find: '"drawn":', put: '"drawn":1', said: '"drawn"' },
    { what: 'a changed count', find: '"amount":', put: '"amount":7', said: '"amount"' },
    { what: 'a changed decision', find: '"decision":2', put: '"decision":9', said: '"decision":2' },
    { what: 'an illegal move', find: '"side":"heads"}}', put: '"side":"edge"}}', said: 'impossible: seat' },
  ])('$what', ({ find, put, said }) => {
    const { text, line } = changed(find, put);
    const difference = replay(pennies, text);
    expect(difference?.line).toBeGreaterThanOrEqual(line);
    expect(difference?.line).toBeLessThanOrEqual(line + 1);
    expect(difference?.replayed).toContain(said);
  });

  test('a record that stops too early or goes on too long', () => {
    expect(replay(pennies, recorded().slice(0, -1))).toMatchObject({ recorded: 'nothing' });
    expect(replay(pennies, [...recorded(), '{"more":1}'])).toMatchObject({ replayed: 'nothing' });
  });

  test('an outcome that the seed does not give shows even if everything else fits it', () => {
    const text = recorded().map((line) => line.replace(/c3c3/, 'c4c4'));
    expect(replay(pennies, text)).toBeDefined();
  });
});

describe('what is not a record is refused with a sentence', () => {
  test.each([
    { text: ['{'], said: 'Line 1 is not a line of a record.' },
    { text: ['[]', '7'], said: 'Line 2 is not a line of a record.' },
    { text: ['{}'], said: 'The first line is not the header of a record.' },
    { text: ['["format"]'], said: 'The first line is not the header of a record.' },
    { text: [], said: 'The first line is not the header of a record.' },
    { text: ['{"format":"hideout-record/9"}'], said: 'The format is "hideout-record/9"; this program reads' },
    { text: ['{"format":{}}'], said: 'The format is {}; this program reads "hideout-record/1".' },
  ])('$said', ({ text, said }) => {
    expect(() => replay(pennies, text)).toThrow(said);
    expect(() => gameIn(text.slice(0, 1))).toThrow(text[0] === '[]' ? 'not the header' : said);
  });
});

/** A record whose header differs from a good one in some fields; `undefined` leaves a field out. */
function withHeader(fields: object): string[] {
  const [first = '', ...rest] = recorded();
  return [JSON.stringify({ ...(JSON.parse(first) as object), ...fields }), ...rest];
}

describe('a header with a field of a wrong kind is refused in words that name the field', () => {
  const wholeNumbers = [undefined, null, '3', 2.5, {}, [3], true];
  const texts = [undefined, null, 7, {}, ['pennies'], true];
  const objects = [undefined, null, 7, 'x', [], true];
  const seed = 'c3'.repeat(32);
  const wrong: Readonly<Record<keyof Omit<Header, 'format'>, readonly unknown[]>> = {
    game: texts,
    rules: wholeNumbers,
    seats: wholeNumbers,
    options: objects,
    chance: [
      ...objects,
      {},
      { source: 'fast' },
      { seed },
      { source: 'dice', seed },
      { source: null, seed },
      { source: ['secure'], seed },
      { source: 'secure', seed: null },
      { source: 'secure', seed: 7 },
      { source: 'secure', seed: [seed] },
    ],
    codes: [...objects, { card: null }, { card: 'money' }, { card: [1, 2] }, { card: [null] }],
    // A record without names has no such field.
    names: [null, 7, 'Ala', {}, [], ['Ala'], ['Ala', 7, 'Celina'], ['Ala', 'x'.repeat(21), 'Celina']],
  };
  const cases = Object.entries(wrong).flatMap(([field, values]) => values.map((value) => ({ field, value })));

  test.each(cases)('$field: $value', ({ field, value }) => {
    const sentence = value === undefined ? `The header has no "${field}".` : `In the header, "${field}" must be `;
    expect(() => replay(pennies, withHeader({ [field]: value }))).toThrow(sentence);
    expect(() => gameIn(withHeader({ [field]: value }))).toThrow(sentence);
  });
});

describe('a header that does not fit the game is refused in words', () => {
  test.each([
    { fields: { game: 'thieves' }, said: 'It is a record of thieves, not of pennies.' },
    { fields: { rules: 8 }, said: 'version 8 of the rules' },
    { fields: { codes: { side: ['heads', 'tails', 'edge'] } }, said: 'other names for the numbers in "side"' },
    { fields: { seats: 99 }, said: 'not played with 99 seats' },
    { fields: { seats: -1 }, said: 'not played with -1 seats' },
    { fields: { options: { x: 1 } }, said: 'cannot be played' },
    { fields: { chance: { source: 'secure', seed: '7' } }, said: 'A secure seed is 64 hexadecimal digits.' },
    { fields: { chance: { source: 'fast', seed: '7' } }, said: '32 hexadecimal digits' },
  ])('$said', ({ fields, said }) => {
    expect(() => replay(pennies, withHeader(fields))).toThrow(said);
  });

  test('what the game would not write', () => {
    expect(replay(pennies, withHeader({ more: 1 }))).toMatchObject({ line: 1 });
  });
});

describe('a seat that cannot act does not', () => {
  /** The record with another seat in the first line that has this text. */
  const withSeat = (find: string, seat: unknown) => {
    const text = recorded();
    const line = text.findIndex((each) => each.includes(find));
    text[line] = JSON.stringify({ ...(JSON.parse(text[line] ?? '') as object), seat });
    return { text, line: line + 1 };
  };

  test.each([9, -1, 0.5, '0', null, [0]])('there is no seat %j', (seat) => {
    for (const find of ['"move":{', '"move":"late"']) {
      const { text, line } = withSeat(find, seat);
      const replayed = `impossible: there is no seat ${JSON.stringify(seat)}`;
      expect(replay(pennies, text)).toMatchObject({ line, replayed });
    }
  });

  test('nobody is late who has decided', () => {
    const { seat } = JSON.parse(recorded()[1] ?? '') as { seat: number };
    const { text, line } = withSeat('"move":"late"', seat);
    const replayed = `impossible: seat ${seat} is not asked anything`;
    expect(replay(pennies, text)).toMatchObject({ line, replayed });
  });
});
