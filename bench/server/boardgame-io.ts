import { io, type Socket } from 'socket.io-client';
import type { FastChance } from '../../src/engine/chance/index.ts';
import { legalMoves } from '../thieves/boardgame-io-moves.ts';
import type { Table as Rules } from '../thieves/boardgame-io-rules.ts';
import { pick, seats } from '../thieves/playout.ts';
import { diceOf, Gathering, type Side, type Table } from './table.ts';

interface State {
  readonly G: Rules;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object; readonly turn: number };
  readonly _stateID: number;
}

/** Speaks the protocol of boardgame.io's client without simulating moves, which would only slow down the bench. */
class Seat {
  readonly socket: Socket;
  readonly #seat: number;
  matchID = '';
  state: State | undefined;
  onState: (stateID: number) => void = () => undefined;

  constructor(port: number, seat: number) {
    this.#seat = seat;
    this.socket = io(`http://127.0.0.1:${port}/thieves`, { transports: ['websocket'], forceNew: true });
    this.socket.on('update', (matchID: string, state: State) => this.#take(matchID, state));
    this.socket.on('sync', (matchID: string, { state }: { state: State }) => this.#take(matchID, state));
  }

  sync(matchID: string): void {
    this.matchID = matchID;
    this.socket.emit('sync', matchID, String(this.#seat), undefined, seats);
  }

  play(dice: FastChance): void {
    const { G, _stateID } = this.state as State;
    const move = pick(legalMoves(G, this.#seat), dice);
    const payload = { type: move.kind, args: [move], playerID: String(this.#seat) };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.matchID, String(this.#seat));
  }

  #take(matchID: string, state: State): void {
    if (matchID !== this.matchID) return;
    this.state = state;
    this.onState(state._stateID);
  }
}

async function open(port: number, index: number): Promise<Table> {
  const all = Array.from({ length: seats }, (_, seat) => new Seat(port, seat));
  await Promise.all(all.map(({ socket }) => new Promise<void>((resolve) => socket.on('connect', () => resolve()))));
  const gathering = new Gathering(seats);
  let match = 0;
  /** Numbers the matches of a table in a row, so that their state ids grow. */
  const place = (stateID: number) => match * 1e6 + stateID;
  all.forEach((each, seat) => (each.onState = (stateID) => gathering.reach(seat, place(stateID))));
  const renew = (done: () => void) => {
    match += 1;
    gathering.wait(place(0), done);
    for (const each of all) each.sync(`${index}-${match}`);
  };
  await new Promise<void>(renew);
  const [first] = all as [Seat];
  const dice = diceOf(index);
  return {
    isOver: () => first.state?.ctx.gameover !== undefined,
    renew,
    move: (done) => {
      const { _stateID, ctx } = first.state as State;
      gathering.wait(place(_stateID + 1), done);
      all[Number(ctx.currentPlayer)]?.play(dice);
    },
  };
}

export const boardgameIo: Side = { open };
