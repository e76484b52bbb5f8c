import { at } from '../../../engine/at.ts';
import type { Result, ScoreLine } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { moneyCards, valueAtEnd } from '../box.ts';
import { lootOf, type State } from './state.ts';
import { isOver } from './turn.ts';

/** The most valuable loot wins; hands do not count, and a tie is a shared victory. [TH-5.2, TH-5.3] */
export function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  const scores: number[] = [];
  let best = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let value = 0;
    for (const { card } of lootOf(state, seat)) value += at(valueAtEnd, card);
    scores.push(value);
    if (value > best) best = value;
  }
  const winners: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (scores[seat] === best) winners.push(seat);
  return { winners, scores };
}

/** One line for each kind of money that a player has got away with. [TH-5.2] */
export function score(state: State): readonly ScoreLine<'money'>[] {
  const lines: ScoreLine<'money'>[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of moneyCards) {
      const count = lootOf(state, seat).filter((loot) => loot.card === card).length;
      const each = valueAtEnd[card] ?? 0;
      const values = { card, count, each };
      if (count > 0) lines.push({ rule: 'TH-5.2', kind: 'money', seat, amount: count * each, values });
    }
  }
  return lines;
}
