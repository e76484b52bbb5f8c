import type { Seat } from '../engine/seats.ts';
import type { Command, CommandOf, Message, Problem } from '../protocol/messages.ts';
import { OutcomeUnknown, Superseded } from './log-store.ts';
import { whyTableFull } from './capacity.ts';
import type { Verdict } from '../table/command-context.ts';
import { botMove } from './machine-moves.ts';
import { tell, type Connection } from './connection.ts';
import { decide, type Logged } from '../table/decide.ts';
import type { Doorbell } from './doorbell.ts';
import { TableGone, type LogEnd } from './log-end.ts';
import type { Presence } from './presence.ts';
import type { TableServices } from './services.ts';
import { lastCommandOf, type TableState } from '../table/state.ts';
import { problemOf, Unreadable } from './stored-table.ts';
import { ticketHash } from './tickets.ts';

/** How often a command is judged again when other processes write to the same table at the same time. */
const attempts = 20;

/** What carrying out a command needs. */
export interface CarryOutContext {
  readonly code: string;
  readonly services: TableServices;
  readonly log: LogEnd;
  readonly doorbell: Doorbell;
  readonly presence: Presence;
  /** The table as it is now. */
  readonly current: () => TableState;
  /** Why nothing happens at the table any more. */
  readonly closed: () => Problem | null;
  /** Handles an error after which nothing more happens at the table. */
  readonly recover: (error: TableGone | Unreadable) => void;
}

/** A command that becomes an entry if it is allowed. */
interface Order {
  readonly connection: Connection;
  readonly owner: string;
  readonly command: Extract<Command, { do: Logged }>;
}

/**
 * Judges a command against the current table, writes it and answers it, exactly once. The same number gets the same
 * answer; a lower number is outdated, because the device has sent a later one.
 */
export async function carryOut(context: CarryOutContext, order: Order): Promise<void> {
  const { connection, command } = order;
  const { n } = command;
  for (let attempt = 1; ; attempt++) {
    try {
      const ticket = command.do === 'claim' ? await presented(context, command) : undefined;
      // Nothing else is awaited: what a table has begun before it closes is carried out.
      const needed = isNameRoomFull(context, order) ? await context.log.names.needed(context.current()) : nobody;
      return await attemptTo(context, order, { ticket, needed });
    } catch (error) {
      if (error instanceof Superseded && attempt < attempts) continue;
      if (error instanceof TableGone) {
        tell(connection, { say: 'refused', n, problem: 'table-deleted' });
        return context.recover(error);
      }
      if (error instanceof Unreadable && context.services.peers.isShared) {
        // The page keeps its command and sends it again to a process that can read the table.
        tell(connection, { say: 'refused', n, problem: 'server-stopping' });
        return context.recover(error);
      }
      if (error instanceof OutcomeUnknown) {
        // The page sends the command again after the next start, and the log says whether it was carried out.
        return tell(connection, { say: 'refused', n, problem: 'server-stopping' });
      }
      context.services.report(error);
      return tell(connection, { say: 'refused', n, problem: problemOf(error) });
    }
  }
}

/** A ticket for a seat, and the person whose seat it is, if it is valid. */
interface Presented {
  readonly hash: string;
  readonly holder: string | undefined;
}

async function presented({ code, services }: CarryOutContext, { ticket }: CommandOf<'claim'>): Promise<Presented> {
  const { store } = services;
  const hash = ticketHash(ticket);
  return { hash, holder: await store.ticketHolder(code, hash, store.now()) };
}

/** What had to be read from the store before the command could be judged. */
interface Found {
  readonly ticket: Presented | undefined;
  /** Whose names may not make room for a new one, if there has to be room. */
  readonly needed: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** Whether the command brings a name, for which another one has to make room. */
function isNameRoomFull({ log }: CarryOutContext, { connection, owner, command }: Order): boolean {
  const bringsName = 'name' in command || command.do === 'claim';
  return bringsName && log.names.isFullFor({ owner, address: connection.address });
}

/** Refuses the command, or begins to write it. */
function attemptTo(context: CarryOutContext, order: Order, { ticket, needed }: Found): Promise<void> | undefined {
  const { services, log, current, closed } = context;
  const { connection, owner, command } = order;
  const { n } = command;
  const problem = closed();
  if (problem) return refuse(order, { problem });
  const last = lastCommandOf(current(), owner);
  if (n === last) return void tell(connection, { say: 'done', n });
  if (n < last) return refuse(order, { problem: 'superseded' });
  const verdict = judge(context, order, ticket?.holder);
  if ('problem' in verdict) return refuse(order, verdict);
  if ('refusal' in verdict) return refuse(order, { problem: 'rule', ...verdict });
  const { allowances, bounds } = services;
  const { body, person } = verdict;
  const newcomer = { owner, address: connection.address };
  const mustForget = person !== undefined && log.names.isFullFor(newcomer);
  const forgotten = mustForget ? log.names.placeFor(newcomer, current(), needed) : undefined;
  const full =
    (mustForget && forgotten === undefined ? 'table-full' : whyTableFull(current(), body, bounds)) ??
    allowances.whyNotWritten(body.kind, owner, connection.address);
  if (full) return refuse(order, { problem: full });
  log.payer = connection.address;
  return log.append(body, { asked: { connection, owner, n }, person, forgotten, ticket: ticket?.hash });
}

type Why = Omit<Extract<Message, { say: 'refused' }>, 'say' | 'n'>;

function refuse({ connection, command: { n } }: Order, why: Why): undefined {
  tell(connection, { say: 'refused', n, ...why });
}

function judge(
  { services, log, doorbell, presence, current }: CarryOutContext,
  { owner, command }: Order,
  holder: string | undefined,
): Verdict {
  const { games, seed, findMove } = services;
  const table = current();
  const machineMove = (seat: Seat) => botMove(services, table, { seat });
  const now = log.clock.now();
  if (command.do === 'ask-in' && !doorbell.mayRing(owner, now)) return { problem: 'ask-later' };
  const awaySince = (person: string) => presence.awaySince(person, now);
  const holderOf = () => holder;
  const { people } = log;
  return decide({ table, owner, people, now, awaySince, holderOf, games, seed, findMove, machineMove }, command);
}
