import type { Game, MoveFn } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { random, shuffle, type FastChance } from '../../src/engine/chance/index.ts';
import type { Seat, SeatSet } from '../../src/engine/seats.ts';
import * as box from '../../src/games/cash-n-guns/box.ts';
import type { MoveOf } from '../../src/games/cash-n-guns/moves.ts';
import { outcomeOf } from './boardgame-io-result.ts';

/** The question to those who owe an answer. */
export type Asked = 'load' | 'aim' | 'order' | 'aim-anew' | 'courage' | 'share' | 'discard';

/** The G of boardgame.io. */
export interface Table {
  piles: readonly box.Share[];
  godfather: Seat;
  round: number;
  asked: Asked;
  owed: SeatSet;
  over: boolean;
  living: SeatSet;
  standing: SeatSet;
  lying: SeatSet;
  wounds: number[];
  /** Clicks and Bangs of every seat: 2 × seat + bullet. */
  hands: number[];
  bullets: box.Bullet[];
  aims: Seat[];
  ordered: Seat;
  /** Clicks and Bangs face up, Clicks and Bangs face down. */
  pile: number[];
  /** The number of each share on the table. */
  shares: number[];
  loot: box.Share[][];
  picker: Seat;
  nextGodfather: Seat;
}

type Context = { G: Table; playerID: string };
type Refused = typeof INVALID_MOVE | undefined;
const nobody: Seat = -1;

const moves: Record<string, MoveFn<Table>> = {
  load,
  aim,
  order,
  'no-order': noOrder,
  'aim-anew': aimAnew,
  stand,
  'lie-down': lieDown,
  take,
  discard,
};

/**
 * Cash 'n Guns without powers, by the English rulebook and without a clock, as a boardgame.io game. Everybody may move
 * at any time, and the table says whose answer is missing: turns, stages and events would be slower.
 */
export const game: Game<Table, Record<string, unknown>, FastChance> = {
  name: 'cash-n-guns',
  disableUndo: true,
  setup: ({ ctx }, chance) => dealtTable(ctx.numPlayers, chance as FastChance),
  turn: { activePlayers: ActivePlayers.ALL },
  moves,
  endIf: ({ G }) => (G.over ? outcomeOf(G) : undefined),
};

function dealtTable(seats: number, chance: FastChance): Table {
  const piles = box.allShares.flatMap((share) => Array<box.Share>(box.copies[share] ?? 0).fill(share));
  shuffle(chance, piles);
  const everybody = (1 << seats) - 1;
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const table: Table = {
    piles,
    godfather: random(chance, seats),
    round: 0,
    asked: 'load',
    owed: 0,
    over: false,
    living: everybody,
    standing: everybody,
    lying: 0,
    wounds: each(() => 0),
    hands: each(() => [box.clicksEach, box.bangsEach]).flat(),
    bullets: each(() => nobody),
    aims: each(() => nobody),
    ordered: nobody,
    pile: [0, 0, 0, 0],
    shares: box.allShares.map(() => 0),
    loot: each(() => []),
    picker: nobody,
    nextGodfather: nobody,
  };
  beginRound(table);
  return table;
}

const has = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;
const add = (row: number[], place: number, amount: number) => void (row[place] = (row[place] ?? 0) + amount);

/** When somebody aims, at least two are alive. */
function isTwo(living: SeatSet): boolean {
  const allButOne = living & (living - 1);
  return (allButOne & (allButOne - 1)) === 0;
}

function ask(table: Table, asked: Asked, owed: SeatSet): void {
  table.asked = asked;
  table.owed = owed;
}

/** Whether this seat owes an answer to this question. If so, the answer is no longer owed. */
function answers(table: Table, seat: Seat, asked: Asked): boolean {
  if (table.asked !== asked || !has(table.owed, seat)) return false;
  table.owed &= ~(1 << seat);
  return true;
}

function beginRound(table: Table): void {
  table.round += 1;
  table.standing = table.living;
  table.lying = 0;
  table.nextGodfather = nobody;
  const first = (table.round - 1) * box.lootPerRound;
  for (const share of table.piles.slice(first, first + box.lootPerRound)) add(table.shares, share, 1);
  table.shares[box.token] = 1;
  ask(table, 'load', table.living);
}

function load({ G, playerID }: Context, { bullet }: MoveOf<'load'>): Refused {
  const seat = Number(playerID);
  if (!G.hands[2 * seat + bullet] || !answers(G, seat, 'load')) return INVALID_MOVE;
  G.bullets[seat] = bullet;
  add(G.hands, 2 * seat + bullet, -1);
  if (G.owed === 0) ask(G, 'aim', G.living);
  return undefined;
}

function aim({ G, playerID }: Context, { at }: MoveOf<'aim'>): Refused {
  const seat = Number(playerID);
  if (at === seat || !has(G.living, at) || !answers(G, seat, 'aim')) return INVALID_MOVE;
  G.aims[seat] = at;
  if (G.owed !== 0) return undefined;
  // With two alive, nobody has another target.
  if (isTwo(G.living)) ask(G, 'courage', G.living);
  else ask(G, 'order', 1 << G.godfather);
  return undefined;
}

