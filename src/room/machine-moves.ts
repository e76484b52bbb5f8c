import type { Move } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { viewOf } from '../engine/view.ts';
import type { Play, TableState } from '../table/state.ts';
import type { QuickBots } from './thinkers.ts';

/** What machines need in addition to the table. */
export interface Means {
  readonly bots: QuickBots;
  /** The seed of dice that are thrown once. */
  readonly dice: () => string;
  /** The seed of a game. */
  readonly seed: () => string;
}

/** The part of a table that a bot needs. */
export interface Asking {
  readonly play: Pick<Play, 'game' | 'state'> | null;
  readonly seats: readonly Pick<TableState['seats'][number], 'bot'>[];
}

/** A bot: its level, and the figure of its seat, which determines the character of a regular. */
interface Player {
  readonly seat: Seat;
  readonly level?: string;
  readonly figure?: string;
}

/** The move of a bot at this seat. The bot gets what a player there may see, and nothing else. */
export function botMove(
  { bots, dice }: Pick<Means, 'bots' | 'dice'>,
  table: Asking,
  { seat, level = table.seats[seat]?.bot ?? 'regular', figure = '' }: Player,
): Move | undefined {
  const { play } = table;
  if (!play) return undefined;
  const moves = play.game.legalMoves(play.state, seat);
  if (moves.length === 0) return undefined;
  const look = () => viewOf(play.game, play.state, seat);
  return bots.choose({ game: play.game.id, level, figure, look, moves, dice: dice() });
}
