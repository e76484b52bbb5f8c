import { describe, expect, it } from 'vitest';
import { arrow, type Point } from './arrow.ts';

const at = (x: number, y: number): Point => ({ x, y, radius: 20, below: 40 });
const centre = { x: 180, y: 250 };

/** The numbers of a path, in pairs. */
const places = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('an arrow from one figure to another', () => {
  it('begins and ends below the names of those who sit at the top', () => {
    const { line, head } = arrow(at(50, 60), at(310, 60), centre);
    expect(places(line)[0]?.y).toBeGreaterThan(80);
    expect(places(head)[0]?.y).toBeGreaterThan(80);
  });

  it('is long enough to be seen between neighbours', () => {
    const { line, head } = arrow(at(50, 60), at(115, 60), centre);
    const [start] = places(line);
    const [tip] = places(head);
    expect((tip?.x ?? 0) - (start?.x ?? 0)).toBeGreaterThan(15);
  });

  it('goes straight to whoever sits opposite', () => {
    const [start, over, neck] = places(arrow(at(180, 60), at(180, 440), centre).line);
    expect([start?.x, over?.x, neck?.x]).toEqual([180, 180, 180]);
  });

  it('comes from above down to the hat, where no name is in the way', () => {
    const [tip] = places(arrow(at(180, 60), at(180, 440), centre).head);
    expect(tip).toEqual({ x: 180, y: 420 });
  });
});
