import { describe, expect, test } from 'vitest';
import type { CashMove } from './cash-n-guns/moves.ts';
import type { TheBossMove } from './the-boss/moves.ts';
import type { ThievesMove } from './thieves/moves.ts';
import { CashTurn } from './cash-n-guns/pages/play/turn.ts';
import { TheBossTurn } from './the-boss/pages/play/turn.ts';
import { ThievesTurn } from './thieves/pages/play/turn.ts';

const silent = () => undefined;

/** A table that offers these moves and asks the same question until the test asks another one. */
function stage<Move>(offered: readonly Move[]) {
  const acts: Move[] = [];
  const asked: Move[] = [];
  const table = {
    view: { seats: 4, question: 'aim' as const },
    moves: offered,
    decision: 7,
    isOwed: true,
    act: (move: Move) => void acts.push(move),
    why: (move: Move) => {
      asked.push(move);
      return Promise.resolve('because');
    },
  };
  return { acts, asked, table };
}

describe('while a move is on its way, a tap too many neither plays nor asks anything:', () => {
  test('Thieves!', () => {
    const stash: ThievesMove = { kind: 'stash', card: 1 };
    const { acts, asked, table } = stage<ThievesMove>([stash]);
    const turn = new ThievesTurn(table, silent);
    turn.pick(1);
    turn.confirm();
    turn.pick(1);
    turn.pick(9);
    expect([acts, asked]).toEqual([[stash], []]);
    table.decision = 8;
    turn.pick(9);
    expect(asked).toHaveLength(1);
  });

  test('The Boss', () => {
    const place: TheBossMove = { kind: 'place', city: 2, pros: 1, amateurs: 0 };
    const { acts, asked, table } = stage<TheBossMove>([place, { kind: 'pass' }]);
    const turn = new TheBossTurn(table, silent);
    turn.goTo(2);
    turn.confirm();
    turn.goTo(2);
    turn.goTo(3);
    turn.show(5);
    turn.pass();
    expect([acts, asked]).toEqual([[place], []]);
    table.decision = 8;
    turn.goTo(3);
    turn.pass();
    expect(asked).toHaveLength(1);
    expect(acts).toHaveLength(2);
  });

  test("Cash 'n Guns", () => {
    const aim: CashMove = { kind: 'aim', at: 2 };
    const { acts, asked, table } = stage<CashMove>([aim]);
    const turn = new CashTurn(table, silent);
    turn.pointAt(2);
    turn.pointAt(2);
    turn.pointAt(2);
    turn.pointAt(3);
    turn.pointAtShare(4);
    expect([acts, asked, turn.seat]).toEqual([[aim], [], null]);
    table.decision = 8;
    expect(turn.seat).toBeNull();
    turn.pointAt(3);
    expect(asked).toEqual([{ kind: 'aim', at: 3 }]);
  });
});
