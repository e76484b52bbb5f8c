import { general, whyNot } from '../engine/legality.ts';
import type { Seat } from '../engine/seats.ts';
import type { Command, CommandOf, Message, Problem } from '../protocol/messages.ts';
import type { Person } from '../table/person.ts';
import type { Audience } from './audience.ts';
import { lineFrom, type Chat } from './chat.ts';
import { tell, type Connection } from './connection.ts';
import type { Logged } from '../table/decide.ts';
import type { HelpDesk } from './help-desk.ts';
import { seatOf, seatsOfPeople, type TableState } from '../table/state.ts';
import type { TableServices } from './services.ts';
import { problemOf } from './stored-table.ts';
import type { TableClock } from './table-clock.ts';
import { issueTicket } from './tickets.ts';

interface AnswerContext {
  readonly code: string;
  readonly table: TableState;
  readonly clock: Pick<TableClock, 'now'>;
  readonly audience: Audience;
  readonly services: TableServices;
  readonly chat: Chat;
  readonly help: HelpDesk;
  readonly people: ReadonlyMap<string, Person>;
}

type Unlogged = Exclude<Command['do'], Logged | 'delete' | 'forward'>;

/** Answers questions and signals that leave no trace in the log. */
export async function answer(
  context: AnswerContext,
  connection: Connection,
  command: Extract<Command, { do: Unlogged }>,
): Promise<void> {
  const { n } = command;
  if (command.do === 'time') return tell(connection, { say: 'time', n, now: context.clock.now() });
  const { owner } = connection;
  const seat = owner === null ? null : seatOf(context.table, owner);
  if (owner === null || seat === null) return refuse(connection, n, 'not-seated');
  if (command.do === 'carry') return giveTicket(context, connection, owner, n);
  if (context.table.shut) return refuse(connection, n, 'table-shut');
  if (command.do === 'chat') return writeLine(context, connection, { command, owner, seat });
  if (command.do === 'why') return tell(connection, because(context, seat, command));
  if (command.do === 'help') {
    return tell(
      connection,
      await context.help.answer(context.services, { owner, seat, table: context.table }, command),
    );
  }
  signal(context, connection, { ...command, by: seat });
}

async function giveTicket({ code, services }: AnswerContext, connection: Connection, owner: string, n: number) {
  const problem = services.allowances.whyNoTicket(owner, connection.address);
  if (problem) return refuse(connection, n, problem);
  try {
    tell(connection, { say: 'ticket', n, ...(await issueTicket(services, code, owner)) });
  } catch (error) {
    services.report(error);
    refuse(connection, n, problemOf(error));
  }
}

/** Explains why a move is not allowed, for a button that cannot be pressed. */
function because({ table, services }: AnswerContext, seat: Seat, { n, decision, move }: CommandOf<'why'>): Message {
  const { play } = table;
  if (!play) return { say: 'refused', n, problem: 'not-now' };
  if (decision !== play.game.decision(play.state, seat)) return { say: 'refused', n, problem: 'stale' };
  const known = services.findMove(table, move);
  const refusal = known
    ? (whyNot(play.game, play.state, seat, known) ?? null)
    : { rule: general.noSuchMove, values: {} };
  return { say: 'because', n, refusal };
}

interface Written {
  readonly command: CommandOf<'chat'>;
  readonly owner: string;
  readonly seat: Seat;
}

/** Passes on a message that somebody wrote. It goes to pages and other processes, and nowhere else. */
function writeLine(context: AnswerContext, connection: Connection, { command, owner, seat }: Written): void {
  const { code, table, clock, audience, services, chat, people } = context;
  const { n, text } = command;
  const name = people.get(owner)?.name ?? '';
  const line = lineFrom({ code, owner, n, seat, name, text, at: clock.now() }, table.chat);
  if ('problem' in line) return refuse(connection, n, line.problem);
  if (!chat.has(line)) {
    if (!chat.hasTimeFor(line, services.bounds)) return refuse(connection, n, 'too-fast');
    chat.keep(line);
    audience.tellChat(line);
    services.peers.bus.publish({ kind: 'chat', code, line });
  }
  tell(connection, { say: 'done', n });
}

type Signal = CommandOf<'emote' | 'nudge'> & { readonly by: Seat };

function signal(context: AnswerContext, connection: Connection, sent: Signal): void {
  const { n, by } = sent;
  const { code, table, clock, audience, services } = context;
  const now = clock.now();
  if (now - connection.signalledAt < services.bounds.betweenSignals) return refuse(connection, n, 'too-fast');
  const { bus } = services.peers;
  if (sent.do === 'emote') {
    audience.tellAll({ say: 'emote', seat: by, emote: sent.emote });
    bus.publish({ kind: 'emote', code, seat: by, emote: sent.emote });
  } else {
    const owner = isAwaited(table, sent.seat) ? table.seats[sent.seat]?.owner : null;
    if (!owner || sent.seat === by) return refuse(connection, n, 'not-now');
    audience.tellOwner(owner, { say: 'nudge', seat: sent.seat, by });
    bus.publish({ kind: 'nudge', code, seat: sent.seat, by });
  }
  connection.signalledAt = now;
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
