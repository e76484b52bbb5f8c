import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { viewOf } from '../../../../engine/view.ts';
import { theBoss } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { nothing, put, show } from '../../testing/names.ts';
import { after, atLap, passes } from '../../testing/play.ts';
import { table } from '../../testing/table.ts';
import { unseenIn } from '../../view.ts';
import { regular } from './index.ts';

const chosenAt = (state: State, dice = 0) =>
  regular.choose(
    () => viewOf(theBoss, state, state.active),
    theBoss.legalMoves(state, state.active),
    chanceInSeries(1, dice),
  );

/** The last turn of a round with two players. Seat 0, who placed nothing at first, holds the last card of the table. */
const lastTurn = (hidden: readonly string[]) =>
  passes(atLap(after(table({ seats: 2, round: 2, hidden }), put('new-york', 1), nothing), 5), 1);

test('[TB-2.3] in the first lap it waits, since all others come after it', () => {
  expect(chosenAt(table())).toEqual(nothing);
});

test('[TB-5.1] as the last to act it takes a card that is sure, with a single expert', () => {
  const state = lastTurn(['new-york-0', 'boston-4', 'detroit-revolver']);
  const view = viewOf(theBoss, state, 0);
  expect([state.active, view.cities.map((city) => unseenIn(view, city).length)]).toEqual([0, [1, 1, 1]]);
  expect(chosenAt(state)).toEqual(put('boston', 1));
});

test('[TB-5.3] it leaves a city alone whose hidden card is sure to be a sanction', () => {
  const state = lastTurn(['new-york-0', 'boston-prison', 'detroit-revolver']);
  expect([nothing, put('chicago', 1)]).toContainEqual(chosenAt(state));
});

test('[TB-5.4] who leads Chicago reveals money to its left last', () => {
  const hands = [
    ['new-york-0', 'new-york-3', 'boston-3', 'boston-4', 'detroit-1'],
    ['new-york-1', 'boston-hospital', 'detroit-2', 'detroit-3', 'detroit-4'],
  ];
  const start = after(table({ seats: 2, hands }), put('detroit', 1), show('detroit-1'), nothing, show('detroit-2'));
  const led = after(start, put('chicago', 2), show('boston-3'), nothing, show('detroit-3'), nothing);
  expect(chosenAt(led)).not.toEqual(show('new-york-0'));
});

test('the dice choose between moves that are worth the same, and nothing else', () => {
  const state = lastTurn(['new-york-0', 'boston-4', 'detroit-4']);
  const moves = Array.from({ length: 20 }, (_, dice) => chosenAt(state, dice));
  expect(new Set(moves.map((move) => JSON.stringify(move)))).toEqual(
    new Set([put('boston', 1), put('detroit', 1)].map((move) => JSON.stringify(move))),
  );
});
