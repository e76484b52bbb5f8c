import { expect, test } from 'vitest';
import { theBoss } from '../index.ts';
import { named, nothing, put, show } from '../../testing/names.ts';
import { after, atLap, passes, play, refused } from '../../testing/play.ts';
import { gangsters, handNames, table } from '../../testing/table.ts';

test('[TB-2.3] a turn is placing, if wanted, and then revealing a card', () => {
  const start = table({ hands: [['detroit-1']] });
  expect(refused(start, show('detroit-1'))).toEqual({ rule: 'TB-2.3', values: { reason: 'placing-comes-first' } });
  const placed = after(start, put('boston', 1));
  expect([placed.active, placed.step]).toEqual([0, 'reveal']);
  expect(refused(placed, put('boston', 1))).toEqual({ rule: 'TB-2.3', values: { reason: 'a-card-is-due' } });
  expect(refused(placed, nothing)).toEqual({ rule: 'TB-2.3', values: { reason: 'a-card-is-due' } });
  const shown = after(placed, show('detroit-1'));
  expect([shown.active, shown.step]).toEqual([1, 'place']);
});

test('[TB-2.3] the card goes to the city it belongs to, which need not be the one just reinforced', () => {
  const { state, told } = play(table({ hands: [['detroit-1']] }), put('boston', 2), show('detroit-1'));
  expect(gangsters(state, 0, 'boston')).toEqual([2, 0]);
  expect(named({ cards: [state.lastRevealed[2]] })).toEqual({ cards: ['detroit-1'] });
  expect(told).toContainEqual({ kind: 'revealed', rule: 'TB-2.3', seat: 0, card: 'detroit-1' });
});

test("[TB-2.3] any card from one's own hand can be revealed, and no other", () => {
  const start = after(table({ hands: [['detroit-1', 'memphis-2'], ['detroit-2']] }), nothing);
  expect(theBoss.legalMoves(start, 0).map((move) => named(move)['card'])).toEqual(handNames(start, 0));
  const refusal = { rule: 'TB-2.3', values: { reason: 'not-in-your-hand', card: 'detroit-2' } };
  expect(refused(start, show('detroit-2'))).toEqual(refusal);
  expect(handNames(after(start, show('memphis-2')), 0)).not.toContain('memphis-2');
});

test('[TB-2.3] in a lap everyone has one turn, clockwise from the marker', () => {
  const start = table({ first: 2 });
  const seats = [0, 1, 2, 3, 4, 5, 6, 7].map((turns) => passes(start, turns).active);
  expect(seats).toEqual([2, 3, 0, 1, 2, 3, 0, 1]);
  expect([passes(start, 3).lap, passes(start, 4).lap]).toEqual([1, 2]);
});

test.each([2, 3, 4])('[TB-2.3] there are five laps of %i turns', (seats) => {
  const start = table({ seats });
  expect(atLap(start, 5).moves).toHaveLength(2 * 4 * seats);
  expect(passes(start, 5 * seats - 1)).toMatchObject({ round: 1, lap: 5 });
  expect(passes(start, 5 * seats)).toMatchObject({ round: 2, lap: 1 });
});
