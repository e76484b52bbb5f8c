import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { entry, superseded } from './log.ts';

/** The part of the contract about tickets, with which people move their seats to other devices. */
export function describeTickets(name: string, newStore: () => Promise<Store>): void {
  const ticket = { owner: 'ala', hash: 'h1', until: 5000 };
  const newTable = async () => {
    const store = await newStore();
    await store.append([entry('AAAAAA', 1)]);
    await store.issueTicket('AAAAAA', ticket);
    return store;
  };

  describe(`${name}: tickets`, () => {
    test('are good at their table, until their time is over', async () => {
      const store = await newTable();
      await store.append([entry('BBBBBB', 1)]);
      expect(await store.ticketHolder('AAAAAA', 'h1', 4999)).toBe('ala');
      expect(await store.ticketHolder('AAAAAA', 'h1', 5000)).toBeUndefined();
      expect(await store.ticketHolder('AAAAAA', 'h2', 0)).toBeUndefined();
      expect(await store.ticketHolder('BBBBBB', 'h1', 0)).toBeUndefined();
    });

    test('another one for the same person takes the place of the first', async () => {
      const store = await newTable();
      await store.issueTicket('AAAAAA', { ...ticket, hash: 'h2' });
      await store.issueTicket('AAAAAA', { ...ticket, owner: 'bruno', hash: 'h3' });
      const holders = ['h1', 'h2', 'h3'].map((hash) => store.ticketHolder('AAAAAA', hash, 0));
      expect(await Promise.all(holders)).toEqual([undefined, 'ala', 'bruno']);
    });

    test('of the same turn are all stored, and the last one of a person counts', async () => {
      const store = await newTable();
      await store.append([entry('BBBBBB', 1)]);
      const issue = (code: string, owner: string, hash: string) =>
        store.issueTicket(code, { owner, hash, until: 5000 });
      const tickets = [issue('BBBBBB', 'ala', 'b1'), issue('AAAAAA', 'bruno', 'a2'), issue('AAAAAA', 'ala', 'a3')];
      await Promise.all([
        ...tickets,
        store.append([entry('AAAAAA', 2, { ticket: 'h1' })]),
        issue('AAAAAA', 'ala', 'a4'),
      ]);
      const holders = ['a2', 'a3', 'a4', 'h1'].map((hash) => store.ticketHolder('AAAAAA', hash, 0));
      expect(await Promise.all(holders)).toEqual(['bruno', undefined, 'ala', undefined]);
      expect(await store.ticketHolder('BBBBBB', 'b1', 0)).toBe('ala');
    });

    test('are used up together with an entry, and not by one that is not written', async () => {
      const store = await newTable();
      await superseded(store.append([entry('AAAAAA', 9, { ticket: 'h1' })]));
      expect(await store.ticketHolder('AAAAAA', 'h1', 0)).toBe('ala');
      await store.append([entry('AAAAAA', 2, { ticket: 'h1' })]);
      expect(await store.ticketHolder('AAAAAA', 'h1', 0)).toBeUndefined();
    });

    test('go with their table', async () => {
      const store = await newTable();
      await store.remove('AAAAAA');
      await store.append([entry('AAAAAA', 1)]);
      expect(await store.ticketHolder('AAAAAA', 'h1', 0)).toBeUndefined();
    });
  });
}
