import { expect, test } from 'vitest';
import { OwnTurn, type Asking } from './own-turn.svelte.ts';

/** A turn in which a number is chosen and played. */
class NumberTurn extends OwnTurn<null, number, number> {
  pick(number: number): void {
    if (this.table.moves.includes(number)) this.choose(number);
    else this.askWhy(number);
  }
}

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

function arrange() {
  const acts: number[] = [];
  const table: Changing<Asking<null, number>> = {
    view: null,
    moves: [1, 2],
    decision: 7,
    isOwed: true,
    act: (move) => void acts.push(move),
    why: (move) => Promise.resolve(`${move} is too many`),
  };
  return { acts, table, turn: new NumberTurn(table, () => undefined) };
}

test('a choice belongs to one question: the next one starts with nothing chosen', () => {
  const { table, turn } = arrange();
  turn.pick(1);
  expect(turn.choice).toBe(1);
  table.decision = 8;
  expect(turn.choice).toBeNull();
});

test('while nothing is asked, nothing can be chosen', () => {
  const { table, turn } = arrange();
  table.decision = null;
  turn.pick(1);
  expect(turn.choice).toBeNull();
});

test('a move is played once, however often it is sent', () => {
  const { acts, turn } = arrange();
  turn.send(1);
  turn.send(2);
  expect([acts, turn.isSent]).toEqual([[1], true]);
});

test('an answer that can be given again, because the question stands and all others are awaited, is sent again', () => {
  const { acts, table, turn } = arrange();
  turn.send(1);
  table.isOwed = false;
  expect(turn.isSent).toBe(false);
  turn.send(2);
  expect(acts).toEqual([1, 2]);
});

test('the reason for what cannot be done goes with the next choice', async () => {
  const { turn } = arrange();
  turn.pick(3);
  await Promise.resolve();
  expect(turn.reason).toBe('3 is too many');
  turn.pick(1);
  expect(turn.reason).toBe('');
});

test('to cancel takes back the choice and the reason', async () => {
  const { turn } = arrange();
  turn.pick(1);
  turn.pick(3);
  await Promise.resolve();
  turn.cancel();
  expect([turn.choice, turn.reason]).toEqual([null, '']);
});
