import { randomBytes } from 'node:crypto';
import type { Move } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { viewOf } from '../engine/view.ts';
import { thinkingTime, type Question } from '../server/workers/thinking/question.ts';
import { botMove, type Asking } from './machine-moves.ts';
import type { TableServices } from './services.ts';

/**
 * The move of a bot at this seat. Some bots think for a while in a thread; if that fails, a regular answers. A bot that has
 * only one move waits for a thread like any other, so that a pause reveals nothing. [TH-6.4, CG-7.6]
 */
export async function thoughtMove(
  { thinkers }: Pick<TableServices, 'thinkers'>,
  table: Asking,
  { seat, figure }: { readonly seat: Seat; readonly figure: string },
): Promise<Move | undefined> {
  const question = questionFor(table, seat);
  if (!question) return botMove(table, seat, { figure });
  const place = await thinkers.choose(question);
  return place === undefined ? botMove(table, seat, { level: 'regular', figure }) : question.moves[place];
}

/** Undefined if this bot answers immediately. */
export function questionFor({ play, seats }: Asking, seat: Seat): Question | undefined {
  const level = seats[seat]?.bot;
  const milliseconds = level ? thinkingTime[level] : undefined;
  if (!play || !level || milliseconds === undefined) return undefined;
  const moves = play.game.legalMoves(play.state, seat);
  const dice = randomBytes(16).toString('hex');
  return { game: play.game.id, level, view: viewOf(play.game, play.state, seat), moves, dice, milliseconds };
}
