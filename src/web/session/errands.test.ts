import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  expect(errands.repeated()).toEqual([start(6), start(7)]);
});

test('what a server that stops has not carried out is said again when it is back', () => {
  const errands = new Errands();
  void errands.add(start(5));
  errands.hear({ say: 'refused', n: 5, problem: 'server-stopping' });
  expect(errands.repeated()).toEqual([start(5)]);
});

test('signals of the moment wait for nothing and are never said again', async () => {
  const errands = new Errands();
  expect(await errands.add({ do: 'emote', n: 1, emote: 'cheers' })).toEqual({ is: 'done' });
  expect(errands.repeated()).toEqual([]);
});

test('the answer to a question carries the clause', async () => {
  const errands = new Errands();
  const why = errands.add({ do: 'why', n: 3, decision: 1, move: { kind: 'alarm' } });
  const refusal = { rule: 'TH-2.2', values: {} };
  errands.hear({ say: 'because', n: 3, refusal });
  expect(await why).toEqual({ is: 'because', refusal });
});

test('after leaving the table no command waits for an answer', async () => {
  const errands = new Errands();
  const start5 = errands.add(start(5));
  errands.giveUp();
  expect(await start5).toEqual({ is: 'lost' });
  expect(errands.repeated()).toEqual([]);
});

/** Errands whose retries get the numbers from 100 on. */
function retrying() {
  const sent: Command[] = [];
  let n = 100;
  const errands = new Errands({ nextNumber: () => n++, send: (command) => void sent.push(command) });
  const tooFast = (number: number) => errands.hear({ say: 'refused', n: number, problem: 'too-fast' });
  const notStored = (number: number) => errands.hear({ say: 'refused', n: number, problem: 'disk' });
  return { errands, sent, tooFast, notStored };
}

describe('what could not be stored', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is refused at once', async () => {
    const { errands, notStored } = retrying();
    const answer = errands.add(start(5));
    notStored(5);
    expect(await answer).toMatchObject({ is: 'refused', problem: 'disk' });
  });

  test('is asked for again, with its number, if it was sent before over a connection that broke', async () => {
    const { errands, sent, notStored } = retrying();
    const answer = errands.add(start(5));
    expect(errands.repeated()).toEqual([start(5)]);
    notStored(5);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([start(5)]);
    errands.hear({ say: 'done', n: 5 });
    expect(await answer).toEqual({ is: 'done' });
  });

  test('is refused in the end', async () => {
    const { errands, sent, notStored } = retrying();
    const answer = errands.add(start(5));
    errands.repeated();
    for (let attempt = 0; attempt < 4; attempt++) {
      notStored(5);
      vi.advanceTimersByTime(10_000);
    }
    expect(sent).toEqual([start(5), start(5), start(5)]);
    expect(await answer).toMatchObject({ is: 'refused', problem: 'disk' });
  });
});

describe('what the server dropped because it came too fast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is tried again after a pause, with a number that nothing has overtaken', async () => {
    const { errands, sent, tooFast } = retrying();
    const answer = errands.add(start(5));
    tooFast(5);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([start(100)]);
    errands.hear({ say: 'done', n: 100 });
    expect(await answer).toEqual({ is: 'done' });
  });

  test('is refused in the end', async () => {
    const { errands, sent, tooFast } = retrying();
    const answer = errands.add(start(5));
    for (const n of [5, 100, 101, 102]) {
      tooFast(n);
      vi.advanceTimersByTime(10_000);
    }
    expect(sent).toHaveLength(3);
    expect(await answer).toMatchObject({ is: 'refused', problem: 'too-fast' });
  });

  test('is not tried again by a page that has left, nor twice after a break of the connection', () => {
    const { errands, sent, tooFast } = retrying();
    void errands.add(start(5));
    tooFast(5);
    expect(errands.repeated()).toEqual([start(5)]);
    errands.hear({ say: 'done', n: 5 });
    vi.advanceTimersByTime(10_000);
    void errands.add(start(6));
    tooFast(6);
    errands.giveUp();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
  });
});
