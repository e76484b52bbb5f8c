import { expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { thieves } from '../../rules/index.ts';
import { lay, play, soundAlarm, stash, table, type Arrangement } from '../../testing/table.ts';
import type { State } from '../../rules/state.ts';
import { carsAfterAlarm } from './alarm.ts';
import { read } from './reading.ts';
import { tuning } from './tuning.ts';

const carsFor = (state: State) => carsAfterAlarm(read(viewOf(thieves, state, state.active), tuning));
const carsAt = (arrangement: Arrangement) => carsFor(table(arrangement));

test('[TH-3.4] without hidden hands the cars are those in the middle and in the own hand', () => {
  expect(carsAt({ hands: [['alarm', 'police-1']], middle: ['police-1'] })).toEqual([0, 0, 1, 0, 0]);
  expect(carsAt({ hands: [['alarm', 'police-2', 'police-2']], middle: ['police-1'] })).toEqual([0, 0, 0, 0, 1]);
});

test('[TH-3.6] police that waits counts with the hand', () => {
  expect(carsAt({ hands: [['police-1']], waiting: ['alarm', 'police-2'] })).toEqual([0, 0, 0, 1, 0]);
});

test('[TH-3.4] a hidden card is police as often as among all cards that are not seen', () => {
  // 43 cards are unseen: the whole box except the getaway cars and the Alarm.
  const [none, one, two] = carsAt({ hands: [['alarm'], ['money-1']] });
  expect(none).toBeCloseTo(33 / 43);
  expect(one).toBeCloseTo(6 / 43);
  expect(two).toBeCloseTo(4 / 43);
});

test('all chances together are certain', () => {
  const hand = ['money-1', 'money-2', 'police-1', 'police-2'] as const;
  const chances = carsAt({ hands: [['alarm'], hand, ['money-1', 'money-2'], hand], middle: ['police-1'] });
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
});

test('[TH-6.1] after an Alarm nobody expects police in the hands that laid it down', () => {
  const hands = [['alarm'], ['alarm', 'money-1', 'money-1', 'money-1'], ['money-2', 'money-2'], ['money-3']] as const;
  const { state } = play(table({ hands }), 0, soundAlarm);
  expect(carsFor(state)).toEqual([1, 0, 0, 0, 0]);
  const before = play(table({ hands: [['money-0'], ...hands.slice(1)] }), 0, stash('money-0')).state;
  expect(carsFor(before)[0]).toBeLessThan(1);
});

test('[TH-3.2] police that is laid one by one is no longer expected', () => {
  const start = table({ hands: [['police-1'], ['alarm'], ['money-1']], deck: ['money-0', 'money-0', 'money-0'] });
  const [, one = 0] = carsFor(play(start, 0, lay('police-1')).state);
  expect(one).toBeGreaterThan(0);
});
