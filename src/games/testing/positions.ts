import { chanceInSeries } from '../../engine/chance/index.ts';
import type { Game } from '../../engine/game.ts';
import { parseOptions } from '../../engine/legality.ts';
import { viewOf } from '../../engine/view.ts';
import type { Bot } from '../../bots/bot.ts';
import { botFor } from '../bots.ts';

/** Some positions from games between regulars, with the seat that has to choose. */
export function* positionsOf(game: Game, count: number) {
  const regular = botFor(game.id, 'regular') as Bot;
  for (let index = 0, found = 0; found < count; index++) {
    const seats = game.seats.min + (index % (game.seats.max - game.seats.min + 1));
    const parsed = parseOptions(game, seats, {});
    const state = game.setup(seats, 'options' in parsed ? parsed.options : {}, chanceInSeries(21, index));
    const dice = chanceInSeries(22, index);
    for (let taken = 0; found < count; taken++) {
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      const moves = game.legalMoves(state, seat);
      if (moves.length > 1 && (taken + index) % 7 === 0) {
        found += 1;
        yield { state, seat, moves };
      }
      const viewer = seat;
      game.play(
        state,
        seat,
        regular.choose(() => viewOf(game, state, viewer), moves, dice),
      );
    }
  }
}
