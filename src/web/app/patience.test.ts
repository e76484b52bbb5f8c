import { expect, test } from 'vitest';
import type { GameInView } from '../../protocol/scene.ts';
import { waitingFor } from './patience.ts';

const asking = (...toAct: readonly number[]): GameInView => ({
  view: {},
  toAct,
  ask: null,
  due: null,
  result: null,
  score: [],
});
const did = (seat: number) => [{ seq: 1, event: { kind: 'drew', rule: 'TH-2.1', seat } }];

test('we wait for those who have to act, since they had to', () => {
  const first = waitingFor(new Map(), asking(1, 2), [], 100);
  expect([...waitingFor(first, asking(2, 3), [], 200)]).toEqual([
    [2, 100],
    [3, 200],
  ]);
});

test('whoever did something is asked something new', () => {
  const first = waitingFor(new Map(), asking(1, 2), [], 100);
  expect([...waitingFor(first, asking(1, 2), did(1), 300)]).toEqual([
    [1, 300],
    [2, 100],
  ]);
});

test('without a game we wait for nobody', () => {
  expect(waitingFor(new Map([[1, 100]]), null, [], 200).size).toBe(0);
});
