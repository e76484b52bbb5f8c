import { describe, expect, test } from 'vitest';
import type { CashEvent } from '../events.ts';
import { filmOf, recordCalled, recordsOf } from '../../../replay/testing/archive.ts';
import type { BluffTable } from './table.ts';

const tableOf = (text: string) => {
  const hidden = filmOf(text).hidden();
  if (hidden?.game !== 'cash-n-guns') throw new Error('It is no table of bluffs.');
  return hidden as BluffTable;
};
const eventsIn = (text: string, kind: CashEvent['kind']) =>
  text.split('\n').filter((line) => line.includes(`"kind":"${kind}"`) && line.includes('"event"')).length;

describe.each(recordsOf('cash-n-guns').map((text) => [text.length, text] as const))('a game of %i bytes', (_, text) => {
  const { rounds } = tableOf(text);
  const players = rounds.flatMap((round) => round.players).filter((player) => player !== null);
  const ended = (...ends: readonly string[]) => players.filter(({ end }) => ends.includes(end)).length;

  test('has as many wounds, deaths and ducks as the record', () => {
    expect(ended('hit', 'killed')).toBe(eventsIn(text, 'wounded'));
    expect(ended('killed')).toBe(eventsIn(text, 'eliminated'));
    expect(players.filter(({ end }) => end === 'ducked').length).toBe(eventsIn(text, 'lies-down'));
  });

  test('has a row for every round and a cell for everybody who was alive', () => {
    expect(rounds.length).toBe(eventsIn(text, 'round'));
    const dead = rounds.map((round) => round.players.filter((player) => player === null).length);
    expect(dead).toEqual(dead.toSorted((a, b) => a - b));
  });

  test('each cell leads to the step in which it came out', () => {
    const steps = rounds.map((round) => round.players.map((player) => player?.step ?? 0));
    steps.slice(1).forEach((row, place) => {
      expect(Math.min(...row.filter((step) => step > 0))).toBeGreaterThan(Math.max(...(steps[place] ?? [])));
    });
  });
});

describe('in a game of four', () => {
  const { rounds, boldest } = tableOf(recordCalled('cash-n-guns', '4-seats.jsonl'));

  test('the boldest bluff is the empty gun against three loaded ones', () => {
    const { round, told, players } = rounds[boldest] ?? { players: [] };
    expect({ round, told }).toEqual({ round: 8, told: 3 });
    expect(players[3]).toMatchObject({ bullet: 'click', at: 1, end: 'killed', guns: [0, 1, 2], loaded: [0, 1, 2] });
  });

  test('an order shows where the gun pointed before', () => {
    expect(rounds[7]?.players[2]).toMatchObject({ at: 3, was: 1 });
  });

  test('a bluff works where everybody on the target had an empty gun, and the target ducked', () => {
    expect(rounds[3]?.players.map((player) => player?.fooled)).toEqual([true, true, false, false]);
    expect(rounds[7]?.players[3]?.fooled).toBe(false);
  });
});
