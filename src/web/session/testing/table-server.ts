import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Command, Hello, Message } from '../../../protocol/messages.ts';

/** A local server that answers as the test wants. Connections are numbered from the first one. */
export interface TableServer {
  readonly port: number;
  readonly hellos: readonly Hello[];
  readonly commands: readonly Command[];
  /** The answer to a hello or a command; none, unless a test sets it. */
  answer: (frame: Hello | Command) => Message | undefined;
  /** Sends a message over the newest connection. */
  say(message: Message): void;
  /** Cuts the newest connection. */
  cut(): void;
  /** How many connections are open. */
  open(): number;
  close(): Promise<void>;
}

export async function openTableServer(): Promise<TableServer> {
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const hellos: Hello[] = [];
  const commands: Command[] = [];
  let newest: WebSocket | undefined;
  sockets.on('connection', (socket) => {
    newest = socket;
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Hello | Command;
      if (frame.do === 'hello') hellos.push(frame);
      else commands.push(frame);
      const message = server.answer(frame);
      if (message) socket.send(JSON.stringify(message));
    });
  });
  await once(sockets, 'listening');
  const server: TableServer = {
    port: (sockets.address() as AddressInfo).port,
    hellos,
    commands,
    answer: () => undefined,
    say: (message) => newest?.send(JSON.stringify(message)),
    cut: () => newest?.terminate(),
    open: () => sockets.clients.size,
    close() {
      for (const socket of sockets.clients) socket.terminate();
      return new Promise((resolve) => sockets.close(() => resolve()));
    },
  };
  return server;
}
