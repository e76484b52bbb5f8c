import { describe, expect, test } from 'vitest';
import { chanceInSeries } from './chance/index.ts';
import { headerOf, record } from './record.ts';
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

describe('what is no record is refused in words', () => {
  test.each([
    { text: ['{'], said: 'Line 1 is not a line of a record.' },
    { text: ['[]', '7'], said: 'Line 2 is not a line of a record.' },
    { text: ['{}'], said: 'not the header' },
    { text: [], said: 'not the header' },
    { text: ['{"format":"hideout-record/9"}'], said: 'this program reads hideout-record/1' },
    { text: ['{"format":"hideout-record/1","rules":8}'], said: 'version 8 of the rules' },
    { text: ['{"format":"hideout-record/1","rules":1,"seats":99,"options":{}}'], said: 'not played with 99 seats' },
    { text: ['{"format":"hideout-record/1","rules":1,"seats":2,"options":{"x":1}}'], said: 'cannot be played' },
  ])('$said', ({ text, said }) => {
    expect(() => replay(pennies, text)).toThrow(said);
  });
});
