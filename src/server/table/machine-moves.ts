import { randomBytes } from 'node:crypto';
import { botAs } from '../../bots/index.ts';
import { random } from '../../bots/random.ts';
import { fastChance } from '../../engine/chance/index.ts';
import type { Move } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { viewOf } from '../../engine/view.ts';
import type { Body, MovedBy } from './entries.ts';
import type { Play, TableState } from './state.ts';

/** A table, as far as it matters to a bot there. */
export interface Asking {
  readonly play: Pick<Play, 'game' | 'state'> | null;
  readonly seats: readonly Pick<TableState['seats'][number], 'bot'>[];
}

/** Who plays: a level, and the figure on the seat, which says what a regular there is like. */
interface Player {
  readonly level?: string;
  readonly figure?: string;
}

/** What a bot would play at this seat: it gets what a player there may see, and nothing else. */
export function botMove(table: Asking, seat: Seat, { level, figure = '' }: Player = {}): Move | undefined {
  const { play } = table;
  if (!play) return undefined;
  const moves = play.game.legalMoves(play.state, seat);
  if (moves.length === 0) return undefined;
  const name = level ?? table.seats[seat]?.bot ?? 'regular';
  const bot = botAs(figure, play.game.id, name) ?? random;
  return bot.choose(() => viewOf(play.game, play.state, seat), moves, fastChance(randomBytes(16).toString('hex')));
}

/** The entry for a decision that a machine takes. */
export const movedBy = (
  { game, state }: Play,
  seat: Seat,
  move: Move | 'late',
  by: Exclude<MovedBy, 'person'>,
): Body => ({ kind: 'moved', seat, decision: game.decision(state, seat), move, by });
