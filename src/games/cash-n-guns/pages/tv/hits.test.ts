import { expect, test } from 'vitest';
import { bang, click, type Bullet } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import { hitsIn } from './hits.ts';

const fired = (seat: number, at: number, bullet: Bullet): CashEvent => ({
  kind: 'fired',
  rule: 'CG-2.13',
  seat,
  at,
  bullet,
});
const wounded = (seat: number, hits: number, wounds: number): CashEvent => ({
  kind: 'wounded',
  rule: 'CG-2.14',
  seat,
  hits,
  wounds,
});

test('one close-up for each victim, with all who hit and what came of it', () => {
  const events = [
    fired(0, 3, bang),
    fired(1, 2, click),
    fired(2, 3, bang),
    fired(4, 5, bang),
    wounded(3, 2, 3),
    wounded(5, 1, 1),
    { kind: 'eliminated', rule: 'CG-2.15', seat: 3 },
  ] as const satisfies readonly CashEvent[];
  expect(hitsIn(events)).toEqual([
    { kind: 'hit', victim: 3, shooters: [0, 2], wounds: 3, isOut: true },
    { kind: 'hit', victim: 5, shooters: [4], wounds: 1, isOut: false },
  ]);
});

test('empty guns hit nobody, and a lucky victim has no new wound', () => {
  expect(hitsIn([fired(0, 1, click)])).toEqual([]);
  expect(hitsIn([fired(0, 1, bang), fired(2, 1, bang)])).toMatchObject([{ victim: 1, wounds: null, isOut: false }]);
});
