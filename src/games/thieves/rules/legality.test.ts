import { expect, test } from 'vitest';
import { cardNames, handCards } from '../box.ts';
import { thieves } from './index.ts';
import { block, cardOf, give, refused, soundAlarm, stash, table } from '../testing/table.ts';

test("[TH-2.2] only a card from one's own hand can be played", () => {
  const start = table({ hands: [['money-1', 'thief'], ['money-2']] });
  expect(refused(start, 0, stash('money-2'))).toEqual({
    rule: 'TH-2.2',
    values: { reason: 'not-yours-to-play', card: 'money-2' },
  });
  expect(refused(start, 0, soundAlarm).values).toEqual({ reason: 'not-yours-to-play', card: 'alarm' });
});

test('[TH-2.2] only the active player may play', () => {
  const start = table({ active: 1, hands: [['money-1'], ['money-1']] });
  expect(refused(start, 0, stash('money-1'))).toEqual({ rule: 'G-1', values: {} });
  expect(thieves.legalMoves(start, 0)).toEqual([]);
});

test('[TH-2.2] cards that are alike are offered once', () => {
  const start = table({ seats: 3, hands: [['money-1', 'alarm', 'money-1', 'alarm']] });
  expect(thieves.legalMoves(start, 0)).toEqual([stash('money-1'), give('money-1', 1), give('money-1', 2), soundAlarm]);
});

const full = { middle: ['police-1', 'police-2'], loot: [['money-0'], ['money-2', 'money-2']] } as const;

test.each(handCards.map((card) => cardNames[card] ?? 'getaway'))('[TH-3.8] %s may always be played', (name) => {
  for (const surroundings of [{}, full, { loot: full.loot }, { middle: full.middle }]) {
    const fromHand = thieves.legalMoves(table({ ...surroundings, hands: [[name]] }), 0);
    const waiting = thieves.legalMoves(table({ ...surroundings, waiting: [name] }), 0);
    expect(fromHand.length).toBeGreaterThan(0);
    expect(waiting).toEqual(fromHand);
    expect(fromHand.every((move) => move.card === cardOf(name))).toBe(true);
  }
});

test('[TH-3.8] what a road block may do depends on the middle of the moment', () => {
  const offered = (middle: readonly ('police-1' | 'police-2')[]) =>
    thieves
      .legalMoves(table({ hands: [['roadblock', 'police-1']], middle }), 0)
      .filter(({ kind }) => kind === 'roadblock');
  expect(offered([])).toEqual([block(null)]);
  expect(offered(['police-2'])).toEqual([block('police-2')]);
  expect(offered(['police-1'])).toEqual([block('police-1')]);
  expect(offered(['police-2', 'police-1'])).toEqual([block('police-1'), block('police-2')]);
});

const positions = [
  table({ hands: [['money-1', 'thief', 'roadblock', 'alarm']], ...full }),
  table({ hands: [['money-1', 'thief', 'roadblock', 'alarm']] }),
  table({ hands: [['ring', 'police-2', 'double-loot']], waiting: ['thief', 'horseshoe'], ...full }),
  table({ seats: 6, active: 5, hands: [[], [], [], [], [], ['money-0', 'police-1', 'thief']], ...full }),
  table({ seats: 3, active: 2, waiting: ['roadblock', 'roadblock', 'double-loot'], middle: ['police-2'] }),
];

test.each(positions)('[TH-2.2] a move is legal exactly if no clause speaks against it (position %$)', (state) => {
  const unopposed = thieves
    .everyMove(state.seats, state.options)
    .filter((move) => thieves.refusal(state, state.active, move) === undefined);
  expect(new Set(thieves.legalMoves(state, state.active))).toEqual(new Set(unopposed));
});
