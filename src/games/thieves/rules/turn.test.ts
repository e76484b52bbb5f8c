import { expect, test } from 'vitest';
import { thieves } from './index.ts';
import { block, cardOf, doubleLoot, idleThief, namesOf, play, refused, stash, table } from '../testing/table.ts';

test.each([0, 1, 2, 3])('[TH-2.1] a player who holds %i cards draws until there are four', (held) => {
  const hand = (['police-1', 'police-1', 'alarm'] as const).slice(0, held);
  const { state } = play(
    table({ hands: [['money-1'], hand], deck: ['ring', 'thief', 'thief', 'alarm'] }),
    0,
    stash('money-1'),
  );
  const drawn = ['ring', 'thief', 'thief', 'alarm'].slice(0, 4 - held);
  expect(namesOf(state.hands[1] ?? [])).toEqual([...hand, ...drawn]);
});

test('[TH-2.1] only the player whose turn it is draws', () => {
  const { state } = play(table({ hands: [['money-1', 'thief'], [], ['alarm'], []] }), 0, stash('money-1'));
  expect(state.hands.map((hand) => hand.length)).toEqual([1, 4, 1, 0]);
});

test('[TH-2.1] getaway cars are laid on the table at once, do not count and are replaced', () => {
  const start = table({ hands: [['money-1'], ['alarm', 'alarm', 'thief']], deck: ['getaway', 'getaway', 'ring'] });
  const { state, heard } = play(start, 0, stash('money-1'));
  expect(state.getaways).toBe(2);
  expect(namesOf(state.hands[1] ?? [])).toEqual(['alarm', 'alarm', 'thief', 'ring']);
  expect(heard('spectator').slice(-4)).toEqual([
    { kind: 'turn', rule: 'TH-2.3', seat: 1 },
    { kind: 'getaway', rule: 'TH-2.1', seat: 1, laid: 1 },
    { kind: 'getaway', rule: 'TH-2.1', seat: 1, laid: 2 },
    { kind: 'drew', rule: 'TH-2.1', seat: 1 },
  ]);
});

test('[TH-2.2] exactly one card is played, and then the turn is over', () => {
  const start = table({ hands: [['money-1', 'money-1', 'money-2', 'thief']] });
  const { state } = play(start, 0, stash('money-1'));
  expect(namesOf(state.hands[0] ?? [])).toEqual(['money-1', 'money-2', 'thief']);
  expect(refused(state, 0, stash('money-1'))).toEqual({ rule: 'G-1', values: {} });
  expect([start.played, state.played]).toEqual([0, 1]);
});

test('[TH-2.2] a turn cannot be passed: whoever is active owes a card and may only play cards', () => {
  const start = table({ hands: [['alarm']] });
  expect(thieves.toAct(start)).toEqual([0]);
  expect(thieves.legalMoves(start, 0)).toEqual([{ kind: 'alarm', card: cardOf('alarm') }]);
});

test('[TH-2.2] every card that is played answers a new question', () => {
  const start = table({ hands: [['double-loot']], deck: ['money-1', 'money-2'] });
  const { state } = play(start, 0, doubleLoot);
  expect([thieves.decision(start, 0), thieves.decision(start, 1)]).toEqual([1, 0]);
  expect([thieves.decision(state, 0), thieves.decision(state, 1)]).toEqual([2, 0]);
});

test.each([3, 4, 5, 6])('[TH-2.3] at a table of %i the turn goes round clockwise', (seats) => {
  for (let seat = 0; seat < seats; seat++) {
    const hands = Array.from({ length: seats }, () => ['money-1'] as const);
    const { state, told } = play(table({ seats, active: seat, hands }), seat, stash('money-1'));
    const next = seat === seats - 1 ? 0 : seat + 1;
    expect(thieves.toAct(state)).toEqual([next]);
    expect(told).toContainEqual({ kind: 'turn', rule: 'TH-2.3', seat: next });
  }
});

test('[TH-2.3] the turn passes on after an action too', () => {
  expect(thieves.toAct(play(table({ hands: [['thief']] }), 0, idleThief).state)).toEqual([1]);
  expect(thieves.toAct(play(table({ hands: [['roadblock']] }), 0, block(null)).state)).toEqual([1]);
});

test('[TH-5.1] the sixth getaway car does not end the game', () => {
  const { state } = play(table({ getaways: 5, hands: [['money-1']], deck: ['getaway'] }), 0, stash('money-1'));
  expect(state.getaways).toBe(6);
  expect(thieves.result(state)).toBeUndefined();
  expect(thieves.toAct(state)).toEqual([1]);
});

test('[TH-5.1] the seventh car ends the game at once: no further card is drawn and nobody plays', () => {
  const start = table({ getaways: 6, hands: [['money-1'], ['thief']], deck: ['money-3', 'getaway', 'money-2'] });
  const { state, told } = play(start, 0, stash('money-1'));
  expect(told.slice(-3)).toEqual([
    { kind: 'drew', rule: 'TH-2.1', seat: 1, card: 'money-3' },
    { kind: 'getaway', rule: 'TH-2.1', seat: 1, laid: 7 },
    { kind: 'over', rule: 'TH-5.1', seat: 1 },
  ]);
  expect(namesOf(state.hands[1] ?? [])).toEqual(['thief', 'money-3']);
  expect(thieves.toAct(state)).toEqual([]);
  expect([0, 1, 2, 3].map((seat) => thieves.legalMoves(state, seat))).toEqual([[], [], [], []]);
  expect([0, 1, 2, 3].map((seat) => thieves.decision(state, seat))).toEqual([0, 0, 0, 0]);
  expect(refused(state, 1, idleThief)).toEqual({ rule: 'G-2', values: {} });
});

test('[TH-5.4] a deck that runs out is a fault of the program, and it says so', () => {
  const start = table({ hands: [['money-1']] });
  start.deck.length = 0;
  expect(() => play(start, 0, stash('money-1'))).toThrow('[TH-5.4]');
});

test('[TH-5.4] when the game is over the eighth car is still in the deck', () => {
  const { state } = play(table({ getaways: 6, hands: [['money-1']], deck: ['getaway'] }), 0, stash('money-1'));
  expect(namesOf(state.deck)).toContain('getaway');
});
