import { expect, test } from 'vitest';
import { at } from '../../../../engine/at.ts';
import { chanceInSeries, random as draw } from '../../../../engine/chance/index.ts';
import { viewOf } from '../../../../engine/view.ts';
import { cashNGuns } from '../../rules/index.ts';
import type { CashMove } from '../../moves.ts';
import type { CashOptions } from '../../options.ts';
import type { State } from '../../rules/state.ts';
import { playUntil } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';
import { scaled } from '../../../../testing/scale.ts';
import type { Bot } from '../../../../bots/bot.ts';
import { random } from '../../../../bots/random.ts';
import { hurried } from '../../../testing/hurried.ts';
import { regular } from './index.ts';
import { sillyMoves } from './testing/silly-moves.ts';

const series = 11;
const laws = Object.entries(sillyMoves);

/** Every other table uses the Polish rulebook; one in eight has no powers. */
const optionsOf = (index: number): CashOptions => ({
  rulebook: index % 2 === 0 ? 'english' : 'polish',
  powers: index % 8 !== 0,
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
});

/** The silly moves of one bot at a table with others. Random players are sometimes too slow. [CG-2.5] */
function* sillyMovesOf(judged: Bot, others: Bot, index: number) {
  const seats = 4 + (index % 5);
  const state = cashNGuns.setup(seats, optionsOf(index), chanceInSeries(series, index));
  const dice = chanceInSeries(series + 1, index);
  for (let acting = cashNGuns.toAct(state); acting.length > 0; acting = cashNGuns.toAct(state)) {
    const seat = at(acting, 0);
    const moves = cashNGuns.legalMoves(state, seat);
    const bot = seat === 0 ? judged : others;
    if (bot === random && moves[0]?.kind === 'aim' && draw(dice, 20) === 0) {
      cashNGuns.late?.(state, seat);
      continue;
    }
    const view = viewOf(cashNGuns, state, seat);
    const move = bot.choose(() => view, moves, dice) as CashMove;
    if (bot === judged) {
      for (const [name, isSilly] of laws) {
        if (isSilly(view, move, moves)) yield { name, game: index, seat, move };
      }
    }
    cashNGuns.play(state, seat, move);
  }
}

test('regular makes no silly move, among its like and among random players', () => {
  const games = scaled({ quick: 200, normal: 2000, long: 20_000 });
  const found: object[] = [];
  for (let index = 0; index < games; index++) {
    found.push(...sillyMovesOf(regular, index % 10 === 0 ? regular : random, index));
  }
  expect(found).toEqual([]);
});

test.each(['sharp', 'mastermind'] as const)('%s makes no silly move either', (level) => {
  const games = scaled({ quick: 1, normal: 2, long: 100 });
  const found: object[] = [];
  for (let index = 0; index < games; index++)
    found.push(...sillyMovesOf(hurried('cash-n-guns', level), regular, index));
  expect(found).toEqual([]);
});

test('a random player makes every one of them', () => {
  const found = new Set([
    ...foundIn(lastStand(), { kind: 'stand' }),
    ...foundIn(spentHands(), { kind: 'draw-from', seat: 1 }),
  ]);
  for (let index = 0; index < 400; index++) {
    for (const { name } of sillyMovesOf(random, random, index)) found.add(name);
  }
  expect(laws.map(([name]) => name).filter((name) => !found.has(name))).toEqual([]);
});

/* Positions that are too rare in random games. */

/** All three aim at seat 0, which has two wounds. */
const lastStand = () =>
  playUntil(table({ wounds: [2], table: ['bill-10', 'bill-5'] }), 'courage', { aims: [1, 0, 0, 0] }).state;

/** Seat 1 has no Bang! left; the others have some. */
const spentHands = () =>
  table({
    round: 4,
    powers: ['hustler'],
    hands: [
      [2, 3],
      [5, 0],
    ],
    table: ['bill-5'],
  });

const foundIn = (state: State, move: CashMove) =>
  laws
    .filter(([, isSilly]) => isSilly(viewOf(cashNGuns, state, 0), move, cashNGuns.legalMoves(state, 0)))
    .map(([name]) => name);
