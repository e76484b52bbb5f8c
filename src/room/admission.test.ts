import { describe, expect, test } from 'vitest';
import { ordinaryBounds as bounds } from '../server/limits/bounds.ts';
import { overTable } from '../table/testing/table.ts';
import { whyNoRoom, type Visitor } from './admission.ts';
import { emptySeat, type TableState } from '../table/state.ts';

/* Ala opened the table, and finished a game with Bruno and Dawid; Celina has Dawid's seat now. Ala's guests share an address. */
const home = '192.0.2.1';
const ala: Visitor = { owner: 'ala', address: home };
const over = overTable();
const seats = ['ala', 'bruno', 'dawid'].map((owner) => ({ ...emptySeat, owner }));
const finishers = seats.map(({ owner }) => ({ owner, withKeeper: true }));
const celinas = { ...emptySeat, owner: 'celina' };
const state: TableState = { ...over, seats: [...seats.slice(0, 2), celinas], finishers };

const may = (visitor: Visitor, here: readonly Visitor[], table = state) =>
  whyNoRoom(visitor, { state: table, here, bounds });

/** Unknown browsers, as many per address as the bound allows. */
const strangers = (count: number): Visitor[] =>
  Array.from({ length: count }, (_, index) => ({
    owner: `stranger ${index}`,
    address: `198.51.100.${Math.floor(index / bounds.watchersPerAddress)}`,
  }));
const crowd = [ala, ...strangers(bounds.watchers)];

describe('when strangers have taken all places', () => {
  test('another stranger does not get in', () => {
    expect(may({ owner: 'eve', address: '203.0.113.9' }, crowd)).toBe('no-room');
  });

  test('a person with a seat does', () => {
    expect(may({ owner: 'bruno', address: '203.0.113.9' }, crowd)).toBeUndefined();
  });

  test('a person who finished a game here does', () => {
    expect(may({ owner: 'dawid', address: '203.0.113.9' }, crowd)).toBeUndefined();
  });

  test('a visitor from the address of somebody who finished a game does, as long as that person is there', () => {
    const guest = { owner: 'guest', address: home };
    expect(may(guest, crowd)).toBeUndefined();
    expect(may(guest, strangers(bounds.watchers))).toBe('no-room');
  });

  test('a visitor from the address of the person who opened the table does, before any game', () => {
    const before = { ...state, finishers: [] };
    expect(may({ owner: 'guest', address: home }, crowd, before)).toBeUndefined();
    expect(may({ owner: 'dawid', address: '203.0.113.9' }, crowd, before)).toBe('no-room');
  });

  test('a visitor from the address of somebody who only has a seat does not', () => {
    const celina = { owner: 'celina', address: '203.0.113.7' };
    expect(may({ owner: 'guest', address: celina.address }, [...crowd, celina])).toBe('no-room');
  });

  test('a second page of somebody who is in does', () => {
    expect(may(strangers(1)[0] ?? ala, crowd)).toBeUndefined();
  });
});

test('one address has a share of the places', () => {
  const neighbours = strangers(bounds.watchersPerAddress);
  const address = neighbours[0]?.address ?? '';
  expect(may({ owner: 'eve', address }, neighbours)).toBe('no-room');
  expect(may({ owner: 'eve', address: '203.0.113.9' }, neighbours)).toBeUndefined();
});

const guestsAt = (address: string, count: number): Visitor[] =>
  Array.from({ length: count }, (_, index) => ({ owner: `guest ${index} of ${address}`, address }));

test('one address has a share of the places of the invited, too', () => {
  const bruno = { owner: 'bruno', address: '203.0.113.8' };
  const guests = guestsAt(home, bounds.watchersPerAddress);
  expect(may({ owner: 'one more', address: home }, [ala, bruno, ...guests])).toBe('no-room');
  expect(may({ owner: 'one more', address: bruno.address }, [ala, bruno, ...guests])).toBeUndefined();
  expect(may({ owner: 'dawid', address: '203.0.113.9' }, [ala, bruno, ...guests])).toBeUndefined();
});

test('people with a seat, and who opened the table, get in past all of them', () => {
  const guests = guestsAt(home, bounds.watchersPerAddress);
  expect(may(ala, guests)).toBeUndefined();
  const alaStood = { ...state, seats: [emptySeat, ...seats.slice(1)], host: 'bruno' };
  const guestsOfBruno = [{ owner: 'bruno', address: home }, ...guests];
  expect(may(ala, guestsOfBruno, alaStood)).toBeUndefined();
  expect(may({ owner: 'dawid', address: home }, guestsOfBruno, { ...state, seats: seats.slice(0, 2) })).toBe('no-room');
});

test('watchers with an invitation have a bound, too', () => {
  const homes = ['ala', 'bruno', 'celina', 'dawid'].map((owner, place) => ({ owner, address: `203.0.113.${place}` }));
  const table = { ...state, finishers: homes.map(({ owner }) => ({ owner, withKeeper: true })) };
  const guests = homes.flatMap(({ address }) => guestsAt(address, bounds.invitedWatchers / homes.length));
  expect(may({ owner: 'one more', address: '203.0.113.3' }, [...homes, ...guests], table)).toBe('no-room');
});

test('who sits down, leaves and stays is a stranger', () => {
  const table = { ...state, finishers: finishers.slice(0, 2) };
  const stayed = guestsAt('203.0.113.9', bounds.watchersPerAddress);
  expect(may({ owner: 'dawid', address: '203.0.113.9' }, stayed, table)).toBe('no-room');
});

test('one browser has a limited number of pages at a table', () => {
  expect(
    may(
      ala,
      Array.from({ length: bounds.pagesPerTable - 1 }, () => ala),
    ),
  ).toBeUndefined();
  expect(
    may(
      ala,
      Array.from({ length: bounds.pagesPerTable }, () => ala),
    ),
  ).toBe('too-many-pages');
});

test('screens of strangers do not keep out the one in the living room', () => {
  const screensAt = (address: string, count: number) => Array.from({ length: count }, () => ({ owner: null, address }));
  const [stranger, atHome] = ['203.0.113.9', home].map((address) => ({ owner: null, address })) as [Visitor, Visitor];
  const strangers = screensAt(stranger.address, bounds.uninvitedScreens);
  expect(may(stranger, [ala, ...strangers])).toBe('no-room');
  expect(may(atHome, [ala, ...strangers])).toBeUndefined();
  expect(may(atHome, [ala, ...strangers, ...screensAt(home, bounds.screensPerAddress)])).toBe('no-room');
});

test('one address has a share of the screens', () => {
  const bruno = { owner: 'bruno', address: '203.0.113.8' };
  const screens = Array.from({ length: bounds.screensPerAddress }, () => ({ owner: null, address: home }));
  expect(may({ owner: null, address: home }, [ala, bruno, ...screens])).toBe('no-room');
  expect(may({ owner: null, address: bruno.address }, [ala, bruno, ...screens])).toBeUndefined();
});
