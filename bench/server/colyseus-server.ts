import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Room, Server, type Client } from '@colyseus/core';
import { schema, t, type ArraySchema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { fastChance } from '../../src/engine/chance/index.ts';
import { moveFinder } from '../../src/engine/legality.ts';
import { thieves } from '../../src/games/thieves/rules/index.ts';
import type { State as Cards } from '../../src/games/thieves/rules/state.ts';
import { seats } from '../thieves/playout.ts';
import { answerParent } from './control.ts';

/** What everybody sees; a card that is not public is -1. */
const Public = schema({
  /** Moves and deals so far. */
  n: t.uint32(),
  active: t.uint8(),
  over: t.boolean(),
  deck: t.uint8(),
  getaways: t.uint8(),
  hands: t.array('uint8'),
  middle: t.array('uint8'),
  discards: t.array('uint8'),
  loot: t.array('int8'),
  lootSizes: t.array('uint8'),
});

const options = { reshuffleDiscards: false };
const findMove = moveFinder(thieves.everyMove(seats, options));

/** A room with this project's own rules, in memory. Hands and questions are messages to their owners. */
class ThievesRoom extends Room {
  override maxClients = seats;
  // No timed patches: every move is followed by its patch.
  override patchRate = null;
  override state = new Public();
  #cards: Cards = deal();
  readonly #players: Client[] = [];

  override onCreate(): void {
    this.state.n = 0;
    this.#mirror();
    this.onMessage('move', (client, input: unknown) => this.#move(this.#players.indexOf(client), input));
    this.onMessage('deal', () => this.#deal());
    this.onMessage('ready', () => this.#players.length === seats && this.#show());
  }

  override onJoin(client: Client): void {
    this.#players.push(client);
  }

  #move(seat: number, input: unknown): void {
    const move = findMove(input);
    const cards = this.#cards;
    if (!move || !thieves.legalMoves(cards, seat).includes(move)) return;
    thieves.play(cards, seat, move);
    this.#show();
  }

  #deal(): void {
    this.#cards = deal();
    this.#show();
  }

  #show(): void {
    const { active, hands, waiting } = this.#cards;
    this.state.n += 1;
    this.#mirror();
    for (const [seat, player] of this.#players.entries()) {
      const moves = seat === active ? thieves.legalMoves(this.#cards, seat) : [];
      player.send('own', { hand: hands[seat], waiting: seat === active ? waiting : [], moves });
    }
    this.broadcastPatch();
  }

  #mirror(): void {
    const { state } = this;
    const cards = this.#cards;
    state.active = cards.active;
    state.over = thieves.result(cards) !== undefined;
    state.deck = cards.deck.length;
    state.getaways = cards.getaways;
    copy(
      state.hands,
      cards.hands.map((hand) => hand.length),
    );
    copy(state.middle, cards.middle);
    copy(state.discards, cards.discards);
    copy(
      state.loot,
      cards.loot.flatMap((row) => row.map(({ card, faceUp }) => (faceUp ? card : -1))),
    );
    copy(
      state.lootSizes,
      cards.loot.map((row) => row.length),
    );
  }
}

const deal = () => thieves.setup(seats, options, fastChance(randomBytes(16).toString('hex')));

/** Writes only what differs, so that only that is sent. */
function copy(to: ArraySchema<number>, from: readonly number[]): void {
  while (to.length > from.length) to.pop();
  for (const [place, value] of from.entries()) {
    if (place >= to.length) to.push(value);
    else if (to[place] !== value) to[place] = value;
  }
}

async function open(): Promise<void> {
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('thieves', ThievesRoom);
  await server.listen(0, '127.0.0.1');
  answerParent((http.address() as AddressInfo).port);
}

void open();
