import type { Move } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { viewOf } from '../engine/view.ts';
import { botMove, type Asking, type Means } from './machine-moves.ts';
import type { Question, Thinkers } from './thinkers.ts';

/** Bots that answer at once, and those that take their time. */
interface Minds extends Pick<Means, 'bots' | 'dice'> {
  readonly thinkers: Pick<Thinkers, 'choose'>;
}

/**
 * The move of a bot at this seat. Some bots think for a while in a thread; if that fails, a regular answers. A bot that has
 * only one move waits for a thread like any other, so that a pause reveals nothing. [TH-6.4, CG-7.6]
 */
export async function thoughtMove(
  minds: Minds,
  table: Asking,
  { seat, figure }: { readonly seat: Seat; readonly figure: string },
): Promise<Move | undefined> {
  const question = questionFor(minds, table, seat);
  if (!question) return botMove(minds, table, { seat, figure });
  const place = await minds.thinkers.choose(question);
  return place === undefined ? botMove(minds, table, { seat, level: 'regular', figure }) : question.moves[place];
}

/** Undefined if this bot answers immediately. */
export function questionFor(
  { bots, dice }: Pick<Means, 'bots' | 'dice'>,
  { play, seats }: Asking,
  seat: Seat,
): Question | undefined {
  const level = seats[seat]?.bot;
  const milliseconds = level ? bots.timeFor(level) : 0;
  if (!play || !level || milliseconds === 0) return undefined;
  const moves = play.game.legalMoves(play.state, seat);
  return { game: play.game.id, level, view: viewOf(play.game, play.state, seat), moves, dice: dice(), milliseconds };
}
