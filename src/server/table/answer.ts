import { general, whyNot } from '../../engine/legality.ts';
import type { Move } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Command, CommandOf, Message, Problem } from '../../protocol/messages.ts';
import { tell, type Audience, type Connection } from './audience.ts';
import type { Logged } from './decide.ts';
import { seatOf, seatsOfPeople, type TableState } from './state.ts';
import type { Tickets } from './tickets.ts';

interface Circumstances {
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
  around: Circumstances,
  connection: Connection,
  command: Extract<Command, { do: Unlogged }>,
): void {
  const { n } = command;
  if (command.do === 'time') return tell(connection, { say: 'time', n, now: around.now });
  const { owner } = connection;
  const seat = owner === null ? null : seatOf(around.table, owner);
  if (owner === null || seat === null) return refuse(connection, n, 'not-seated');
  if (command.do === 'carry') {
    return tell(connection, { say: 'ticket', n, ...around.tickets.issue(owner, around.now) });
  }
  if (command.do === 'why') return tell(connection, because(around, seat, command));
  signal(around, connection, { ...command, by: seat });
}

/** Why a move is not allowed: how a button that cannot be pressed explains itself. */
function because({ table, findMove }: Circumstances, seat: Seat, { n, decision, move }: CommandOf<'why'>): Message {
  const { play } = table;
  if (!play) return { say: 'refused', n, problem: 'not-now' };
  if (decision !== play.game.decision(play.state, seat)) return { say: 'refused', n, problem: 'stale' };
  const known = findMove(table, move);
  const refusal = known ? (whyNot(play.game, play.state, seat, known) ?? null) : { rule: general.noSuchMove, values: {} };
  return { say: 'because', n, refusal };
}

type Signal = CommandOf<'emote' | 'nudge'> & { readonly by: Seat };

function signal(around: Circumstances, connection: Connection, sent: Signal): void {
  const { n, by } = sent;
  if (around.now - connection.signalledAt < around.betweenSignals) return refuse(connection, n, 'too-fast');
  const { table, audience } = around;
  if (sent.do === 'emote') audience.tellAll({ say: 'emote', seat: by, emote: sent.emote });
  else {
    const owner = isAwaited(table, sent.seat) ? table.seats[sent.seat]?.owner : null;
    if (!owner || sent.seat === by) return refuse(connection, n, 'not-now');
    audience.tellOwner(owner, { say: 'nudge', seat: sent.seat, by });
  }
  connection.signalledAt = around.now;
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
