import type { LogStore } from '../log-store.ts';
import { about } from './claims.ts';
import { entry, superseded } from './log.ts';

const ticket = { owner: 'ala', hash: 'h1', until: 5000 };

async function openTable(store: LogStore): Promise<void> {
  await store.append([entry('AAAAAA', 1)]);
  await store.issueTicket('AAAAAA', ticket);
}

/** The part of the contract about tickets, with which people move their seats to other devices. */
export const ticketsContract = about<LogStore>('tickets', {
  async 'are good at their table, until their time is over'(store, { expect }) {
    await openTable(store);
    await store.append([entry('BBBBBB', 1)]);
    expect(await store.ticketHolder('AAAAAA', 'h1', 4999)).toBe('ala');
    expect(await store.ticketHolder('AAAAAA', 'h1', 5000)).toBeUndefined();
    expect(await store.ticketHolder('AAAAAA', 'h2', 0)).toBeUndefined();
    expect(await store.ticketHolder('BBBBBB', 'h1', 0)).toBeUndefined();
  },

  async 'another one for the same person takes the place of the first'(store, { expect }) {
    await openTable(store);
    await store.issueTicket('AAAAAA', { ...ticket, hash: 'h2' });
    await store.issueTicket('AAAAAA', { ...ticket, owner: 'bruno', hash: 'h3' });
    const holders = ['h1', 'h2', 'h3'].map((hash) => store.ticketHolder('AAAAAA', hash, 0));
    expect(await Promise.all(holders)).toEqual([undefined, 'ala', 'bruno']);
  },

  async 'of the same turn are all stored, and the last one of a person counts'(store, { expect }) {
    await openTable(store);
    await store.append([entry('BBBBBB', 1)]);
    const issue = (code: string, owner: string, hash: string) => store.issueTicket(code, { owner, hash, until: 5000 });
    const tickets = [issue('BBBBBB', 'ala', 'b1'), issue('AAAAAA', 'bruno', 'a2'), issue('AAAAAA', 'ala', 'a3')];
    await Promise.all([...tickets, store.append([entry('AAAAAA', 2, { ticket: 'h1' })]), issue('AAAAAA', 'ala', 'a4')]);
    const holders = ['a2', 'a3', 'a4', 'h1'].map((hash) => store.ticketHolder('AAAAAA', hash, 0));
    expect(await Promise.all(holders)).toEqual(['bruno', undefined, 'ala', undefined]);
    expect(await store.ticketHolder('BBBBBB', 'b1', 0)).toBe('ala');
  },

  async 'are used up together with an entry, and not by one that is not written'(store, { expect }) {
    await openTable(store);
    await superseded(store.append([entry('AAAAAA', 9, { ticket: 'h1' })]));
    expect(await store.ticketHolder('AAAAAA', 'h1', 0)).toBe('ala');
    await store.append([entry('AAAAAA', 2, { ticket: 'h1' })]);
    expect(await store.ticketHolder('AAAAAA', 'h1', 0)).toBeUndefined();
  },

  async 'go with their table'(store, { expect }) {
    await openTable(store);
    await store.remove('AAAAAA');
    await store.append([entry('AAAAAA', 1)]);
    expect(await store.ticketHolder('AAAAAA', 'h1', 0)).toBeUndefined();
  },
});
