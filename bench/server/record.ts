import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openDataFolder } from '../../src/server/data-folder.ts';
import type { Conversation } from './conversation.ts';
import type { GameName } from './games.ts';
import { openAt } from './hideout.ts';
import { Host, newFolder } from './host.ts';
import type { Table } from './table.ts';
import { Tape } from './tape.ts';

/** Several tables, so that they are not all at the same place of the same game. */
const recordedTables = 10;
const recordedGames = 3;

/** Plays on the server of this tree and writes down what is said; returns the name of the file. */
export async function record(game: GameName): Promise<string> {
  const host = await Host.start('hideout');
  const tapes = await Promise.all(Array.from({ length: recordedTables }, (_, index) => tapeOf(host.port, index, game)));
  await host.stop();
  const store = openDataFolder(host.folder);
  const conversations: Conversation[] = [];
  for (const tape of tapes) {
    const bytes = [0];
    for await (const entries of store.entries(tape.code, { from: 1, to: Infinity }))
      for (const { seq, body } of entries) bytes[seq] = Buffer.byteLength(body);
    conversations.push(tape.conversation(bytes));
  }
  await store.close();
  const file = join(newFolder(), 'conversations.json');
  writeFileSync(file, JSON.stringify(conversations));
  return file;
}

async function tapeOf(port: number, index: number, game: GameName): Promise<Tape> {
  const tape = new Tape();
  const table = await openAt([port], index, game, tape);
  tape.code = table.code;
  tape.markFirstMove();
  for (let games = 1; games <= recordedGames; games++) {
    if (games > 1) await heard((done) => table.renew(done));
    await playToEnd(table);
    if (games === 1) tape.markSecondGame();
  }
  return tape;
}

async function playToEnd(table: Table): Promise<void> {
  while (!table.isOver()) await heard((done) => table.move(done));
}

/** Waits also for what has arrived together with the last frame. */
async function heard(act: (done: () => void) => void): Promise<void> {
  await new Promise<void>((resolve) => act(resolve));
  await setImmediate();
}
