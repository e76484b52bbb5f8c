import { describe, expect, it } from 'vitest';
import { placeShot } from './shot-panel.ts';

const rooms = [
  { width: 360, height: 300, head: 60 },
  { width: 590, height: 300, head: 50 },
  { width: 768, height: 700, head: 80 },
  { width: 960, height: 520, head: 80 },
  { width: 1920, height: 1000, head: 150 },
];

describe.each(rooms)('a shot in a room of $width × $height', (room) => {
  it.each([1, 2, 3, 7])('has the star between %i who shoot and whom they hit', (shooters) => {
    const places = placeShot(room, shooters);
    const [star] = places.stars;
    expect(places.shooters).toHaveLength(shooters);
    for (const { x } of places.shooters) expect(x).toBeLessThan(star?.x ?? 0);
    expect(star?.x).toBeLessThan(places.victim.x);
  });

  it.each([1, 2, 3, 7])('shows every face, with %i who shoot', (shooters) => {
    const { shooters: people, victim } = placeShot(room, shooters);
    for (const { x, y, size } of [...people, victim]) {
      // The face is the middle half of its square.
      expect(x - size / 4).toBeGreaterThanOrEqual(0);
      expect(x + size / 4).toBeLessThanOrEqual(room.width);
      expect(y - size / 2).toBeGreaterThanOrEqual(room.head - 0.1);
      expect(y + size / 2).toBeLessThanOrEqual(room.height);
    }
  });

  it('has every gun at another height', () => {
    const heights = placeShot(room, 3).arms.map(({ y }) => Math.round(y));
    expect(new Set(heights).size).toBe(3);
  });
});
