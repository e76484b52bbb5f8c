import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { chicago } from '../../box.ts';
import { theBoss } from '../../rules/index.ts';
import type { PlaceMove, TheBossMove } from '../../moves.ts';
import { offered, revealOf, smallestGroup, stepped, type Step } from './choice.ts';

const place = (city: number, pros: number, amateurs: number): PlaceMove => ({ kind: 'place', city, pros, amateurs });
/** Three gangsters are needed in city 2; two experts and three amateurs are at home; one expert is in city 4. */
const moves: readonly TheBossMove[] = [
  { kind: 'pass' },
  place(2, 1, 2),
  place(2, 1, 3),
  place(2, 2, 1),
  place(2, 2, 2),
  place(4, 0, 1),
  place(4, 1, 0),
];

test('a tap on a city takes up the smallest group that leads, amateurs last', () => {
  expect(smallestGroup(moves, 2)).toBe(moves[3]);
  expect(smallestGroup(moves, 4)).toBe(moves[6]);
  expect(smallestGroup(moves, chicago)).toBeUndefined();
});

test('a step that leads out of what is offered finds no move', () => {
  const fewer: Step = { kind: 'amateurs', by: -1 };
  expect(offered(moves, stepped(place(2, 2, 2), fewer))).toBe(moves[3]);
  expect(offered(moves, stepped(place(2, 2, 1), fewer))).toBeUndefined();
});

test('[TB-3.1, TB-3.2] every group that is offered can be reached by steps that are offered', () => {
  const state = theBoss.setup(2, { cities: 'standard', firstPlayer: 0 }, chanceInSeries(3, 1));
  for (const move of [place(0, 3, 1), revealOf(state.hands[0]?.[0] ?? 0), place(0, 5, 0)]) {
    theBoss.play(state, state.active, move);
  }
  theBoss.play(state, state.active, revealOf(state.hands[1]?.[0] ?? 0));
  const mine = theBoss.legalMoves(state, state.active);
  const groups = mine.filter((move): move is PlaceMove => move.kind === 'place' && move.city === 0);
  const steps: readonly Step[] = (['pros', 'amateurs'] as const).flatMap((kind) => [
    { kind, by: 1 },
    { kind, by: -1 },
  ]);
  const reached = new Set([smallestGroup(mine, 0)]);
  for (const group of reached) {
    if (!group) continue;
    for (const step of steps) {
      const next = offered(mine, stepped(group, step));
      if (next?.kind === 'place') reached.add(next);
    }
  }
  expect(groups.length).toBeGreaterThan(3);
  expect([...reached]).toEqual(expect.arrayContaining(groups));
});
