import { describe, expect, test } from 'vitest';
import { ordinaryBounds as bounds } from '../server/limits/bounds.ts';
import { personOf, playing } from '../table/testing/table.ts';
import { whyNoRoom, type Visitor } from './admission.ts';

/* Ala, Bruno and Celina play. Ala and her guests share an address. Dawid sat here before. */
const home = '192.0.2.1';
const ala: Visitor = { owner: 'ala', address: home };
const people = new Map([['dawid', personOf('dawid')]]);

const may = (visitor: Visitor, here: readonly Visitor[]) =>
  whyNoRoom(visitor, { state: playing(), people, here, bounds });

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

  test('a person who sat here before does', () => {
    expect(may({ owner: 'dawid', address: '203.0.113.9' }, crowd)).toBeUndefined();
  });

  test('a visitor from the address of a player does, as long as the player is there', () => {
    const guest = { owner: 'guest', address: home };
    expect(may(guest, crowd)).toBeUndefined();
    expect(may(guest, strangers(bounds.watchers))).toBe('no-room');
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

test('watchers with an invitation have a bound, too', () => {
  const guests = Array.from({ length: bounds.invitedWatchers }, (_, index) => ({
    owner: `guest ${index}`,
    address: home,
  }));
  expect(may({ owner: 'one more', address: home }, [ala, ...guests])).toBe('no-room');
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
  expect(may(atHome, [ala, ...strangers, ...screensAt(home, bounds.screens - strangers.length)])).toBe('no-room');
});
