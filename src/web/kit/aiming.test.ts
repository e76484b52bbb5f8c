import { describe, expect, it } from 'vitest';
import { lookAt, placeAims, reach, type Anchor, type Placement } from './aiming.ts';

const at = (x: number, y: number): Anchor => ({ x, y, size: 100 });
/** The left, top, right and bottom of a table. */
const four = [at(100, 300), at(400, 100), at(700, 300), at(400, 550)];

const place = (from: number, to: number, ...others: readonly (readonly [number, number])[]): readonly Placement[] =>
  placeAims(
    [[from, to] as const, ...others].map(([from, to]) => ({ from, to })),
    four,
  );
const only = (from: number, to: number): Placement => {
  const [placement] = place(from, to);
  if (!placement) throw new Error('It was not placed.');
  return placement;
};

describe('an arm', () => {
  it('turns about the shoulder that is nearer to the target', () => {
    expect(only(0, 2).arm).toMatchObject({ x: 126, isTurned: false });
    expect(only(2, 0).arm).toMatchObject({ x: 674, isTurned: true });
  });

  it('moves its shoulder out where it points nearly straight up, and leaves the own face free', () => {
    expect(Math.abs(only(3, 1).arm.x - 400)).toBe(42);
  });

  it('points at the reticle', () => {
    const { arm, reticle } = only(0, 1);
    expect(Math.tan((arm.angle * Math.PI) / 180)).toBeCloseTo((reticle.y - arm.y) / (reticle.x - arm.x), 1);
  });

  it('ends before the loot, and never shrinks to nothing', () => {
    const shortened = (left: number) =>
      placeAims([{ from: 0, to: 2 }], four, { left, top: 200, right: 500, bottom: 400 })[0]?.arm.size ?? 0;
    expect(126 + shortened(190) * reach).toBeCloseTo(190, 0);
    expect(shortened(130)).toBe(62);
    expect(shortened(300)).toBe(100);
  });
});

describe('a line of dots', () => {
  it('goes from the muzzle to the edge of the reticle', () => {
    const { arm, line, reticle } = only(0, 2);
    expect(Math.hypot(line.start.x - arm.x, line.start.y - arm.y)).toBeCloseTo(reach * 100, 0);
    expect(Math.hypot(line.end.x - reticle.x, line.end.y - reticle.y)).toBeCloseTo(reticle.radius, 0);
  });

  it('lies beside the line of a player who aims back', () => {
    const [there, back] = place(0, 2, [2, 0]);
    expect(Math.abs((there?.line.start.y ?? 0) - (back?.line.end.y ?? 0))).toBeGreaterThan(10);
  });
});

describe('reticles', () => {
  it('stand side by side at the chest, in the order in which those who aim sit', () => {
    const reticles = place(2, 1, [0, 1], [3, 1]).map(({ reticle }) => reticle);
    const inOrder = reticles.toSorted((a, b) => a.x - b.x);
    expect(inOrder.map(({ seat }) => seat)).toEqual([0, 3, 2]);
    expect(new Set(reticles.map(({ y }) => y)).size).toBe(1);
    expect((inOrder[1]?.x ?? 0) - (inOrder[0]?.x ?? 0)).toBeGreaterThan(2 * (inOrder[0]?.radius ?? 99));
  });

  it('stay on the chest of their figure, however many there are', () => {
    const eight = [at(400, 100), ...[1, 2, 3, 4, 5, 6, 7].map((n) => at(n * 100, 500))];
    const aims = [1, 2, 3, 4, 5, 6, 7].map((from) => ({ from, to: 0 }));
    for (const { reticle } of placeAims(aims, eight)) expect(Math.abs(reticle.x - 400)).toBeLessThanOrEqual(50);
  });
});

it('an aim at a missing figure is not placed', () => {
  expect(placeAims([{ from: 0, to: 1 }], [at(0, 0), undefined])).toEqual([]);
});

it('eyes look at their target', () => {
  expect(lookAt(at(100, 100), at(400, 100))).toEqual({ x: 1, y: 0 });
  expect(lookAt(at(0, 0), at(-30, 40))).toEqual({ x: -0.6, y: 0.8 });
  expect(lookAt(at(5, 5), at(5, 5))).toEqual({ x: 0, y: 0 });
});
