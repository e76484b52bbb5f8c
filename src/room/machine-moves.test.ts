import { means } from '../table/testing/means.ts';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../engine/seats.ts';
import { open, playOf, started, tableAfter, turnOf } from '../table/testing/table.ts';
import { botMove } from './machine-moves.ts';

describe('a bot', () => {
  const table = tableAfter(open(), started);

  test('sees what a player there may see, and nothing else', () => {
    const { game: rules } = playOf(table);
    const looked: Seat[] = [];
    const privateView = (state: object, seat: Seat) => {
      looked.push(seat);
      return rules.privateView(state, seat);
    };
    botMove(
      means,
      { ...table, play: { ...playOf(table), game: { ...rules, privateView } } },
      { seat: turnOf(table).active },
    );
    expect(new Set(looked)).toEqual(new Set([turnOf(table).active]));
  });

  test('has nothing to do where nothing is asked', () => {
    expect(botMove(means, table, { seat: turnOf(table).other })).toBeUndefined();
    expect(botMove(means, tableAfter(open()), { seat: 0 })).toBeUndefined();
  });
});
