import * as v from 'valibot';
import type { WebSocket } from 'ws';
import {
  helloSchema,
  parseCommand,
  protocolVersion,
  type Command,
  type Hello,
  type Message,
  type Problem,
} from '../../protocol/messages.ts';
import type { Answer } from '../registry/archive.ts';
import { ownerOf, type TableRegistry } from '../registry/table-registry.ts';
import { ordinaryBounds, type Bounds } from '../limits/bounds.ts';
import { limiter } from '../limits/limiter.ts';
import { plainJson } from '../../protocol/plain-json.ts';
import { flush, sender, type Stream } from './sending.ts';
import { countedBy } from '../limits/visitor.ts';
import type { Connection } from '../../room/connection.ts';
import type { Room } from '../../room/room.ts';

/** The way to one page: its socket, the stream of bytes below it, and the address it comes from. */
export interface PageSocket {
  readonly socket: WebSocket;
  readonly stream: Stream;
  readonly address: string;
}

export interface SocketServices {
  readonly registry: TableRegistry;
  /** Finds the table that the page asks for. */
  readonly find: () => Promise<Answer<Room>>;
  readonly report: (error: unknown) => void;
  readonly bounds?: Bounds;
}

/** The table and connection of a page that has said hello. */
interface Arrival {
  readonly table: Room;
  readonly connection: Connection;
}

/** Serves one page. Its first frame says who it is; after that it sends commands. */
export function serveSocket(
  page: PageSocket,
  { registry, find, report, bounds = ordinaryBounds }: SocketServices,
): void {
  const { socket } = page;
  const send = sender(socket, page.stream, bounds.backlog);
  const refuse = (problem: Problem, n: number | null = null) =>
    send(plainJson({ say: 'refused', n, problem } satisfies Message));
  if (!isAdmitted(page, registry)) {
    refuse('too-many-pages');
    return cutOff(socket);
  }
  const mayPass = countFrames(page, bounds);
  let arriving: Promise<Arrival | undefined> | undefined;
  let arrival: Arrival | undefined;
  const timer = setTimeout(() => socket.terminate(), bounds.hello);
  socket.on('close', () => clearTimeout(timer));
  expectLife(socket, bounds.silence);

  const greet = async (hello: Hello): Promise<Arrival | undefined> => {
    clearTimeout(timer);
    const arrival = await arrive(registry, find, hello, { ...page, send }).catch((error: unknown): Problem => {
      report(error);
      return registry.problemOf(error);
    });
    if (typeof arrival === 'object') return arrival;
    // This page cannot stay, so its connection ends.
    refuse(arrival);
    cutOff(socket);
    return undefined;
  };

  socket.on('message', (data: Buffer, isBinary) => {
    const pass = mayPass();
    if (pass === 'cut') return;
    if (pass === 'warn') return refuse('too-fast', isBinary ? null : numberInText(data.toString('utf8')));
    const frame = isBinary ? malformed : readFrame(data.toString('utf8'), arriving ? 'command' : 'hello');
    if ('problem' in frame) return refuse(frame.problem, frame.n);
    if ('hello' in frame) arriving = greet(frame.hello).then((found) => (arrival = found));
    else if (arrival) arrival.table.command(arrival.connection, frame.command).catch(report);
    else arriving?.then((found) => found?.table.command(found.connection, frame.command)).catch(report);
  });
}

/** Whether an address may have one more page open. */
function isAdmitted({ socket, address }: PageSocket, { allowances: { sockets } }: TableRegistry): boolean {
  if (!sockets.hasRoom(address)) return false;
  sockets.add(address);
  socket.once('close', () => sockets.remove(address));
  return true;
}

/** Connects a page to its table, or returns the reason why not. */
async function arrive(
  registry: TableRegistry,
  find: SocketServices['find'],
  hello: Hello,
  { socket, address, send }: PageSocket & Pick<Connection, 'send'>,
): Promise<Arrival | Problem> {
  const table = await find();
  // The page may have seen more at another process.
  if (!('problem' in table)) await table.catchUp(hello.since);
  if (registry.isStopping) return 'server-stopping';
  if ('problem' in table) return table.problem;
  const owner = hello.as === 'player' ? ownerOf(hello.device) : null;
  const sendAway = () => cutOff(socket, restarting);
  const connection: Connection = {
    owner,
    address: countedBy(address, owner),
    send,
    sendAway,
    own: null,
    signalledAt: 0,
  };
  const problem = table.whyNoRoom(connection);
  if (problem) return problem;
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

/** The number of a command that could not be parsed, for the answer. */
function numberInText(text: string): number | null {
  try {
    return numberIn(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Counts every frame of a page, including pongs and pings, which it answers. A page that sends too many is cut off. */
function countFrames({ socket, stream }: PageSocket, bounds: Bounds): () => 'pass' | 'warn' | 'cut' {
  const limit = limiter(bounds);
  const mayPass = () => {
    const pass = limit();
    if (pass === 'cut') dropFlooder(socket);
    return pass;
  };
  socket.on('ping', (data) => {
    if (mayPass() !== 'pass' || socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > bounds.backlog) return socket.terminate();
    socket.pong(data);
  });
  socket.on('pong', mayPass);
  return mayPass;
}

/**
 * Cuts off a page that has vanished without closing, such as a phone in a tunnel, so that it does not count as present.
 */
function expectLife(socket: WebSocket, silence: number): void {
  let isAlive = true;
  const look = () => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  };
  // If this machine was busy or asleep, signs of life may be waiting unread. `setImmediate` lets them be read first.
  const timer = setInterval(() => setImmediate(look), silence);
  socket.on('pong', () => (isAlive = true));
  socket.on('close', () => clearInterval(timer));
}

/** The close code that says: come back, the service is restarting. [RFC 6455, registry of close codes] */
const restarting = 1012;

/** Closes the socket and ignores everything it still sends. */
export function cutOff(socket: WebSocket, code = 1008): void {
  socket.removeAllListeners('message');
  // Queued messages must leave before the close frame.
  flush();
  socket.close(code);
  endSoon(socket);
}

/** Closes and stops reading, so that what the flooder still sends costs nothing. */
function dropFlooder(socket: WebSocket): void {
  socket.removeAllListeners('ping');
  socket.removeAllListeners('pong');
  cutOff(socket);
  socket.pause();
}

/** Closes, and terminates soon if the other side does not answer. */
export function endSoon(socket: WebSocket): void {
  const timer = setTimeout(() => socket.terminate(), 1000);
  socket.once('close', () => clearTimeout(timer));
}
