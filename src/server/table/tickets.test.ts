import { expect, test } from 'vitest';
import { after, playing, verdictOn } from '../testing/table.ts';
import { Tickets } from './tickets.ts';

const minute = 60_000;

test('a ticket is good for two minutes', () => {
  const tickets = new Tickets();
  const { ticket, until } = tickets.issue('ala', 1000);
  expect(until).toBe(1000 + 2 * minute);
  expect(tickets.holderOf(ticket, until - 1)).toBe('ala');
  expect(tickets.holderOf(ticket, until)).toBeUndefined();
});

test('another ticket for the same person takes the place of the first', () => {
  const tickets = new Tickets();
  const first = tickets.issue('ala', 0);
  const second = tickets.issue('ala', 0);
  expect([tickets.holderOf(first.ticket, 1), tickets.holderOf(second.ticket, 1)]).toEqual([undefined, 'ala']);
});

test('a ticket that was used is good for nothing', () => {
  const tickets = new Tickets();
  const { ticket } = tickets.issue('ala', 0);
  tickets.forget('ala');
  expect(tickets.holderOf(ticket, 1)).toBeUndefined();
});

const game = playing();
const claim = { do: 'claim', n: 1, ticket: 'x'.repeat(22) } as const;
const shown = (by: string, holder: string | undefined) => verdictOn(game, by, claim, { holderOf: () => holder });

test('whoever shows the ticket of a person at the table has that seat, under the same name', () => {
  expect(shown('phone', 'bruno')).toEqual({
    body: { kind: 'carried', owner: 'bruno', to: 'phone' },
    person: { owner: 'phone', name: 'bruno', figure: 'cigar' },
  });
});

test.each([
  ['a ticket that is not good', 'phone', undefined, 'no-such-ticket'],
  ['a ticket of somebody who has no seat any more', 'phone', 'stranger', 'no-such-ticket'],
  ['a device that has a seat already', 'ala', 'bruno', 'seat-taken'],
])('not with %s', (_, by, holder, problem) => {
  expect(shown(by, holder)).toEqual({ problem });
});

test('the seat and the role of the host go along', () => {
  const carried = after(game, { kind: 'carried', owner: 'ala', to: 'phone' });
  expect(carried.seats.map(({ owner }) => owner)).toEqual(['phone', 'bruno', 'celina']);
  expect(carried.host).toBe('phone');
  expect(after(game, { kind: 'carried', owner: 'bruno', to: 'phone' }).host).toBe('ala');
});
