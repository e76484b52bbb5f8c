import { describe, expect, it } from 'vitest';
import type { Box } from '../../kit/aiming.ts';
import { cardWidth } from './card-rows.ts';
import { bodyOf, nameRoom, ringOf, type RingSpace } from './ring.ts';

const stages: readonly (readonly [string, number, number])[] = [
  ['a small phone', 320, 320],
  ['a phone', 360, 376],
  ['a phone on its side', 423, 360],
  ['a larger one', 590, 390],
  ['a tablet', 768, 800],
  ['a desktop', 960, 590],
  ['a large one', 1590, 860],
];

const spaceOf = (width: number, height: number, others: number): RingSpace => ({
  width,
  height,
  others,
  // With eight others, the viewer is a spectator.
  hasSelf: others < 8,
  head: 22,
  plate: 24,
  below: 0,
  name: nameRoom({ width, rem: 16, others }),
});

const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

describe.each(stages)('around the table on %s', (_, width, height) => {
  const tables = [1, 2, 3, 4, 5, 6, 7, 8].map((others) => spaceOf(width, height, others));

  it.each(tables.map((space) => [space.others, space] as const))('%i others sit apart, and in sight', (_, space) => {
    const { others, self, middle } = ringOf(space);
    const bodies = [...others, ...(self ? [self] : [])].map((anchor) => bodyOf(space, anchor));
    for (const [index, body] of bodies.entries()) {
      expect(Math.min(body.left, body.top)).toBeGreaterThanOrEqual(0);
      expect(body.right).toBeLessThanOrEqual(width);
      expect(body.bottom).toBeLessThanOrEqual(height);
      for (const other of bodies.slice(index + 1)) expect(overlap(body, other)).toBeLessThanOrEqual(0);
      expect(overlap(body, middle)).toBeLessThanOrEqual(0);
    }
  });

  it('leaves room for nine cards in the middle', () => {
    const { left, right, top, bottom } = ringOf(spaceOf(width, height, 7)).middle;
    const cards = cardWidth({ width: right - left, height: bottom - top }, 9, 6).width;
    expect(cards).toBeGreaterThan(width < 360 ? 26 : 31);
  });

  it('has the viewer in front, and the others clockwise from the left', () => {
    const { others, self } = ringOf(spaceOf(width, height, 7));
    expect(self?.size).toBeGreaterThan(others[0]?.size ?? 0);
    expect(others[0]?.x).toBeLessThan(width / 2);
    expect(others[6]?.x).toBeGreaterThan(width / 2);
    expect(others[3]?.y).toBe(Math.min(...others.map(({ y }) => y)));
  });

  it('grows with fewer at the table', () => {
    const sizeWith = (others: number) => ringOf(spaceOf(width, height, others)).others[0]?.size ?? 0;
    expect(sizeWith(3)).toBeGreaterThan(sizeWith(7));
  });
});

it('a name has more room where few sit at the table', () => {
  const [three, seven] = [3, 7].map((others) => nameRoom({ width: 360, rem: 16, others }));
  expect(three).toBeGreaterThan(90);
  expect(seven).toBeLessThan(80);
});

it('figures grow with the space', () => {
  const bySpace = stages.toSorted(([, ...one], [, ...other]) => one[0] * one[1] - other[0] * other[1]);
  const sizes = bySpace.map(([, width, height]) => ringOf(spaceOf(width, height, 7)).others[0]?.size ?? 0);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});
