import { expect, test } from 'vitest';
import { chanceInSeries, cloneChance } from '../engine/chance/index.ts';
import { parseOptions } from '../engine/legality.ts';
import { everyOptions } from '../engine/testing/random-game.ts';
import { viewOf } from '../engine/view.ts';
import { games } from './catalogue.ts';
import { scaled } from '../testing/scale.ts';
import { botsFor } from './bots.ts';

const played = scaled({ quick: 5, normal: 20, long: 300 });

const readers = Object.values(games).flatMap((game) =>
  botsFor(game.id)
    .filter((bot) => bot.chooseIn)
    .map((bot) => ({ game, bot, id: game.id, name: bot.name })),
);

test.each(readers)('$id: $name chooses from a state what it would choose from the view', ({ game, bot }) => {
  const different: string[] = [];
  for (let index = 0; index < played; index++) {
    const seats = game.seats.min + (index % (game.seats.max - game.seats.min + 1));
    const fitting = everyOptions(game).filter((options) => 'options' in parseOptions(game, seats, options));
    const state = game.setup(seats, fitting[(7 * index) % fitting.length] ?? {}, chanceInSeries(3, index));
    const dice = chanceInSeries(4, index);
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      const viewer = seat;
      const moves = game.legalMoves(state, seat);
      const copy = cloneChance(dice);
      const chosen = bot.choose(() => viewOf(game, state, viewer), moves, dice);
      if (bot.chooseIn?.(state, seat, moves, copy) !== chosen)
        different.push(`game ${index}: ${JSON.stringify(chosen)}`);
      game.play(state, seat, chosen);
    }
  }
  expect(different).toEqual([]);
});
