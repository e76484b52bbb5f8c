import { expect, test } from 'vitest';
import { everyone, only } from '../../../../engine/seats.ts';
import type { CardName } from '../../box.ts';
import { thieves } from '../index.ts';
import { cardOf, give, lay, play, refused, stash, table } from '../../testing/table.ts';

const money: readonly CardName[] = ['money-0', 'money-1', 'ring', 'money-2', 'money-3', 'horseshoe'];

test.each(money)('[TH-3.1] %s goes face down before yourself, unseen by the others', (name) => {
  const { state, heard } = play(
    table({ active: 2, hands: [[], [], [name]], loot: [[], [], ['money-2']] }),
    2,
    stash(name),
  );
  expect(state.loot[2]?.[1]).toEqual({ card: cardOf(name), faceUp: false, knownBy: only(2) });
  expect(state.loot[2]).toHaveLength(2);
  expect(heard(2)).toContainEqual({ kind: 'stashed', rule: 'TH-3.1', seat: 2, card: name });
  expect(heard(0)).toContainEqual({ kind: 'stashed', rule: 'TH-3.1', seat: 2 });
  expect(heard('spectator')).toContainEqual({ kind: 'stashed', rule: 'TH-3.1', seat: 2 });
});

test.each(money)('[TH-3.1] %s goes face up before another player, and it is their loot', (name) => {
  const { state, heard } = play(table({ hands: [[name]], loot: [[], [], ['money-2']] }), 0, give(name, 2));
  expect(state.loot.map((loot) => loot.length)).toEqual([0, 0, 2, 0]);
  expect(state.loot[2]?.[1]).toEqual({ card: cardOf(name), faceUp: true, knownBy: everyone });
  const event = { kind: 'gave', rule: 'TH-3.1', seat: 0, card: name, to: 2 };
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(heard(viewer)).toContainEqual(event);
});

test.each([3, 4, 5, 6])('[TH-3.1] at a table of %i money goes before oneself or any of the others', (seats) => {
  const start = table({ seats, active: 1, hands: [[], ['money-1']] });
  const others = [0, 2, 3, 4, 5].filter((seat) => seat < seats);
  expect(thieves.legalMoves(start, 1)).toEqual([stash('money-1'), ...others.map((seat) => give('money-1', seat))]);
});

test('[TH-3.1] own loot is laid face down, never face up', () => {
  const start = table({ active: 1, hands: [[], ['ring']] });
  expect(refused(start, 1, give('ring', 1))).toEqual({ rule: 'TH-3.1', values: { reason: 'own-loot-face-down' } });
});

test('[TH-3.1] nothing but money can become loot', () => {
  const moves = thieves.everyMove(4, { reshuffleDiscards: false });
  const loot = moves.filter(({ kind }) => kind === 'stash' || kind === 'give').map(({ card }) => card);
  expect([...new Set(loot)]).toEqual(money.map(cardOf));
});

test('[TH-3.1] money is worth the bags it shows, face up or face down, at a raid and at the end', () => {
  const loot = [['money-0', 'money-1'], ['money-2'], [{ card: 'money-3', faceUp: true }], []] as const;
  const { told } = play(table({ hands: [['police-2']], middle: ['police-2'], loot }), 0, lay('police-2'));
  const shown = told.filter(({ kind }) => kind === 'showed').map(({ value }) => value);
  expect(shown).toEqual([1, 2, 3, 0]);
  expect(thieves.result(table({ getaways: 7, loot }))?.scores).toEqual([1, 2, 3, 0]);
});
