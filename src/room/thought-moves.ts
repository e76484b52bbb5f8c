import type { Move } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { viewOf } from '../engine/view.ts';
import type { Body } from '../table/entries.ts';
import { figureAt } from '../table/figures.ts';
import type { Person } from '../table/person.ts';
import type { TableState } from '../table/state.ts';
import { botMove, type Asking, type Means } from './machine-moves.ts';
import { evenly, moved, type Plan } from './machines.ts';
import type { TableServices } from './services.ts';
import type { TableClock } from './table-clock.ts';
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

interface Occasion {
  readonly planned: TableState;
  readonly plan: Plan;
  readonly people: ReadonlyMap<string, Person>;
}

/**
 * What a plan comes to, after a bot that thinks has thought. Nobody can tell how long it has: its answer waits for an even
 * moment, and a bot that answers at once is woken at such a moment.
 */
export async function thoughtAbout(
  services: Pick<TableServices, 'bots' | 'dice' | 'seed' | 'thinkers' | 'delays' | 'timers'>,
  clock: Pick<TableClock, 'now'>,
  { planned, plan: { bot, body }, people }: Occasion,
): Promise<() => Body | undefined> {
  if (bot === undefined) return () => body(services);
  const { seat, askedAt, notBefore } = bot;
  const figure = figureAt(planned, people, seat);
  if (!questionFor(services, planned, seat)) {
    return () => moved(planned, seat, botMove(services, planned, { seat, figure }), 'bot');
  }
  const move = await thoughtMove(services, planned, { seat, figure });
  const now = clock.now();
  const left = evenly(services.delays, askedAt, Math.max(now, notBefore)) - now;
  if (left > 0) await new Promise<void>((resolve) => services.timers.after(left, resolve));
  return () => moved(planned, seat, move, 'bot');
}
