import { expect, test } from 'vitest';
import { everyone, only } from '../../../../engine/seats.ts';
import { thieves } from '../index.ts';
import { cardOf, idleThief, lootNames, namesOf, play, refused, steal, table } from '../../testing/table.ts';

const loot = [['money-1', 'money-2', 'money-3'], ['ring'], ['horseshoe', 'money-0'], []] as const;

test('[TH-3.5] a thief moves a card between two others', () => {
  const { state } = play(table({ active: 3, hands: [[], [], [], ['thief']], loot }), 3, steal(0, 1, 2));
  expect([0, 1, 2, 3].map((seat) => lootNames(state, seat))).toEqual([
    ['money-1', 'money-3'],
    ['ring'],
    ['horseshoe', 'money-0', 'money-2'],
    [],
  ]);
});

test("[TH-3.5] a thief may also steal for oneself, or give away one's own loot", () => {
  const start = table({ hands: [['thief']], loot });
  const taken = play(start, 0, steal(2, 0, 0)).state;
  expect(lootNames(taken, 0)).toEqual(['money-1', 'money-2', 'money-3', 'horseshoe']);
  expect(lootNames(taken, 2)).toEqual(['money-0']);
  const given = play(start, 0, steal(0, 2, 3)).state;
  expect(lootNames(given, 0)).toEqual(['money-1', 'money-2']);
  expect(lootNames(given, 3)).toEqual(['money-3']);
});

test('[TH-3.5] the moved card comes last at its new owner, the others close up', () => {
  const start = table({ hands: [['thief']], loot });
  const first = play(start, 0, steal(0, 0, 2)).state;
  expect(lootNames(first, 0)).toEqual(['money-2', 'money-3']);
  expect(lootNames(first, 2)).toEqual(['horseshoe', 'money-0', 'money-1']);
});

test('[TH-3.5] exactly one card is moved, whatever lies on the table', () => {
  const same = table({ hands: [['thief']], loot: [[], ['money-1', 'money-1', 'money-1']] });
  const { state } = play(same, 0, steal(1, 1, 0));
  expect(state.loot.map((row) => row.length)).toEqual([1, 2, 0, 0]);
});

test('[TH-3.5] a face-down card stays face down; its new owner may look, the thief does not', () => {
  const start = table({ active: 3, hands: [[], [], [], ['thief']], loot });
  const { state, heard } = play(start, 3, steal(1, 0, 2));
  expect(state.loot[2]?.[2]).toEqual({ card: cardOf('ring'), faceUp: false, knownBy: only(1) | only(2) });
  const unseen = { kind: 'thief', rule: 'TH-3.5', seat: 3, from: 1, place: 0, to: 2 };
  for (const viewer of [1, 2] as const) expect(heard(viewer)).toContainEqual({ ...unseen, card: 'ring' });
  for (const viewer of [0, 3, 'spectator'] as const) expect(heard(viewer)).toContainEqual(unseen);
});

test('[TH-3.5] a face-up card stays face up', () => {
  const start = table({ hands: [['thief']], loot: [[], [{ card: 'ring', faceUp: true }]] });
  const { state, heard } = play(start, 0, steal(1, 0, 2));
  expect(state.loot[2]).toEqual([{ card: cardOf('ring'), faceUp: true, knownBy: everyone }]);
  const seen = { kind: 'thief', rule: 'TH-3.5', seat: 0, from: 1, place: 0, to: 2, card: 'ring' };
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(heard(viewer)).toContainEqual(seen);
});

test.each([3, 4, 5, 6])('[TH-3.5] at a table of %i every loot card can go to every other player', (seats) => {
  const moves = thieves.legalMoves(table({ seats, hands: [['thief']], loot: loot.slice(0, 3) }), 0);
  const expected = [];
  for (const [from, cards] of [3, 1, 2].entries()) {
    for (let place = 0; place < cards; place++) {
      for (let to = 0; to < seats; to++) if (to !== from) expected.push(steal(from, place, to));
    }
  }
  expect(moves).toEqual([idleThief, ...expected]);
});

test('[TH-3.5] a card cannot be moved to the player who has it, nor from where none lies', () => {
  const start = table({ hands: [['thief']], loot });
  expect(refused(start, 0, steal(1, 0, 1))).toEqual({ rule: 'TH-3.5', values: { reason: 'same-player' } });
  expect(refused(start, 0, steal(1, 1, 0))).toEqual({ rule: 'TH-3.5', values: { reason: 'no-such-card' } });
  expect(refused(start, 0, steal(3, 0, 0))).toEqual({ rule: 'TH-3.5', values: { reason: 'no-such-card' } });
});

test('[TH-3.8] a thief may move nothing, also if there is loot', () => {
  const { state, told } = play(table({ hands: [['thief']], loot }), 0, idleThief);
  expect(told[0]).toEqual({ kind: 'idle-thief', rule: 'TH-3.8', seat: 0 });
  expect([0, 1, 2, 3].map((seat) => lootNames(state, seat))).toEqual(loot);
});

test('[TH-3.8] a thief without loot is just discarded', () => {
  const start = table({ hands: [['thief']] });
  expect(thieves.legalMoves(start, 0)).toEqual([idleThief]);
  expect(namesOf(play(start, 0, idleThief).state.discards)).toEqual(['thief']);
});

test('[TH-3.7] a thief that moved something is discarded', () => {
  const { state } = play(table({ hands: [['thief']], loot }), 0, steal(0, 0, 1));
  expect(namesOf(state.discards)).toEqual(['thief']);
});
