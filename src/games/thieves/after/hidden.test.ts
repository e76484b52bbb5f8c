import { expect, test } from 'vitest';
import { filmOf, recordCalled, recordsOf } from '../../../replay/testing/archive.ts';
import type { HaulTable } from './table.ts';

const tableOf = (text: string) => {
  const hidden = filmOf(text).hidden();
  if (hidden?.game !== 'thieves') throw new Error('It is no table of loot.');
  return hidden as HaulTable;
};
interface ParsedLine {
  readonly event?: {
    readonly kind: string;
    readonly seat: number;
    readonly value: number;
    readonly cards: readonly number[];
  };
  readonly result?: { readonly scores: readonly number[] };
}
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ParsedLine);

test.each(recordsOf('thieves').map((text) => [text.length, text] as const))(
  'everybody has what was shown and counted, and what the end counted: a game of %i bytes',
  (_, text) => {
    const { counts } = tableOf(text);
    const raids = counts.filter(({ kind }) => kind === 'raid').flatMap(({ hauls }) => hauls);
    const showed = linesOf(text).flatMap(({ event }) => (event?.kind === 'showed' ? [event] : []));
    expect(raids.map(({ value }) => value)).toEqual(showed.map(({ value }) => value));
    expect(raids.map(({ cards }) => cards.map(({ card }) => card))).toEqual(showed.map(({ cards }) => cards));
    const scores = linesOf(text).flatMap(({ result }) => result?.scores ?? []);
    expect(counts.at(-1)?.hauls.map(({ value }) => value)).toEqual(scores);
  },
);

test('what was stashed is a secret until a raid shows it; what was given never is', () => {
  const [raid, end] = tableOf(recordCalled('thieves', '4-seats.jsonl')).counts;
  expect(raid?.hauls[3]?.cards.map(({ secret }) => secret)).toEqual([false, false, true, true]);
  expect(raid?.hauls.map(({ lost }) => lost)).toEqual([false, true, false, true]);
  expect(end?.hauls[1]?.cards.map(({ secret }) => secret)).toEqual([false, false, true]);
});
