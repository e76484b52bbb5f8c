import { figures } from '../../src/protocol/scene.ts';
import { deviceOf, Page } from '../server/page.ts';
import { diceOf } from '../server/table.ts';
import { pick } from '../thieves/playout.ts';

/**
 * A game of The Boss against a mastermind, by a player who answers immediately, so that the mastermind is always
 * thinking.
 */
export async function duel(port: number, index: number): Promise<void> {
  const name = `Challenger ${index}`;
  const request = { game: 'the-boss', device: deviceOf(name), name, figure: figures[0], seats: 2 };
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, playNow: true, level: 'mastermind' }),
  });
  const { code } = (await response.json()) as { code: string };
  const page = new Page({ port, code, name });
  const dice = diceOf(index);
  let answered = 0;
  const answer = () => {
    if (page.result) return page.send({ do: 'start' });
    if (!page.ask || page.ask.decision === answered) return;
    answered = page.ask.decision;
    page.send({ do: 'move', decision: page.ask.decision, move: pick(page.ask.moves, dice) });
  };
  page.onNews = answer;
  await page.enter();
  answer();
}
