import type { Ask } from '../../src/protocol/scene.ts';
import { conversationsIn, type Conversation } from './conversation.ts';
import { games, type GameName } from './games.ts';
import { Page } from './page.ts';
import { record } from './record.ts';
import type { Side, Table } from './table.ts';

/*
 * The players of the floor. They send what the record says, and read and understand everything that they receive, as
 * the players of Hideout do.
 */

let conversations: readonly Conversation[] = [];

/** Records the conversations that the server has to know. */
async function prepare(game: GameName): Promise<readonly string[]> {
  const file = await record(game);
  conversations = conversationsIn(file);
  return [file];
}

async function open(port: number, index: number, game: GameName): Promise<Table> {
  const { steps, firstMove, secondGame } = conversations[index % conversations.length] as Conversation;
  let place = 0;
  let missing = 0;
  let received: () => void = () => undefined;
  const pages = Array.from(
    { length: games[game].seats },
    (_, seat) => new Page({ port, code: String(index), name: `Player ${seat} at ${index}` }),
  );
  for (const page of pages) {
    page.onFrame = () => {
      missing -= 1;
      if (missing === 0) received();
    };
  }
  /** Sends the next command, and calls back when all pages have received all that belongs to it. */
  const next = (done: () => void) => {
    const step = upcoming();
    place += 1;
    missing = step.frames.reduce((sum, texts) => sum + texts.length, 0);
    received = done;
    const page = pages[step.page] as Page;
    if (step.command === null) return void page.enter();
    if (step.command.do === 'move') check(page.ask, step.command);
    page.send(step.command);
  };
  const upcoming = () => {
    if (place === steps.length) place = secondGame;
    return steps[place] as Conversation['steps'][number];
  };
  while (place < firstMove) await new Promise<void>(next);
  return { isOver: () => upcoming().command?.do === 'start', renew: next, move: next };
}

/** A page that has understood everything is asked what the record answers. */
function check(ask: Ask | null, command: object): void {
  const { decision } = command as { readonly decision: number };
  if (ask?.decision !== decision) throw new Error(`The floor asks for ${ask?.decision}, not for ${decision}.`);
}

export const floor: Side = { prepare, open };
