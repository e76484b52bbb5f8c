import type { Seat } from '../../src/engine/seats.ts';
import { bang } from '../../src/games/cash-n-guns/box.ts';
import type { CashMove } from '../../src/games/cash-n-guns/moves.ts';
import { bulletOffers, seatOffers, shareOffers } from '../../src/games/cash-n-guns/rules/offers.ts';
import type { Asked, Table } from './boardgame-io-rules.ts';

/*
 * The legal moves, read from boardgame.io's G as cheaply as on our side: a list looked up by a set of seats, bullets or
 * shares. It has the same order, so that the same random numbers pick the same moves.
 */

const loads = bulletOffers((bullet) => ({ kind: 'load', bullet }));
const aims = seatOffers((at) => ({ kind: 'aim', at }));
const orders = seatOffers<CashMove>((seat) => ({ kind: 'order', seat }), [{ kind: 'no-order' }]);
const newAims = seatOffers((at) => ({ kind: 'aim-anew', at }));
const courage: readonly CashMove[] = [{ kind: 'stand' }, { kind: 'lie-down' }];
const shares = shareOffers((share) => ({ kind: 'take', share }));
const discards = bulletOffers((bullet) => ({ kind: 'discard', bullet }));

const others = ({ living }: Table, seat: Seat) => living & ~(1 << seat);

function held({ hands }: Table, seat: Seat, besidesBangs: number): number {
  return ((hands[2 * seat] ?? 0) > 0 ? 1 : 0) | ((hands[2 * seat + bang] ?? 0) > besidesBangs ? 2 : 0);
}

function onTable(table: Table): number {
  const { shares: counts } = table;
  let set = 0;
  for (let share = 0; share < counts.length; share++) if ((counts[share] ?? 0) > 0) set |= 1 << share;
  return set;
}

const byQuestion: Readonly<Record<Asked, (table: Table, seat: Seat) => readonly CashMove[]>> = {
  load: (table, seat) => loads.among(held(table, seat, 0)),
  aim: (table, seat) => aims.among(others(table, seat)),
  order: (table, seat) => orders.among(others(table, seat)),
  'aim-anew': (table, seat) => newAims.among(others(table, seat) & ~(1 << (table.aims[seat] ?? 0))),
  courage: () => courage,
  share: (table) => shares.among(onTable(table)),
  discard: (table, seat) => discards.among(held(table, seat, 1)),
};

export const legalMoves = (table: Table, seat: Seat): readonly CashMove[] => byQuestion[table.asked](table, seat);
