import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScoreLine } from '../../../engine/game.ts';
import type { Scene, SeatInView } from '../../../protocol/scene.ts';
import { own, sceneAt } from '../../session/testing/scene.ts';
import { Ceremony } from './ceremony.svelte.ts';
import { finalistsOf, groupsOf, talliesOf } from './tally.ts';

const seat: SeatInView = {
  kind: 'bot',
  name: 'Ada',
  figure: 'fan',
  bot: 'regular',
  host: false,
  keeper: false,
  present: true,
  standIn: false,
};

/** A game that ended with these bags on the stacks, each worth 1. */
function ended(bags: readonly number[], winners: readonly number[]): Scene {
  const { table, game } = sceneAt('over');
  const lines = bags.map((amount, place): ScoreLine => ({
    seat: place,
    rule: 'TH-5.2',
    kind: 'money',
    amount,
    values: { count: amount },
  }));
  return {
    you: own.you,
    table: { ...table, seats: bags.map(() => seat) },
    game: game && { ...game, ask: null, result: { winners, scores: bags }, score: lines },
  };
}

const tally = (bags: readonly number[], winners: readonly number[]) => talliesOf(ended(bags, winners), () => 'bags');
const places = (tallies: readonly { readonly place: number }[]) => tallies.map(({ place }) => place);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['the last two at last', [3, 9, 1, 7], [1], [[2], [0], [1, 3]]],
  [
    'equals together',
    [3, 9, 3, 7],
    [1],
    [
      [2, 0],
      [1, 3],
    ],
  ],
  ['all who are second with the winner', [7, 9, 7], [1], [[0, 1, 2]]],
  ['all who share the victory', [8, 2, 8], [0, 2], [[1], [0, 2]]],
  ['everybody, where nobody wins', [0, 0], [], [[1, 0]]],
])('it is counted from the last to the first: %s', (_, bags, winners, expected) => {
  expect(groupsOf(tally(bags, winners)).map(places)).toEqual(expected);
});

test('who wins a tie is first, and who shares a rank has the same number', () => {
  const tallies = tally([8, 8, 3, 3], [1]);
  expect(tallies.map(({ place, rank }) => [place, rank])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
    [3, 3],
  ]);
});

test('finalists stand in the order of their seats, whoever wins', () => {
  expect(places(finalistsOf(tally([5, 1, 9], [2])))).toEqual([0, 2]);
  expect(places(finalistsOf(tally([9, 1, 5], [0])))).toEqual([0, 2]);
});

const quiet = { piece: () => undefined, stop: () => undefined, crown: () => undefined };

test('nothing tells the finalists apart before the silence is over', async () => {
  const ceremony = new Ceremony(tally([6, 2, 9], [2]), quiet);
  void ceremony.run();
  const seen: string[] = [];
  for (let time = 0; time < 20_000 && ceremony.phase !== 'crowned'; time += 20) {
    if (ceremony.phase === 'silence' && seen.length === 0) {
      expect(ceremony.laid).toEqual({ 0: 6, 1: 2, 2: 6 });
      seen.push('silence');
    }
    await vi.advanceTimersByTimeAsync(20);
  }
  expect([seen, ceremony.phase, ceremony.laid]).toEqual([['silence'], 'crowned', { 0: 6, 1: 2, 2: 9 }]);
});

test('the last is counted first, piece by piece', async () => {
  const ceremony = new Ceremony(tally([4, 2, 9], [2]), quiet);
  void ceremony.run();
  const heights: (number | undefined)[] = [];
  while (ceremony.called.length < 2) {
    heights.push(ceremony.laid[1]);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect([...new Set(heights)]).toEqual([undefined, 1, 2]);
  expect(ceremony.laid[2] ?? 0).toBe(0);
});

test('to skip it leads to the crown at once, and the crown is heard once', async () => {
  const crown = vi.fn();
  const ceremony = new Ceremony(tally([4, 2, 9], [2]), { ...quiet, crown });
  const over = ceremony.run();
  ceremony.skip();
  expect([ceremony.phase, ceremony.laid]).toEqual(['crowned', { 0: 4, 1: 2, 2: 9 }]);
  await vi.runAllTimersAsync();
  await over;
  expect(crown).toHaveBeenCalledTimes(1);
});
