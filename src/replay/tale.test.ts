import { describe, expect, test } from 'vitest';
import type { Result } from '../engine/game.ts';
import { games } from '../games/catalogue.ts';
import { atTable } from '../words/en/at-table.ts';
import { en } from '../words/en/index.ts';
import { after } from '../words/en/after/index.ts';
import { filmOf, recordCalled, recordsOf } from './testing/archive.ts';

const words: Readonly<Record<string, string>> = { ...en, ...atTable, ...after };
const records = Object.keys(games).flatMap((game) => recordsOf(game).map((text) => [game, text.length, text] as const));

describe.each(records)('%s, a game of %i bytes:', (game, _, text) => {
  const { info, tale } = { info: filmOf(text).info, tale: filmOf(text).tale() };
  const { result } = JSON.parse(text.trim().split('\n').at(-1) ?? '') as { readonly result: Result };

  test('there are fortunes for every step, and the last are the scores of the record', () => {
    expect(tale.fortunes.length).toBe(info.steps + 1);
    expect(tale.fortunes.at(-1)).toEqual(result.scores);
  });

  test('it has at most eight moments, one to a step, and the last one is the end', () => {
    expect(tale.moments.length).toBeLessThanOrEqual(8);
    expect(new Set(tale.moments.map(({ step }) => step)).size).toBe(tale.moments.length);
    expect(tale.moments.at(-1)).toMatchObject({
      kind: expect.stringMatching(/^end/) as string,
      step: info.steps,
      people: { names: result.winners },
    });
  });

  test('every moment and every title has its words', () => {
    const missing = (kind: 'great' | 'title', of: string) =>
      !(`${game}.${kind}.${of}` in words) && !(`after.${kind}.${of}` in words);
    expect(tale.moments.filter(({ kind }) => missing('great', kind))).toEqual([]);
    expect(tale.titles.filter(({ kind }) => missing('title', kind))).toEqual([]);
  });
});

/** A short form of a story: its moments without the numbers. */
const kindsOf = (game: string, name: string) => filmOf(recordCalled(game, name)).tale();

test('Cash ’n Guns: who died is told with what was lost, and by whom', () => {
  const { moments } = kindsOf('cash-n-guns', '4-seats.jsonl');
  expect(moments.find(({ kind }) => kind === 'killed')).toEqual({
    kind: 'killed',
    step: 203,
    people: { name: [3], names: [0, 1, 2] },
    values: { amount: 106 },
  });
});

test('Cash ’n Guns: the bravest is who stood most often with a gun in the face', () => {
  const { titles } = kindsOf('cash-n-guns', '7-seats-clock-secure.jsonl');
  expect(titles[0]).toEqual({ kind: 'bravest', people: { names: [4] }, values: { count: 6 } });
});

test('The Boss: a sanction that somebody else could have known from the deal on', () => {
  const { moments } = kindsOf('the-boss', '3-seats.jsonl');
  expect(moments.find(({ kind }) => kind === 'trap.dealt')).toMatchObject({
    step: 60,
    people: { name: [1], knower: [2] },
    values: { city: 4, card: 19 },
  });
});

test('Thieves!: the present without which its owner would not have lost everything', () => {
  const { moments } = kindsOf('thieves', '3-seats.jsonl');
  const poison = moments.find(({ kind }) => kind === 'poison');
  expect(poison).toMatchObject({ step: 6, people: { name: [2], to: [1] }, values: { card: 4 } });
  expect(moments.find(({ kind }) => kind === 'raid.own')).toMatchObject({ step: 8, people: { name: [1], names: [1] } });
});

test('Thieves!: the story names who set off a raid and who lost everything', () => {
  const raids = recordsOf('thieves').flatMap((text) =>
    filmOf(text)
      .tale()
      .moments.filter(({ kind }) => kind.startsWith('raid')),
  );
  expect(raids.length).toBeGreaterThan(0);
  for (const { kind, people } of raids) {
    expect(kind === 'raid' && people['names']?.includes(people['name']?.[0] ?? -1)).toBe(false);
  }
});

test('the story of a narrow win names the runner-up', () => {
  const ends = Object.keys(games)
    .flatMap((game) => recordsOf(game))
    .map((text) => filmOf(text).tale())
    .filter(({ moments }) => moments.at(-1)?.kind === 'end.close');
  expect(ends.length).toBeGreaterThan(0);
  for (const { moments, fortunes } of ends) {
    const scores = fortunes.at(-1) ?? [];
    const end = moments.at(-1);
    const best = (seats: readonly number[] = []) => Math.max(...seats.map((seat) => scores[seat] ?? 0));
    const others = scores.flatMap((_, seat) => (end?.people['names']?.includes(seat) ? [] : seat));
    expect(best(end?.people['second'])).toBe(best(others));
    expect(best(end?.people['names']) - best(others)).toBe(end?.values['margin']);
  }
});
