import { expect, test } from 'vitest';
import { addressWith, ticketIn } from './ticket.ts';

const table = 'http://192.168.0.7:3000/t/ABCDEF';
const ticket = 'Ab-_0'.repeat(4) + 'xy';

test('a ticket travels in the part of an address that no server sees', () => {
  const address = addressWith(ticket, table);
  expect(new URL(address).pathname).toBe('/t/ABCDEF');
  expect(ticketIn(address)).toEqual({ ticket, without: table });
});

test.each([table, `${table}#seat=`, `${table}#seat=short`, `${table}#TH-1.1`, `${table}#seat=${ticket}x`])(
  'there is none in %s',
  (address) => {
    expect(ticketIn(address)).toBeUndefined();
  },
);
