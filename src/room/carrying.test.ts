import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommandOf } from '../protocol/messages.ts';
import { Page } from './testing/page.ts';
import { later, nameOf, nextNumber, stopTime, threeInAGame, toAct, type TableHarness } from './testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const handOf = ({ drawn }: Page, seat: number) =>
  (drawn?.game?.view as { hands: readonly { cards: readonly number[] | null }[] }).hands[seat]?.cards;

async function ticketOf(harness: TableHarness, page: Page): Promise<CommandOf<'claim'>> {
  const said = await harness.says(page, { do: 'carry', n: nextNumber() });
  if (said?.say !== 'ticket') throw new Error(JSON.stringify(said));
  return { do: 'claim', n: nextNumber(), ticket: said.ticket };
}

test('a seat goes to another device with its hand, and the first one only watches from then on', async () => {
  const { harness, active } = await threeInAGame();
  const seat = toAct(active);
  const hand = handOf(active, seat);
  const claim = await ticketOf(harness, active);
  const phone = harness.enter('the phone');
  expect(handOf(phone, seat)).toBeNull();
  expect(await harness.says(phone, claim)).toEqual({ say: 'done', n: claim.n });
  expect([phone.drawn?.you.seat, handOf(phone, seat)]).toEqual([seat, hand]);
  expect(phone.drawn?.table.seats[seat]?.name).toBe(nameOf(phone));
  expect([active.drawn?.you.seat, handOf(active, seat), active.drawn?.game?.ask]).toEqual([null, null, null]);
});

test('a ticket is good once', async () => {
  const { harness, active } = await threeInAGame();
  const claim = await ticketOf(harness, active);
  const phone = harness.enter('the phone');
  await harness.says(phone, claim);
  const thief = harness.enter('a thief');
  const again = { ...claim, n: nextNumber() };
  expect(await harness.says(thief, again)).toMatchObject({ problem: 'no-such-ticket' });
  // Not even after the seat has come back to the first device.
  await harness.says(active, await ticketOf(harness, phone));
  expect(active.drawn?.you.seat).not.toBeNull();
  expect(await harness.says(thief, { ...again, n: nextNumber() })).toMatchObject({ problem: 'no-such-ticket' });
});

test('a ticket is good for two minutes', async () => {
  const { harness, others } = await threeInAGame();
  const claim = await ticketOf(harness, others[0]);
  await later(120);
  const phone = harness.enter('the phone');
  expect(await harness.says(phone, claim)).toMatchObject({ problem: 'no-such-ticket' });
});

test('a spectator has no seat to move', async () => {
  const { harness } = await threeInAGame();
  const guest = harness.enter('Guest');
  const answer = await harness.says(guest, { do: 'carry', n: nextNumber() });
  expect(answer).toMatchObject({ problem: 'not-seated' });
});

test('everybody hears that somebody went on with another device, and the device that they left hears it in its own way', async () => {
  const { harness, active, others } = await threeInAGame();
  const screen = new Page(null);
  harness.table.connect(screen, 0);
  const name = nameOf(active);
  const phone = harness.enter('the phone');
  await harness.says(phone, await ticketOf(harness, active));
  const carried = [{ say: 'notice', what: 'carried', name }];
  for (const page of [...others, screen, phone]) expect(page.said('notice')).toEqual(carried);
  expect(active.said('notice')).toEqual([{ say: 'notice', what: 'carried-away', name }]);
});

test('a stand-in gives the seat back to a person with a ticket', async () => {
  const { harness, active } = await threeInAGame();
  const seat = toAct(active);
  const claim = await ticketOf(harness, active);
  await harness.says(active, { do: 'leave', n: nextNumber() });
  const phone = harness.enter('the phone');
  await harness.says(phone, claim);
  expect(phone.drawn?.table.seats[seat]?.standIn).toBe(false);
});

test('a ticket is told to the page that asked for it and to nobody else, least of all to a screen', async () => {
  const { harness, active, others } = await threeInAGame();
  const screen = new Page(null);
  harness.table.connect(screen, 0);
  const second = harness.enter(nameOf(active));
  const { ticket } = await ticketOf(harness, active);
  expect(await harness.says(screen, { do: 'carry', n: nextNumber() })).toMatchObject({ problem: 'not-seated' });
  for (const page of [...others, second, screen]) expect(JSON.stringify(page.messages)).not.toContain(ticket);
  expect(screen.drawn?.you).toMatchObject({ seat: null, host: false });
});
