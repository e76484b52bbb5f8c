import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { answerParent } from './control.ts';
import { conversationsIn, type Conversation } from './conversation.ts';

/*
 * The least that a server with the same messages can do: a bare `ws` server. It does not know any game. To every command
 * it answers what Hideout answered, after as many bytes as Hideout has entered in its log are on disk: one write and one
 * fdatasync for all commands of a turn of the event loop.
 */

const [, , folder = '', recorded = ''] = process.argv;
const file = openSync(join(folder, 'log'), 'a');

interface Answer {
  /** What each page gets. */
  readonly frames: readonly (readonly Buffer[])[];
  readonly bytes: number;
}

const scripts = conversationsIn(recorded).map(({ steps, secondGame }: Conversation) => ({
  answers: steps.map(({ frames, bytes }): Answer => ({
    frames: frames.map((texts) => texts.map((text) => Buffer.from(text))),
    bytes,
  })),
  secondGame,
}));

/** Pages in the order of their hellos. */
interface Table {
  readonly script: (typeof scripts)[number];
  readonly pages: WebSocket[];
  place: number;
}

const tables = new Map<string, Table>();
const padding = Buffer.alloc(1 << 20, 'x');
let waiting: Table[] = [];

function commit(): void {
  const batch = waiting;
  waiting = [];
  const answers = batch.map(answerAt);
  writeSync(
    file,
    padding,
    0,
    answers.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  fdatasyncSync(file);
  answers.forEach(({ frames }, index) => {
    const { pages } = batch[index] as Table;
    frames.forEach((texts, page) => {
      for (const text of texts) pages[page]?.send(text, { binary: false });
    });
  });
}

function answerAt(table: Table): Answer {
  const { answers, secondGame } = table.script;
  const answer = answers[table.place] as Answer;
  table.place += 1;
  if (table.place === answers.length) table.place = secondGame;
  return answer;
}

function tableOf(path = ''): Table {
  const known = tables.get(path);
  if (known) return known;
  const index = Number(path.slice(path.lastIndexOf('/') + 1));
  const script = scripts[index % scripts.length] as Table['script'];
  const table = { script, pages: [], place: 0 };
  tables.set(path, table);
  return table;
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, backlog: 4096, perMessageDeflate: false });
server.on('connection', (socket, { url }) => {
  const table = tableOf(url);
  socket.once('message', () => table.pages.push(socket));
  socket.on('message', () => {
    if (waiting.push(table) === 1) setImmediate(commit);
  });
});
server.on('listening', () => answerParent((server.address() as AddressInfo).port));
