import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hello, Message, Welcome } from '../../protocol/messages.ts';
import { Connection } from './connection.ts';
import { aMoment, openBrowser, until, type Browser } from './testing/browser.ts';
import { own, sceneAt } from './testing/scene.ts';
import { openTableServer, type TableServer } from './testing/table-server.ts';

const hello: Hello = { do: 'hello', version: 2, as: 'player', device: '0'.repeat(32), since: 0 };
const welcome: Welcome = {
  say: 'welcome',
  version: 2,
  seq: 1,
  scene: sceneAt('lobby'),
  heard: [],
  own: { scene: own },
};

let server: TableServer;
let browser: Browser;
let connection: Connection;
let heard: Message[];
let lost: number;
let woken: number;
let onLost: () => void;

beforeEach(async () => {
  server = await openTableServer();
  browser = openBrowser(server.port);
  heard = [];
  lost = woken = 0;
  onLost = () => undefined;
  connection = new Connection('ABCDEF', {
    hello: () => hello,
    heard: (message) => void heard.push(message),
    lost: () => {
      lost++;
      onLost();
    },
    ping: () => void connection.send({ do: 'time', n: 1 }),
    woke: () => void woken++,
  });
});

afterEach(async () => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.close();
});

/** The server welcomes everybody and tells the time. */
function serverIsWell(): void {
  server.answer = ({ do: what }) => (what === 'hello' ? welcome : { say: 'time', n: 1, now: 0 });
}

async function openAndBeWelcomed(): Promise<void> {
  serverIsWell();
  connection.open();
  await until(() => heard.length === 1);
}

test('a connection says hello first and hears what the server says', async () => {
  await openAndBeWelcomed();
  expect(server.hellos).toEqual([hello]);
  expect(heard).toEqual([welcome]);
});

test('nothing can be sent before the connection is open', async () => {
  connection.open();
  expect(connection.send({ do: 'start', n: 1 })).toBe(false);
  await until(() => server.hellos.length === 1);
  expect(connection.send({ do: 'start', n: 2 })).toBe(true);
});

test('a connection that breaks is opened again, each time after a longer pause', async () => {
  connection.open();
  for (const [failures, pause] of [100, 300, 700, 1500, 3000, 5000, 5000].entries()) {
    await until(() => server.hellos.length === failures + 1);
    server.cut();
    await until(() => lost === failures + 1);
    vi.advanceTimersByTime(pause - 1);
    await aMoment();
    expect(server.hellos).toHaveLength(failures + 1);
    vi.advanceTimersByTime(1);
  }
  await until(() => server.hellos.length === 8);
});

test('after a welcome the pauses are short again', async () => {
  server.answer = () => (server.hellos.length > 2 ? welcome : undefined);
  connection.open();
  for (const [failures, pause] of [100, 300].entries()) {
    await until(() => server.hellos.length === failures + 1);
    server.cut();
    await until(() => lost === failures + 1);
    vi.advanceTimersByTime(pause);
  }
  await until(() => heard.length === 1);
  server.cut();
  await until(() => lost === 3);
  vi.advanceTimersByTime(100);
  await until(() => heard.length === 2);
});

test('a server that says nothing to a hello is given up after four seconds', async () => {
  connection.open();
  await until(() => server.hellos.length === 1);
  vi.advanceTimersByTime(3999);
  expect(lost).toBe(0);
  vi.advanceTimersByTime(1);
  expect(lost).toBe(1);
  vi.advanceTimersByTime(100);
  await until(() => server.hellos.length === 2);
});

test('a quiet line is asked every quarter of a minute, and an answer keeps it', async () => {
  await openAndBeWelcomed();
  vi.advanceTimersByTime(15_000);
  expect(server.commands).toEqual([]);
  vi.advanceTimersByTime(1000);
  await until(() => heard.length === 2);
  vi.advanceTimersByTime(5000);
  expect(lost).toBe(0);
});

test('a line that does not answer any more is dead, although it never closed', async () => {
  await openAndBeWelcomed();
  server.answer = () => undefined;
  vi.advanceTimersByTime(16_000);
  await until(() => server.commands.length === 1);
  vi.advanceTimersByTime(4000);
  expect(lost).toBe(1);
});

test('a page that comes to the front asks its line, which has less than a second to answer', async () => {
  await openAndBeWelcomed();
  server.answer = () => undefined;
  browser.turn('hidden');
  browser.turn('visible');
  vi.advanceTimersByTime(899);
  expect(lost).toBe(0);
  vi.advanceTimersByTime(1);
  expect(lost).toBe(1);
});

test('a page that goes to the back asks nothing', async () => {
  await openAndBeWelcomed();
  browser.turn('hidden');
  await aMoment();
  expect(server.commands).toEqual([]);
});

test.each([
  ['by itself, when its timers run again', () => vi.advanceTimersByTime(1000)],
  ['when it is shown again', () => browser.tellWindow('pageshow')],
])('a page that has slept connects at once: %s', async (_, wake) => {
  await openAndBeWelcomed();
  browser.sleep(60_000);
  wake();
  expect([lost, woken]).toEqual([1, 1]);
  await until(() => server.hellos.length === 2 && server.open() === 1);
});

test('a page whose line is gone connects at once when it comes to the front', async () => {
  connection.open();
  await until(() => server.hellos.length === 1);
  server.cut();
  await until(() => lost === 1);
  browser.turn('visible');
  await until(() => server.hellos.length === 2);
});

test('without network the connection is lost at once, and with it there at once', async () => {
  await openAndBeWelcomed();
  browser.tellWindow('offline');
  expect(lost).toBe(1);
  browser.tellWindow('online');
  await until(() => server.hellos.length === 2);
});

test('a closed connection stays closed, whatever happens', async () => {
  await openAndBeWelcomed();
  connection.close();
  await until(() => server.open() === 0);
  browser.tellWindow('online');
  browser.turn('visible');
  browser.sleep(60_000);
  vi.advanceTimersByTime(60_000);
  await aMoment();
  expect(server.hellos).toHaveLength(1);
  expect(lost).toBe(0);
});

test.each([
  ['breaks', () => server.cut()],
  ['is opened anew', () => browser.tellWindow('online')],
])('a connection can be closed for good when it %s', async (_, lose) => {
  await openAndBeWelcomed();
  onLost = () => connection.close();
  lose();
  await until(() => lost === 1);
  vi.advanceTimersByTime(60_000);
  await aMoment();
  expect(server.hellos).toHaveLength(1);
});
