import { expect, test } from 'vitest';
import { at } from '../../../engine/at.ts';
import { chanceInSeries, random, shuffle, type Chance } from '../../../engine/chance/index.ts';
import type { Move } from '../../../engine/game.ts';
import { viewers, type Seat } from '../../../engine/seats.ts';
import { viewOf } from '../../../engine/view.ts';
import { scaled } from '../../../testing/scale.ts';
import type { CashOptions } from '../options.ts';
import { questionIds, type QuestionId } from '../moves.ts';
import type { State } from './state.ts';
import { tooSlow, withLateness as cashNGuns } from '../testing/with-lateness.ts';

/** What all choose in secret at the same time. [CG-2.3, CG-2.4, CG-2.10] */
const counts: readonly QuestionId[] = ['load', 'aim', 'courage'];
const games = scaled({ quick: 20, normal: 100, long: 20_000 });

const optionsOf = (game: number): CashOptions => ({
  rulebook: game % 2 ? 'english' : 'polish',
  powers: game % 3 > 0,
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
});

interface Choice {
  readonly seat: Seat;
  readonly move: Move;
}

function anyMove(state: State, seat: Seat, dice: Chance): Choice {
  const moves = cashNGuns.legalMoves(state, seat);
  return { seat, move: at(moves, random(dice, moves.length)) };
}

/**
 * The same choices in any order, with some earlier choices that no longer count. The count is over with the last
 * choice, and a seat that is too slow has chosen nothing before.
 */
function inAnyOrder(state: State, chosen: readonly Choice[], dice: Chance): readonly Choice[] {
  const places = [...chosen.keys()];
  shuffle(dice, places);
  const last = at(chosen, places.pop() ?? 0);
  const changed = places.filter((place) => chosen[place]?.move !== tooSlow && random(dice, 2) === 0);
  const order = [...places, ...changed];
  shuffle(dice, order);
  const arriving = order.map((place, index) => {
    const choice = at(chosen, place);
    if (!order.includes(place, index + 1)) return choice;
    const moves = cashNGuns.legalMoves(state, choice.seat).filter((move) => move !== tooSlow);
    return { seat: choice.seat, move: at(moves, random(dice, moves.length)) };
  });
  return [...arriving, last];
}

/** The state after these choices, and what everybody sees of it. */
function after(state: State, choices: readonly Choice[]): string {
  const copy = cashNGuns.clone(state);
  for (const { seat, move } of choices) cashNGuns.play(copy, seat, move);
  return JSON.stringify([copy, ...viewers(copy.seats).map((viewer) => viewOf(cashNGuns, copy, viewer))]);
}

test('[CG-2.4] in which order secret choices arrive, and what was chosen before, does not matter', () => {
  const tried = new Map<QuestionId, number>();
  for (let game = 0; game < games; game++) {
    const dice = chanceInSeries(71, game);
    const state = cashNGuns.setup(4 + (game % 5), optionsOf(game), chanceInSeries(70, game));
    while (state.over === 'no') {
      const question = at(questionIds, state.question);
      const chosen = cashNGuns.toAct(state).map((seat) => anyMove(state, seat, dice));
      if (counts.includes(question)) {
        expect(after(state, inAnyOrder(state, chosen, dice))).toBe(after(state, chosen));
        tried.set(question, (tried.get(question) ?? 0) + 1);
      }
      for (const { seat, move } of chosen) cashNGuns.play(state, seat, move);
    }
  }
  for (const question of counts) expect(tried.get(question) ?? 0, question).toBeGreaterThan(5 * games);
});
