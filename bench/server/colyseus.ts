import { Client, type Room } from '@colyseus/sdk';
import { pick, seats } from '../thieves/playout.ts';
import { diceOf, Gathering, type Side, type Table } from './table.ts';

interface Public {
  readonly n: number;
  readonly active: number;
  readonly over: boolean;
}

async function open(port: number, index: number): Promise<Table> {
  const address = `ws://127.0.0.1:${port}`;
  const rooms: Room[] = [await new Client(address).create('thieves')];
  const [first] = rooms as [Room];
  while (rooms.length < seats) rooms.push(await new Client(address).joinById(first.roomId));
  const gathering = new Gathering(seats);
  let seen: Public = { n: 0, active: 0, over: false };
  const moves: (readonly object[])[] = rooms.map(() => []);
  rooms.forEach((room, seat) => {
    room.onMessage('own', (own: { readonly moves: readonly object[] }) => (moves[seat] = own.moves));
    room.onStateChange((state: Public) => {
      if (seat === 0) seen = { n: state.n, active: state.active, over: state.over };
      gathering.reach(seat, state.n);
    });
  });
  await new Promise<void>((resolve) => {
    gathering.wait(1, resolve);
    first.send('ready');
  });
  const dice = diceOf(index);
  return {
    isOver: () => seen.over,
    renew: (done) => {
      gathering.wait(seen.n + 1, done);
      first.send('deal');
    },
    move: (done) => {
      const { n, active } = seen;
      gathering.wait(n + 1, done);
      rooms[active]?.send('move', pick(moves[active] ?? [], dice));
    },
  };
}

export const colyseus: Side = { open };
