import { expect, test } from 'vitest';
import { at } from '../../../../engine/at.ts';
import { positionsOf } from '../../../testing/positions.ts';
import { cashNGuns } from '../../rules/index.ts';
import { seatsIn } from '../../rules/seating.ts';
import type { State } from '../../rules/state.ts';
import { chancesBy } from '../../../../bots/search/network.ts';
import { evaluation } from './evaluation.ts';
import { featuresOf } from './features.ts';
import { firstEvaluation } from './first-evaluation.ts';

const states: State[] = [];
for (const { state } of positionsOf(cashNGuns, 40)) states.push(cashNGuns.clone(state as State));

test('the networks have a weight for each feature; only the second knows who searches', () => {
  const features = at(featuresOf(at(states, 0), 0), 0).length;
  expect([firstEvaluation.inputs, evaluation.inputs]).toEqual([features - 1, features]);
  for (const { inputs, hidden, weights } of [firstEvaluation, evaluation]) {
    expect(weights).toHaveLength(hidden * (inputs + 2) + inputs);
  }
});

test('whoever searches is expected to win more often, and the desk is worth more to them', () => {
  const [gains, atDesk, elsewhere] = [new Array<number>(), new Array<number>(), new Array<number>()];
  for (const state of states) {
    for (const [place, seat] of seatsIn(state.living).entries()) {
      const chance = (searchers: number) => at(chancesBy(evaluation, featuresOf(state, searchers)), place);
      const gain = chance(1 << seat) - chance(0);
      gains.push(gain);
      (seat === state.godfather ? atDesk : elsewhere).push(gain);
    }
  }
  const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  expect(mean(gains)).toBeGreaterThan(0.05);
  expect(mean(atDesk)).toBeGreaterThan(mean(elsewhere));
});
