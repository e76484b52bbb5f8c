import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ordinaryBounds } from '../limits/bounds.ts';
import { openTable, Player } from '../testing/player.ts';
import { startServer } from '../testing/server.ts';

const bounds = { ...ordinaryBounds, silentConnections: 3 };

/** A connection of which the other end may have had enough. */
interface Line {
  readonly socket: Socket;
  readonly ended: Promise<unknown>;
}

async function dial(base: string, localAddress = '127.0.0.1'): Promise<Line> {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, ended };
}

const answer = async ({ socket }: Line): Promise<string> => {
  socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString('latin1').split('\r\n')[0] ?? '';
};

test('of connections that ask for nothing an address keeps only the last few', async () => {
  const { base } = await startServer({ bounds });
  const lines: Line[] = [];
  for (let each = 0; each < 10; each++) lines.push(await dial(base));
  await Promise.all(lines.slice(0, -3).map(({ ended }) => ended));
  for (const line of lines.slice(-3)) expect(await answer(line)).toBe('HTTP/1.1 200 OK');
});

test('whoever asks for something stays, and so do pages', async () => {
  const { base } = await startServer({ bounds });
  const asking = await dial(base);
  expect(await answer(asking)).toBe('HTTP/1.1 200 OK');
  const page = await Player.at(base, await openTable(base, 'Ala'), 'Ala');
  const silent: Line[] = [];
  for (let each = 0; each < 8; each++) silent.push(await dial(base));
  await Promise.all(silent.slice(0, -3).map(({ ended }) => ended));
  expect(await answer(asking)).toBe('HTTP/1.1 200 OK');
  await page.does({ do: 'lock', locked: true });
});

test('other addresses keep theirs, and connections of a proxy do not count', async () => {
  const { base } = await startServer({ bounds });
  const other = await dial(base, '127.0.0.2');
  const flood: Line[] = [];
  for (let each = 0; each < 5; each++) flood.push(await dial(base));
  await flood[0]?.ended;
  expect(await answer(other)).toBe('HTTP/1.1 200 OK');

  const proxied = await startServer({ bounds, settings: { trustProxy: 1 } });
  const lines: Line[] = [];
  for (let each = 0; each < 10; each++) lines.push(await dial(proxied.base));
  for (const line of lines) expect(await answer(line)).toBe('HTTP/1.1 200 OK');
});
