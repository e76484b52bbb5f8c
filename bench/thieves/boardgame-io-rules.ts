import type { Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { random, shuffle, type FastChance } from '../../src/engine/chance/index.ts';
import { everyone, only, type Seat } from '../../src/engine/seats.ts';
import * as box from '../../src/games/thieves/box.ts';
import type { MoveOf, ThievesMove } from '../../src/games/thieves/moves.ts';
import type { ThievesOptions } from '../../src/games/thieves/options.ts';

type Card = box.Card;

interface LootCard {
  readonly card: Card;
  readonly faceUp: boolean;
  readonly knownBy: number;
}

/** The G of boardgame.io. */
export interface Table {
  options: ThievesOptions;
  /** Part of the table instead of boardgame.io's own, so that both sides can use the same chance. */
  chance: FastChance;
  first: Seat;
  deck: Card[];
  hands: Card[][];
  loot: LootCard[][];
  middle: Card[];
  getaways: number;
  discards: Card[];
  waiting: Card[];
}

interface Setup {
  readonly options: ThievesOptions;
  readonly chance: FastChance;
}

type Context = { G: Table; playerID: string };
type Refused = typeof INVALID_MOVE | undefined;

const moves: Record<ThievesMove['kind'], MoveFn<Table>> = {
  stash,
  give,
  police,
  roadblock,
  alarm,
  thief,
  'idle-thief': idleThief,
  'double-loot': doubleLoot,
};

/** Thieves! with all its rules as a boardgame.io game: moves change a draft of G, and hooks manage the turns. */
export const game: Game<Table, Record<string, unknown>, Setup> = {
  name: 'thieves',
  disableUndo: true,
  setup: ({ ctx }, setup) => dealtTable(ctx.numPlayers, setup as Setup),
  turn: {
    order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
    onBegin: ({ G, ctx }) => fillHand(G, Number(ctx.currentPlayer)),
    endIf: ({ G }) => G.waiting.length === 0,
  },
  moves,
  endIf: ({ G }) => (G.getaways < box.lastGetaway ? undefined : { scores: G.loot.map(finalValue) }),
};

function dealtTable(seats: number, { options, chance }: Setup): Table {
  const deck = box.handCards.flatMap((card) => Array<Card>(box.copies[card] ?? 0).fill(card));
  shuffle(chance, deck);
  const hands = Array.from({ length: seats }, () => deck.splice(-box.dealtCards).reverse());
  for (let car = 0; car < (box.copies[box.getaway] ?? 0); car++) deck.push(box.getaway);
  shuffle(chance, deck);
  const loot: LootCard[][] = hands.map(() => []);
  const first = random(chance, seats);
  return { options, chance, first, deck, hands, loot, middle: [], getaways: 0, discards: [], waiting: [] };
}

const finalValue = (loot: readonly LootCard[]) => loot.reduce((sum, { card }) => sum + (box.valueAtEnd[card] ?? 0), 0);
const raidValue = (loot: readonly LootCard[]) => loot.reduce((sum, { card }) => sum + (box.valueAtRaid[card] ?? 0), 0);

function fillHand(table: Table, seat: Seat): void {
  const hand = table.hands[seat] as Card[];
  while (hand.length < box.handSize) {
    const card = drawCard(table);
    if (card === undefined) return;
    hand.push(card);
  }
}

function drawCard(table: Table): Card | undefined {
  for (;;) {
    const card = table.deck.pop() as Card;
    if (card !== box.getaway) return card;
    table.getaways += 1;
    if (table.getaways >= box.lastGetaway) return undefined;
  }
}

/** Takes the card from where it may be played; false if it is not there. */
function takePlayed(table: Table, seat: Seat, card: Card): boolean {
  const cards = table.waiting.length > 0 ? table.waiting : (table.hands[seat] as Card[]);
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}

function stash({ G, playerID }: Context, { card }: MoveOf<'stash'>): Refused {
  const seat = Number(playerID);
  if (!takePlayed(G, seat, card)) return INVALID_MOVE;
  G.loot[seat]?.push({ card, faceUp: false, knownBy: only(seat) });
  return undefined;
}

function give({ G, playerID }: Context, { card, to }: MoveOf<'give'>): Refused {
  const seat = Number(playerID);
  if (to === seat || !takePlayed(G, seat, card)) return INVALID_MOVE;
  G.loot[to]?.push({ card, faceUp: true, knownBy: everyone });
  return undefined;
}

function police({ G, playerID }: Context, { card }: MoveOf<'police'>): Refused {
  if (!takePlayed(G, Number(playerID), card)) return INVALID_MOVE;
  G.middle.push(card);
  maybeRaid(G);
  return undefined;
}

function roadblock({ G, playerID }: Context, { card, remove }: MoveOf<'roadblock'>): Refused {
  const place = remove === null ? -1 : G.middle.indexOf(remove);
  const mayRemove = remove === null ? G.middle.length === 0 : place >= 0;
  if (!mayRemove || !takePlayed(G, Number(playerID), card)) return INVALID_MOVE;
  G.discards.push(card);
  if (remove !== null) {
    G.middle.splice(place, 1);
    G.discards.push(remove);
  }
  return undefined;
}

function alarm({ G, playerID }: Context, { card }: MoveOf<'alarm'>): Refused {
  const seat = Number(playerID);
  if (!takePlayed(G, seat, card)) return INVALID_MOVE;
  G.discards.push(card);
  for (let step = 0; step < G.hands.length; step++) {
    const other = (seat + step) % G.hands.length;
    G.hands[other] = layDownPolice(G, G.hands[other] as Card[]);
    if (other === seat) G.waiting = layDownPolice(G, G.waiting);
  }
  maybeRaid(G);
  return undefined;
}

/** Returns the remaining cards. */
function layDownPolice(table: Table, cards: readonly Card[]): Card[] {
  table.middle.push(...cards.filter(box.isPolice));
  return cards.filter((card) => !box.isPolice(card));
}

function thief({ G, playerID }: Context, { card, from, place, to }: MoveOf<'thief'>): Refused {
  const stolen = G.loot[from]?.[place];
  if (!stolen || from === to || !takePlayed(G, Number(playerID), card)) return INVALID_MOVE;
  G.discards.push(card);
  G.loot[from]?.splice(place, 1);
  G.loot[to]?.push({ card: stolen.card, faceUp: stolen.faceUp, knownBy: stolen.knownBy | only(to) });
  return undefined;
}

function idleThief({ G, playerID }: Context, { card }: MoveOf<'idle-thief'>): Refused {
  if (!takePlayed(G, Number(playerID), card)) return INVALID_MOVE;
  G.discards.push(card);
  return undefined;
}

function doubleLoot({ G, playerID }: Context, { card }: MoveOf<'double-loot'>): Refused {
  if (!takePlayed(G, Number(playerID), card)) return INVALID_MOVE;
  G.discards.push(card);
  for (let count = 0; count < 2; count++) {
    const drawn = drawCard(G);
    if (drawn === undefined) return undefined;
    G.waiting.push(drawn);
  }
  return undefined;
}

function maybeRaid(table: Table): void {
  const cars = table.middle.reduce((sum, card) => sum + (box.carsOn[card] ?? 0), 0);
  if (cars < box.carsForRaid) return;
  const shown = table.loot.map((loot) => loot.map(({ card, faceUp }) => ({ card, faceUp, knownBy: everyone })));
  const values = shown.map(raidValue);
  const richest = Math.max(...values);
  const loses = (seat: Seat) => richest > 0 && values[seat] === richest;
  const lost = shown.flatMap((loot, seat) => (loses(seat) ? loot.map(({ card }) => card) : []));
  table.loot = shown.map((loot, seat) => (loses(seat) ? [] : loot));
  returnToDeck(table, lost);
}

function returnToDeck(table: Table, lost: readonly Card[]): void {
  const discards = table.options.reshuffleDiscards ? table.discards : [];
  // Plain copies: shuffling drafts would cost more than the rest of the move.
  const deck = [...table.deck, ...lost, ...table.middle, ...discards];
  const { a, b, c, d } = table.chance;
  const chance: FastChance = { source: 'fast', a, b, c, d };
  shuffle(chance, deck);
  table.deck = deck;
  table.chance = chance;
  table.middle = [];
  if (table.options.reshuffleDiscards) table.discards = [];
}
