import { figures } from '../../src/protocol/scene.ts';
import { pick } from '../thieves/playout.ts';
import type { Command } from './conversation.ts';
import { games, type GameName } from './games.ts';
import { deviceOf, Page } from './page.ts';
import type { Tape } from './tape.ts';
import { diceOf, Gathering, type Side, type Table } from './table.ts';

/** Opens a table over HTTP and returns its code. */
async function newTable(port: number, game: GameName, host: string): Promise<string> {
  const { seats } = games[game];
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, device: deviceOf(host), name: host, figure: figures[0], seats }),
  });
  return ((await response.json()) as { code: string }).code;
}

/** Pages say hello one after the other. */
async function enter(pages: readonly Page[], tape: Tape | undefined): Promise<void> {
  for (const [seat, page] of pages.entries()) {
    if (tape) page.onFrame = (text) => tape.heard(seat, text);
    tape?.sent(seat, null);
    await page.enter();
  }
}

/** A table whose players are distributed over these servers, which must share their tables. A tape hears all they say. */
export async function openAt(
  ports: readonly number[],
  index: number,
  game: GameName,
  tape?: Tape,
): Promise<Table & { readonly code: string }> {
  const names = Array.from({ length: games[game].seats }, (_, seat) => `Player ${seat} at ${index}`);
  const [first = 0] = ports;
  const code = await newTable(first, game, names[0] ?? '');
  const pages = names.map((name, seat) => new Page({ port: ports[seat % ports.length] ?? first, code, name }));
  await enter(pages, tape);
  const gathering = new Gathering(pages.length);
  for (const [seat, page] of pages.entries()) page.onNews = (seq) => gathering.reach(seat, seq);
  const step = (page: Page, command: Command, done: () => void) => {
    gathering.wait(Math.max(...pages.map(({ seq }) => seq)) + 1, done);
    tape?.sent(pages.indexOf(page), command);
    page.send(command);
  };
  const took = (page: Page, command: Command) => new Promise<void>((resolve) => step(page, command, resolve));
  const [host, ...guests] = pages as [Page, ...Page[]];
  for (const [place, page] of guests.entries()) {
    await took(page, { do: 'sit', seat: place + 1, name: page.name, figure: figures[place + 1] });
  }
  await took(host, { do: 'start' });
  const dice = diceOf(index);
  return {
    code,
    isOver: () => host.result !== null,
    renew: (done) => step(host, { do: 'start' }, done),
    move: (done) => {
      // If several are asked at once, they answer in any order.
      const asked = pages.flatMap((page) => (page.ask ? [{ page, ask: page.ask }] : []));
      const { page, ask } = pick(asked, dice);
      step(page, { do: 'move', decision: ask.decision, move: pick(ask.moves, dice) }, done);
    },
  };
}

export const hideout: Side = { open: (port, index, game) => openAt([port], index, game) };
