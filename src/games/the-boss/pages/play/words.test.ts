import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import type { Refusal } from '../../../../engine/game.ts';
import { parseOptions } from '../../../../engine/legality.ts';
import { diceFor, randomEntry } from '../../../../engine/testing/random-game.ts';
import { enter } from '../../../../engine/unfold.ts';
import { cityNames, sanctionNames } from '../../box.ts';
import { theBoss } from '../../rules/index.ts';
import { atTable as en } from '../../../../words/en/at-table.ts';
import { en as everywhere } from '../../../../words/en/index.ts';
import { load, loadAlso, speak } from '../../../../words/index.ts';
import { atTable as pl } from '../../../../words/pl/at-table.ts';
import { refusalWords } from '../../../../web/session/reasons.ts';

const keyOf = ({ rule, values }: Refusal) => `the-boss.refusal.${rule}.${String(values['reason'])}`;
const said = (key: string) => (key in en && key in pl) || key in everywhere;

/** Sets of cities that the option does not list: too few, too many, all of them, and none at all. */
const otherSets = ['1-2', '1-4-5-7', '1-2-3-4-5-6-7', '9'];

/** Every reason for a refusal, collected from whole games and all options. */
function reasons(): ReadonlySet<string> {
  const met = new Set<string>();
  for (const seats of [2, 3, 4]) {
    for (const cities of [...(theBoss.options[0]?.values ?? []), ...otherSets]) {
      for (const firstPlayer of theBoss.options[1]?.values ?? []) {
        const parsed = parseOptions(theBoss, seats, { cities, firstPlayer });
        if ('refusal' in parsed) met.add(keyOf(parsed.refusal));
      }
    }
  }
  for (let index = 0; index < 12; index++) for (const reason of reasonsInGame(index, 2 + (index % 3))) met.add(reason);
  return met;
}

function reasonsInGame(index: number, seats: number): ReadonlySet<string> {
  const options = { cities: 'standard', firstPlayer: 'drawn' } as const;
  const trial = { game: theBoss, seats, options, series: 79, index };
  const state = theBoss.setup(seats, options, chanceInSeries(79, index));
  const dice = diceFor(trial);
  const met = new Set<string>();
  while (!theBoss.result(state)) {
    for (const move of theBoss.everyMove(seats, options)) {
      const refusal = theBoss.refusal(state, state.active, move);
      if (refusal) met.add(keyOf(refusal));
    }
    enter(theBoss, state, randomEntry(trial, state, dice), () => undefined);
  }
  return met;
}

test('every reason to refuse something has its words, and no reason is worded that is never given', () => {
  const met = reasons();
  expect([...met].filter((key) => !said(key))).toEqual([]);
  expect(Object.keys(en).filter((key) => key.startsWith('the-boss.refusal.') && !met.has(key))).toEqual([]);
});

test('every option and every value of it has its words', () => {
  const keys = theBoss.options.flatMap(({ name, values }) => [
    `the-boss.option.${name}`,
    `the-boss.option.${name}.about`,
    ...values.map((value) => `the-boss.option.${name}.${String(value)}`),
  ]);
  expect(keys.filter((key) => !said(key))).toEqual([]);
});

test('every city and every sanction has its name', () => {
  const keys = [...cityNames.map((name) => `the-boss.city.${name}`), ...sanctionNames.map((s) => `the-boss.card.${s}`)];
  expect(keys.filter((key) => !said(key))).toEqual([]);
});

test.each([
  ['en', 'These cities don’t work for 2 players: they have 16 cards, but 14 are needed.'],
  ['pl', 'Karty tych miast nie dzielą się bez reszty na 2 graczy: jest ich 16, a potrzeba 14.'],
] as const)('[TB-0.4] who asks for four cities for two players is told why: %s', async (language, sentence) => {
  await loadAlso('table');
  await load(language);
  speak(() => language);
  const parsed = parseOptions(theBoss, 2, { cities: '1-2-3-4' });
  expect('refusal' in parsed && refusalWords(theBoss.id, parsed.refusal)).toBe(sentence);
});
