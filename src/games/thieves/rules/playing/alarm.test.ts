import { expect, test } from 'vitest';
import type { CardName } from '../../box.ts';
import { thieves } from '../index.ts';
import { namesOf, play, soundAlarm, stash, table, type Named } from '../../testing/table.ts';

const policeIn = (told: readonly Named[]) =>
  told.filter(({ kind }) => kind === 'police').map(({ seat, card }) => [seat, card]);

test('[TH-3.4] everyone lays down all police, clockwise from the active player, who is included', () => {
  const hands = [['police-1'], ['police-2', 'thief'], ['alarm', 'police-1', 'police-1'], ['police-2']] as const;
  const { told } = play(table({ active: 2, hands }), 2, soundAlarm);
  expect(policeIn(told)).toEqual([
    [2, 'police-1'],
    [2, 'police-1'],
    [3, 'police-2'],
    [0, 'police-1'],
    [1, 'police-2'],
  ]);
});

test.each([3, 4, 5, 6])('[TH-3.4] at a table of %i nobody is left out', (seats) => {
  const hands = Array.from({ length: seats }, (): CardName[] => ['police-1', 'money-1']);
  hands[1] = ['alarm'];
  const { told } = play(table({ seats, active: 1, hands }), 1, soundAlarm);
  const order = [2, 3, 4, 5].filter((seat) => seat < seats);
  expect(policeIn(told).map(([seat]) => seat)).toEqual([...order, 0]);
});

test('[TH-3.4] everyone sees who lays down what', () => {
  const start = table({ hands: [['alarm'], ['police-2', 'thief', 'thief', 'ring']] });
  const { heard } = play(start, 0, soundAlarm);
  expect(heard('spectator').slice(0, 2)).toEqual([
    { kind: 'alarm', rule: 'TH-3.4', seat: 0 },
    { kind: 'police', rule: 'TH-3.4', seat: 1, card: 'police-2', cars: 2 },
  ]);
});

test('[TH-3.4] other cards stay in the hand', () => {
  const hands = [['alarm', 'police-1', 'ring'], [], ['money-1', 'police-1', 'thief', 'money-2']] as const;
  const { state } = play(table({ hands }), 0, soundAlarm);
  expect(namesOf(state.hands[0] ?? [])).toEqual(['ring']);
  expect(namesOf(state.hands[2] ?? [])).toEqual(['money-1', 'thief', 'money-2']);
});

test('[TH-3.4] however many cars come, one raid follows, when all police lies there', () => {
  const hands = [['alarm', 'police-2'], ['police-2', 'police-2'], ['police-2'], ['police-1']] as const;
  const { told } = play(table({ hands, middle: ['police-1', 'police-1'] }), 0, soundAlarm);
  expect(told.filter(({ kind }) => kind === 'raid')).toEqual([{ kind: 'raid', rule: 'TH-3.4', cars: 11 }]);
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.indexOf('raid')).toBeGreaterThan(kinds.lastIndexOf('police'));
});

test('[TH-3.4] with four cars there is a raid, and the police in the middle counts', () => {
  const hands = [['alarm'], [], [], ['police-1']] as const;
  const { state, told } = play(table({ hands, middle: ['police-2', 'police-1'] }), 0, soundAlarm);
  expect(told).toContainEqual({ kind: 'raid', rule: 'TH-3.4', cars: 4 });
  expect(state.middle).toEqual([]);
});

test('[TH-3.4] with fewer than four cars there is no raid, and the police stays in the middle', () => {
  const hands = [['alarm'], [], ['police-2']] as const;
  const { state, told } = play(table({ hands, middle: ['police-1'], loot: [['money-3']] }), 0, soundAlarm);
  expect(told.map(({ kind }) => kind)).not.toContain('raid');
  expect(namesOf(state.middle)).toEqual(['police-1', 'police-2']);
  expect(state.loot[0]).toHaveLength(1);
});

test('[TH-3.4] a hand may be empty after it, and is refilled when that player has the next turn', () => {
  const hands = [['alarm'], ['money-1', 'money-1', 'money-1'], ['police-1', 'police-1', 'police-1']] as const;
  const alarmed = play(table({ hands }), 0, soundAlarm).state;
  expect(alarmed.hands.map((hand) => hand.length)).toEqual([0, 4, 0, 0]);
  const later = play(alarmed, 1, stash('money-1')).state;
  expect(later.hands.map((hand) => hand.length)).toEqual([0, 3, 4, 0]);
});

test('[TH-3.8] an alarm without police is just discarded', () => {
  const { state, told } = play(table({ hands: [['alarm', 'ring'], ['thief']] }), 0, soundAlarm);
  expect(told.slice(0, 2).map(({ kind }) => kind)).toEqual(['alarm', 'turn']);
  expect(state.middle).toEqual([]);
  expect(thieves.toAct(state)).toEqual([1]);
});

test('[TH-3.7] an alarm is discarded', () => {
  const { state } = play(table({ hands: [['alarm']] }), 0, soundAlarm);
  expect(namesOf(state.discards)).toEqual(['alarm']);
});
