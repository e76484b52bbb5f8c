import { randomBytes } from 'node:crypto';
import { botAs } from '../games/bots.ts';
import { random } from '../bots/random.ts';
import { fastChance } from '../engine/chance/index.ts';
import type { Move } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { viewOf } from '../engine/view.ts';
import type { Body, MovedBy } from '../table/entries.ts';
import type { Play, TableState } from '../table/state.ts';

/** The part of a table that a bot needs. */
export interface Asking {
  readonly play: Pick<Play, 'game' | 'state'> | null;
  readonly seats: readonly Pick<TableState['seats'][number], 'bot'>[];
}

/** A bot: its level, and the figure of its seat, which determines the character of a regular. */
interface Player {
  readonly level?: string;
  readonly figure?: string;
}

/** The move of a bot at this seat. The bot gets what a player there may see, and nothing else. */
export function botMove(table: Asking, seat: Seat, { level, figure = '' }: Player = {}): Move | undefined {
  const { play } = table;
  if (!play) return undefined;
  const moves = play.game.legalMoves(play.state, seat);
  if (moves.length === 0) return undefined;
  const name = level ?? table.seats[seat]?.bot ?? 'regular';
  const bot = botAs(figure, play.game.id, name) ?? random;
  return bot.choose(() => viewOf(play.game, play.state, seat), moves, fastChance(randomBytes(16).toString('hex')));
}

/** The entry for a decision that a machine makes. */
export const movedBy = (
  { game, state }: Play,
  seat: Seat,
  move: Move | 'late',
  by: Exclude<MovedBy, 'person'>,
): Body => ({ kind: 'moved', seat, decision: game.decision(state, seat), move, by });
