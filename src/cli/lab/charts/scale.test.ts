import { expect, test } from 'vitest';
import { scaleOf } from './scale.ts';

test.each([
  [[0, 1], 3, [0, 0.5, 1]],
  [[-0.09, 0.27], 4, [-0.2, 0, 0.2, 0.4]],
  [[0.31, 0.36], 5, [0.3, 0.32, 0.34, 0.36]],
  [[-0.5, 0], 1, [-0.5, 0]],
  [[0.25, 0.25], 4, [0.25, 0.26]],
])('an axis from %j with room for %i numbers has %j', (values, most, ticks) => {
  const scale = scaleOf(values, most);
  expect(scale.ticks.map((tick) => Number(tick.toFixed(4)))).toEqual(ticks);
  expect(scale.domain).toEqual([scale.ticks[0], scale.ticks.at(-1)]);
});
