import type { Bot } from '../../bots/bot.ts';
import { at } from '../../engine/at.ts';
import { chanceInSeries } from '../../engine/chance/index.ts';
import { viewOf } from '../../engine/view.ts';
import { bang } from '../../games/cash-n-guns/box.ts';
import { cashNGuns } from '../../games/cash-n-guns/rules/index.ts';
import type { CashMove } from '../../games/cash-n-guns/moves.ts';
import type { CashOptions } from '../../games/cash-n-guns/options.ts';
import { factsAbout } from './facts.ts';
import type { Case } from './learning.ts';

/** The observations in one game: bullets and courage, with the public facts when all guns were raised. */
export interface Watched {
  readonly bullets: readonly Case[];
  readonly courage: readonly Case[];
}

const options: CashOptions = {
  powers: true,
  rulebook: 'english',
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
};
const seats = 6;
const series = 31;

/** Watches a game in which every seat is this bot. */
export function watch(bot: Bot, index: number): Watched {
  const state = cashNGuns.setup(seats, options, chanceInSeries(series, index));
  const dice = chanceInSeries(series + 1, index);
  const bullets: Case[] = [];
  const courage: Case[] = [];
  for (let seat = cashNGuns.toAct(state)[0]; seat !== undefined; seat = cashNGuns.toAct(state)[0]) {
    const viewer = seat;
    const moves = cashNGuns.legalMoves(state, seat);
    const move = (bot.chooseIn?.(state, seat, moves, dice) ??
      bot.choose(() => viewOf(cashNGuns, state, viewer), moves, dice)) as CashMove;
    if (move.kind === 'stand' || move.kind === 'lie-down') {
      const facts = factsAbout(cashNGuns.publicView(state), seat);
      bullets.push({ facts, happened: at(state.now.bullets, seat) === bang });
      courage.push({ facts, happened: move.kind === 'stand' });
    }
    cashNGuns.play(state, seat, move);
  }
  return { bullets, courage };
}
