import type { Chance } from '../../engine/chance/index.ts';
import type { Game } from '../../engine/game.ts';

/** A game that uses this chance, whatever seed the table draws. */
export const dealtBy = (game: Game, chance: () => Chance): Game => ({
  ...game,
  setup: (seats, options, _chance, tell) => game.setup(seats, options, chance(), tell),
});
