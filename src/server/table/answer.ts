import { general, whyNot } from '../../engine/legality.ts';
import type { Move } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Command, CommandOf, Message, Problem } from '../../protocol/messages.ts';
import type { Audience } from './audience.ts';
import { tell, type Connection } from './connection.ts';
import type { Logged } from './decide.ts';
import { seatOf, seatsOfPeople, type TableState } from './state.ts';
import type { Tickets } from './tickets.ts';

interface AnswerContext {
  readonly table: TableState;
  readonly audience: Audience;
  readonly now: number;
  readonly betweenSignals: number;
  readonly findMove: (table: TableState, input: unknown) => Move | undefined;
  readonly tickets: Tickets;
}

type Unlogged = Exclude<Command['do'], Logged | 'delete'>;

/** Questions and signals that leave no trace in the log. */
export function answer(
  context: AnswerContext,
  connection: Connection,
  command: Extract<Command, { do: Unlogged }>,
): void {
  const { n } = command;
  if (command.do === 'time') return tell(connection, { say: 'time', n, now: context.now });
  const { owner } = connection;
  const seat = owner === null ? null : seatOf(context.table, owner);
  if (owner === null || seat === null) return refuse(connection, n, 'not-seated');
  if (command.do === 'carry') {
    return tell(connection, { say: 'ticket', n, ...context.tickets.issue(owner, context.now) });
  }
  if (command.do === 'why') return tell(connection, because(context, seat, command));
  signal(context, connection, { ...command, by: seat });
}

/** Why a move is not allowed: how a button that cannot be pressed explains itself. */
function because({ table, findMove }: AnswerContext, seat: Seat, { n, decision, move }: CommandOf<'why'>): Message {
  const { play } = table;
  if (!play) return { say: 'refused', n, problem: 'not-now' };
  if (decision !== play.game.decision(play.state, seat)) return { say: 'refused', n, problem: 'stale' };
  const known = findMove(table, move);
  const refusal = known
    ? (whyNot(play.game, play.state, seat, known) ?? null)
    : { rule: general.noSuchMove, values: {} };
  return { say: 'because', n, refusal };
}

type Signal = CommandOf<'emote' | 'nudge'> & { readonly by: Seat };

function signal(context: AnswerContext, connection: Connection, sent: Signal): void {
  const { n, by } = sent;
  if (context.now - connection.signalledAt < context.betweenSignals) return refuse(connection, n, 'too-fast');
  const { table, audience } = context;
  if (sent.do === 'emote') audience.tellAll({ say: 'emote', seat: by, emote: sent.emote });
  else {
    const owner = isAwaited(table, sent.seat) ? table.seats[sent.seat]?.owner : null;
    if (!owner || sent.seat === by) return refuse(connection, n, 'not-now');
    audience.tellOwner(owner, { say: 'nudge', seat: sent.seat, by });
  }
  connection.signalledAt = context.now;
  tell(connection, { say: 'done', n });
}

/** Only a person whom the game waits for can be nudged. */
function isAwaited(table: TableState, seat: Seat): boolean {
  const { play, pausedAt, stage } = table;
  if (!play || pausedAt !== null || stage !== 'playing') return false;
  return play.game.toAct(play.state).includes(seat) && seatsOfPeople(table).includes(seat);
}

const refuse = (connection: Connection, n: number, problem: Problem) =>
  tell(connection, { say: 'refused', n, problem });
