import type { Command, Problem } from '../../protocol/messages.ts';
import { Superseded } from '../store/store.ts';
import { whyTableFull } from './capacity.ts';
import type { Verdict } from './command-context.ts';
import { tell, type Connection } from './connection.ts';
import { decide, type Logged } from './decide.ts';
import type { Doorbell } from './doorbell.ts';
import { TableGone, type LogEnd } from './log-end.ts';
import type { Presence } from './presence.ts';
import type { TableServices } from './services.ts';
import { lastCommandOf, type TableState } from './state.ts';
import { problemOf, Unreadable } from './stored-table.ts';
import { ticketHash } from './tickets.ts';

/** How often a command is judged again when other processes write to the same table at the same time. */
const attempts = 20;

/** What carrying out a command needs. */
interface CarryOutContext {
  readonly code: string;
  readonly services: TableServices;
  readonly log: LogEnd;
  readonly doorbell: Doorbell;
  readonly presence: Presence;
  /** The table as it is now. */
  readonly current: () => TableState;
  /** Why nothing happens at the table any more. */
  readonly closed: () => Problem | null;
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
      return await attemptTo(context, order);
    } catch (error) {
      if (error instanceof Superseded && attempt < attempts) continue;
      if (error instanceof TableGone) {
        tell(connection, { say: 'refused', n, problem: 'table-deleted' });
        throw error;
      }
      if (error instanceof Unreadable && context.services.peers.isShared) {
        // The page keeps its command and sends it again to a process that can read the table.
        tell(connection, { say: 'refused', n, problem: 'server-stopping' });
        throw error;
      }
      context.services.report(error);
      return tell(connection, { say: 'refused', n, problem: problemOf(error) });
    }
  }
}

async function attemptTo(context: CarryOutContext, { connection, owner, command }: Order): Promise<void> {
  const { services, log, current, closed } = context;
  const { n } = command;
  const problem = closed();
  if (problem) return tell(connection, { say: 'refused', n, problem });
  const last = lastCommandOf(current(), owner);
  if (n === last) return tell(connection, { say: 'done', n });
  if (n < last) return tell(connection, { say: 'refused', n, problem: 'superseded' });
  const ticket = command.do === 'claim' ? ticketHash(command.ticket) : undefined;
  const holder =
    ticket === undefined ? undefined : await services.store.ticketHolder(context.code, ticket, services.store.now());
  const verdict = judge(context, owner, command, holder);
  if ('problem' in verdict) return tell(connection, { say: 'refused', n, ...verdict });
  if ('refusal' in verdict) return tell(connection, { say: 'refused', n, problem: 'rule', ...verdict });
  const { allowances, bounds } = services;
  const refusal =
    whyTableFull(current(), verdict, log.people, bounds) ??
    allowances.whyNotWritten(verdict.body.kind, owner, connection.address);
  if (refusal) return tell(connection, { say: 'refused', n, problem: refusal });
  log.payer = connection.address;
  await log.append(verdict.body, { asked: { connection, owner, n }, person: verdict.person, ticket });
}

function judge(
  { services, log, doorbell, presence, current }: CarryOutContext,
  owner: string,
  command: Extract<Command, { do: Logged }>,
  holder: string | undefined,
): Verdict {
  const { store, games, seed, findMove } = services;
  const now = store.now();
  if (command.do === 'ask-in' && !doorbell.mayRing(owner, now)) return { problem: 'ask-later' };
  const awaySince = (person: string) => presence.awaySince(person, now);
  const holderOf = () => holder;
  const [table, people] = [current(), log.people];
  return decide({ table, owner, people, now, awaySince, holderOf, games, seed, findMove }, command);
}
