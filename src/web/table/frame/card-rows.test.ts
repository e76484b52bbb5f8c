import { expect, it } from 'vitest';
import { cardWidth } from './card-rows.ts';

it('nine cards lie in two rows where there is more width than height', () => {
  expect(cardWidth({ width: 500, height: 200 }, 9, 10)).toEqual({ width: 67, columns: 5 });
});

it('whatever the room is, all of them fit', () => {
  for (const [width, height] of [
    [150, 200],
    [300, 60],
    [90, 400],
  ] as const) {
    for (let count = 1; count <= 10; count++) {
      const fit = cardWidth({ width, height }, count, 5);
      const rows = Math.ceil(count / fit.columns);
      expect(fit.columns * fit.width + (fit.columns - 1) * 5).toBeLessThanOrEqual(width);
      expect(rows * fit.width * 1.4 + (rows - 1) * 5).toBeLessThanOrEqual(height);
    }
  }
});

it('lays no more cards in a row than it may', () => {
  expect(cardWidth({ width: 200, height: 200 }, 7, 5, 4)).toEqual({ width: 46, columns: 4 });
  expect(cardWidth({ width: 200, height: 60 }, 7, 5, 4).columns).toBeLessThanOrEqual(4);
});
