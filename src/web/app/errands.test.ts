import { expect, test } from 'vitest';
import type { Command } from '../../protocol/messages.ts';
import { Errands } from './errands.ts';

const start = (n: number): Command => ({ do: 'start', n });

test('an answer finds its command', async () => {
  const errands = new Errands();
  const first = errands.add(start(1));
  const second = errands.add(start(2));
  errands.hear({ say: 'refused', n: 2, problem: 'not-host' });
  errands.hear({ say: 'done', n: 1 });
  expect(await first).toEqual({ is: 'done' });
  expect(await second).toEqual({ is: 'refused', problem: 'not-host', refusal: undefined });
});

test('what got no answer is said again, in order and with the same number', () => {
  const errands = new Errands();
  void errands.add(start(5));
  void errands.add(start(6));
  errands.hear({ say: 'done', n: 5 });
  void errands.add(start(7));
  expect(errands.unanswered()).toEqual([start(6), start(7)]);
});

test('what a server that stops has not carried out is said again when it is back', () => {
  const errands = new Errands();
  void errands.add(start(5));
  errands.hear({ say: 'refused', n: 5, problem: 'server-stopping' });
  expect(errands.unanswered()).toEqual([start(5)]);
});

test('signals of the moment wait for nothing and are never said again', async () => {
  const errands = new Errands();
  expect(await errands.add({ do: 'emote', n: 1, emote: 'cheers' })).toEqual({ is: 'done' });
  expect(errands.unanswered()).toEqual([]);
});

test('the answer to a question carries the clause', async () => {
  const errands = new Errands();
  const why = errands.add({ do: 'why', n: 3, decision: 1, move: { kind: 'alarm' } });
  const refusal = { rule: 'TH-2.2', values: {} };
  errands.hear({ say: 'because', n: 3, refusal });
  expect(await why).toEqual({ is: 'because', refusal });
});

test('whoever leaves the table waits for nothing', async () => {
  const errands = new Errands();
  const start5 = errands.add(start(5));
  errands.giveUp();
  expect(await start5).toEqual({ is: 'lost' });
  expect(errands.unanswered()).toEqual([]);
});
