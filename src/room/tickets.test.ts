import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StoredTicket } from './log-store.ts';
import { after, playing, verdictOn } from '../table/testing/table.ts';
import { issueTicket, ticketHash } from './tickets.ts';

test('a ticket is good for two minutes, and the store knows only its hash', async () => {
  const stored: [string, StoredTicket][] = [];
  const store = { now: () => 1000, issueTicket: async (...all: [string, StoredTicket]) => void stored.push(all) };
  const { ticket, until } = await issueTicket({ store, random: randomBytes }, 'AAAAAA', 'ala');
  expect(until).toBe(121_000);
  expect(stored).toEqual([['AAAAAA', { owner: 'ala', hash: ticketHash(ticket), until }]]);
  expect(JSON.stringify(stored)).not.toContain(ticket);
});

const game = playing();
const claim = { do: 'claim', n: 1, ticket: 'x'.repeat(22) } as const;
const shown = (by: string, holder: string | undefined) => verdictOn(game, by, claim, { holderOf: () => holder });

test('showing the ticket of a person at the table takes over that seat, under the same name', () => {
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