function order({ G, playerID }: Context, { seat: to }: MoveOf<'order'>): Refused {
  const seat = Number(playerID);
  if (to === seat || !has(G.living, to) || !answers(G, seat, 'order')) return INVALID_MOVE;
  G.ordered = to;
  ask(G, 'aim-anew', 1 << to);
  return undefined;
}

function noOrder({ G, playerID }: Context): Refused {
  if (!answers(G, Number(playerID), 'order')) return INVALID_MOVE;
  ask(G, 'courage', G.living);
  return undefined;
}

function aimAnew({ G, playerID }: Context, { at }: MoveOf<'aim-anew'>): Refused {
  const seat = Number(playerID);
  const isOther = at !== seat && at !== G.aims[seat] && has(G.living, at);
  if (!isOther || !answers(G, seat, 'aim-anew')) return INVALID_MOVE;
  G.aims[seat] = at;
  ask(G, 'courage', G.living);
  return undefined;
}

function stand({ G, playerID }: Context): Refused {
  if (!answers(G, Number(playerID), 'courage')) return INVALID_MOVE;
  if (G.owed === 0) resolve(G);
  return undefined;
}

function lieDown({ G, playerID }: Context): Refused {
  const seat = Number(playerID);
  if (!answers(G, seat, 'courage')) return INVALID_MOVE;
  G.lying |= 1 << seat;
  if (G.owed === 0) resolve(G);
  return undefined;
}

/** Bullets are discarded or revealed, all at once; then the dead leave and the living share. */
function resolve(table: Table): void {
  table.standing = table.living & ~table.lying;
  const hits = table.wounds.map(() => 0);
  table.bullets.forEach((bullet, seat) => {
    if (!has(table.living, seat)) return;
    const at = table.aims[seat] ?? nobody;
    const isShown = has(table.standing, seat) && has(table.standing, at);
    add(table.pile, (isShown ? 0 : 2) + bullet, 1);
    if (isShown && bullet === box.bang) add(hits, at, 1);
  });
  hits.forEach((count, seat) => {
    if (count > 0) wound(table, seat, count);
  });
  if ((table.living & (table.living - 1)) === 0) {
    table.over = true;
    table.owed = 0;
    return;
  }
  table.picker = nobody;
  nextPick(table);
}

function wound(table: Table, seat: Seat, hits: number): void {
  add(table.wounds, seat, hits);
  table.standing &= ~(1 << seat);
  if ((table.wounds[seat] ?? 0) < 3) return;
  table.living &= ~(1 << seat);
  table.loot[seat] = [];
}

/** The next seat of a set, clockwise, the first one included. */
function nextIn(table: Table, first: Seat, set: SeatSet): Seat {
  const seats = table.wounds.length;
  for (let step = 0; step < seats; step++) if (has(set, (first + step) % seats)) return (first + step) % seats;
  return nobody;
}

function nextPick(table: Table): void {
  const first = table.picker === nobody ? table.godfather : table.picker + 1;
  const picker = nextIn(table, first, table.standing);
  if (picker === nobody || table.shares.every((count) => count === 0)) return endRound(table);
  table.picker = picker;
  ask(table, 'share', 1 << picker);
}

function take({ G, playerID }: Context, { share }: MoveOf<'take'>): Refused {
  const seat = Number(playerID);
  if (!G.shares[share] || !answers(G, seat, 'share')) return INVALID_MOVE;
  add(G.shares, share, -1);
  if (share === box.token) G.nextGodfather = seat;
  else if (share === box.firstAid) G.wounds[seat] = 0;
  else if (share === box.clip) return reload(G, seat);
  else G.loot[seat]?.push(share);
  nextPick(G);
  return undefined;
}

/** A Bang! that lies face up, or else one that lies face down, in exchange for another card from hand. */
function reload(table: Table, seat: Seat): Refused {
  const place = table.pile[1] ? 1 : 3;
  const hasHand = (table.hands[2 * seat] ?? 0) + (table.hands[2 * seat + 1] ?? 0) > 0;
  if (!hasHand || !table.pile[place]) {
    nextPick(table);
    return undefined;
  }
  add(table.pile, place, -1);
  add(table.hands, 2 * seat + box.bang, 1);
  ask(table, 'discard', 1 << seat);
  return undefined;
}

function discard({ G, playerID }: Context, { bullet }: MoveOf<'discard'>): Refused {
  const seat = Number(playerID);
  const held = (G.hands[2 * seat + bullet] ?? 0) - (bullet === box.bang ? 1 : 0);
  if (held <= 0 || !answers(G, seat, 'discard')) return INVALID_MOVE;
  add(G.hands, 2 * seat + bullet, -1);
  add(G.pile, 2 + bullet, 1);
  nextPick(G);
  return undefined;
}

function endRound(table: Table): void {
  table.shares[box.token] = 0;
  if (table.round === box.rounds) {
    table.over = true;
    table.owed = 0;
    return;
  }
  const next = table.nextGodfather;
  table.godfather = next === nobody ? nextIn(table, table.godfather, table.living) : next;
  beginRound(table);
}
