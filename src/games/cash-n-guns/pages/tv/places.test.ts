import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const screens = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

test.each([4, 5, 6, 7, 8])('%s figures keep apart, out of the loot and within the safe edge', (seats) => {
  for (const screen of screens) {
    const { others, middle } = placesOf(seats, screen);
    expect(others).toHaveLength(seats);
    for (const [nth, { x, y, size }] of others.entries()) {
      const half = size / 2;
      // No figure that acts is smaller than 17% of the height.
      expect(size).toBeGreaterThanOrEqual(0.17 * screen.height);
      expect(x - half).toBeGreaterThanOrEqual(0.05 * screen.width);
      expect(x + half).toBeLessThanOrEqual(0.95 * screen.width);
      expect(y - half).toBeGreaterThanOrEqual(0.05 * screen.height);
      const isBeside = x + half <= middle.left || x - half >= middle.right;
      const isAbove = y + half <= middle.top || y - half >= middle.bottom;
      expect([seats, nth, isBeside || isAbove]).toEqual([seats, nth, true]);
      for (const other of others.slice(nth + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan((size + other.size) / 2);
      }
    }
  }
});
