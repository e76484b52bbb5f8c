import { Client, type Room } from '@colyseus/sdk';
import { Gathering, seats, type Side, type Table } from './table.ts';

interface Public {
  readonly n: number;
  readonly active: number;
  readonly over: boolean;
}

async function open(port: number): Promise<Table> {
  const address = `ws://127.0.0.1:${port}`;
  const rooms: Room[] = [await new Client(address).create('thieves')];
  const [first] = rooms as [Room];
  while (rooms.length < seats) rooms.push(await new Client(address).joinById(first.roomId));
  const gathering = new Gathering();
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
  return {
    isOver: () => seen.over,
    renew: (done) => {
      gathering.wait(seen.n + 1, done);
      first.send('deal');
    },
    move: (done) => {
      const { n, active } = seen;
      const offered = moves[active] ?? [];
      gathering.wait(n + 1, done);
      rooms[active]?.send('move', offered[n % offered.length]);
    },
  };
}

export const colyseus: Side = { name: 'colyseus', open };
