import * as v from 'valibot';
import type { WebSocket } from 'ws';
import {
  helloSchema,
  parseCommand,
  protocolVersion,
  tableCode,
  type Command,
  type Hello,
  type Message,
  type Problem,
} from '../protocol/messages.ts';
import { plainJson } from '../protocol/plain.ts';
import { ownerOf, type Hall } from './hall.ts';
import { limiter, ordinaryBounds, type Bounds } from './bounds.ts';
import { Outbox, type Stream } from './outbox.ts';
import type { Connection } from './table/audience.ts';
import type { LiveTable } from './table/live-table.ts';
import { problemOf } from './table/stored-table.ts';

/** The way to one page: its socket, and the stream of bytes below it. */
export interface Line {
  readonly socket: WebSocket;
  readonly stream: Stream;
}

export interface Host {
  readonly hall: Hall;
  readonly report: (error: unknown) => void;
  readonly bounds?: Bounds;
}

/** Where somebody is who said hello. */
interface Place {
  readonly table: LiveTable;
  readonly connection: Connection;
}

/** A page opens a connection to a table. The first frame says who is there; after that it sends commands. */
export function serveSocket(line: Line, code: string, { hall, report, bounds = ordinaryBounds }: Host): void {
  const { socket } = line;
  const send = sender(line, bounds);
  const refuse = (problem: Problem, n: number | null = null) => say(send, { say: 'refused', n, problem });
  const mayPass = limiter(bounds);
  let arriving: Promise<Place | undefined> | undefined;
  let place: Place | undefined;
  const timer = setTimeout(() => socket.terminate(), bounds.hello);
  socket.on('close', () => clearTimeout(timer));
  expectLife(socket, bounds.silence);

  const greet = async (hello: Hello): Promise<Place | undefined> => {
    clearTimeout(timer);
    const place = await arrive(hall, code, hello, { socket, send }).catch((error: unknown): Problem => {
      report(error);
      return problemOf(error);
    });
    if (typeof place === 'object') return place;
    // There is nothing this page could do here.
    refuse(place);
    cutOff(socket);
    return undefined;
  };

  socket.on('message', (data: Buffer, isBinary) => {
    const pass = mayPass();
    if (pass === 'cut') return cutOff(socket);
    if (pass === 'warn') return refuse('too-fast');
    const frame = isBinary ? malformed : readFrame(data.toString('utf8'), arriving ? 'command' : 'hello');
    if ('problem' in frame) return refuse(frame.problem, frame.n);
    if ('hello' in frame) arriving = greet(frame.hello).then((found) => (place = found));
    else if (place) place.table.command(place.connection, frame.command).catch(report);
    else arriving?.then((found) => found?.table.command(found.connection, frame.command)).catch(report);
  });
}

/** Brings a page to its table, or says what keeps it away. */
async function arrive(
  hall: Hall,
  code: string,
  hello: Hello,
  { socket, send }: { readonly socket: WebSocket; readonly send: Connection['send'] },
): Promise<Place | Problem> {
  const table = v.is(tableCode, code) ? await hall.find(code) : undefined;
  if (hall.isStopping) return 'server-stopping';
  if (!table) return 'no-such-table';
  const owner = hello.as === 'player' ? ownerOf(hello.device) : null;
  const connection: Connection = { owner, send, own: null, signalledAt: 0 };
  if (!table.hasRoomFor(connection.owner)) return 'server-full';
  if (socket.readyState === socket.OPEN) {
    socket.once('close', () => table.disconnect(connection));
    table.connect(connection, hello.since);
  }
  return { table, connection };
}

type Frame =
  { readonly hello: Hello } | { readonly command: Command } | { readonly problem: Problem; readonly n: number | null };

const malformed: Frame = { problem: 'malformed', n: null };

/** Everything from outside is parsed here, and nowhere else. */
function readFrame(text: string, expected: 'hello' | 'command'): Frame {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return malformed;
  }
  if (expected === 'hello') {
    const hello = v.safeParse(helloSchema, input);
    if (hello.success) return { hello: hello.output };
    return isOtherVersion(input) ? { problem: 'wrong-version', n: null } : malformed;
  }
  const command = parseCommand(input);
  return command ? { command } : { problem: 'malformed', n: numberIn(input) };
}

const isOtherVersion = (input: unknown) =>
  v.is(v.object({ do: v.literal('hello'), version: v.number() }), input) &&
  !v.is(v.object({ version: v.literal(protocolVersion) }), input);

const numberIn = (input: unknown) =>
  v.is(v.object({ n: v.pipe(v.number(), v.safeInteger()) }), input) ? input.n : null;

const say = (send: Connection['send'], message: Message) => send(plainJson(message));

/** Of all pages together. */
const outbox = new Outbox();

/** Sends messages. A page that does not read what it is sent is cut off before it costs memory. */
function sender({ socket, stream }: Line, { backlog }: Bounds): Connection['send'] {
  return (...messages) => {
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > backlog) return socket.terminate();
    // Straight to the stream, between the frames of the socket itself: it would send head and body of each one by one.
    outbox.put(stream, messages);
  };
}

/** A page that has gone without a word, as a phone does in a tunnel, must not be taken for present. */
function expectLife(socket: WebSocket, silence: number): void {
  let isAlive = true;
  const look = () => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  };
  // When this machine was busy or asleep, signs of life lie there unread: they are read first.
  const timer = setInterval(() => setImmediate(look), silence);
  socket.on('pong', () => (isAlive = true));
  socket.on('close', () => clearInterval(timer));
}

/** Closes, and hears nothing more from there. */
export function cutOff(socket: WebSocket, code = 1008): void {
  socket.removeAllListeners('message');
  // The last words come before the farewell.
  outbox.empty();
  socket.close(code);
  endSoon(socket);
}

/** Does not wait for long until the other side agrees to end. */
export function endSoon(socket: WebSocket): void {
  const timer = setTimeout(() => socket.terminate(), 1000);
  socket.once('close', () => clearTimeout(timer));
}
