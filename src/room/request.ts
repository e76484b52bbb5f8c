import type { Refusal } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Command, CommandOf, Problem, ProblemValues } from '../protocol/messages.ts';
import { decide, type Logged } from '../table/decide.ts';
import type { Verdict } from '../table/command-context.ts';
import { lastCommandOf, type TableState } from '../table/state.ts';
import { whyTableFull } from './capacity.ts';
import type { Connection } from './connection.ts';
import type { Doorbell } from './doorbell.ts';
import type { Circumstances, LogEnd } from './log-end.ts';
import { botMove } from './machine-moves.ts';
import type { Presence } from './presence.ts';
import type { TableServices } from './services.ts';
import { ticketHash } from './tickets.ts';
import type { Body } from '../table/entries.ts';

/** A command that becomes an entry if it is allowed. */
export interface Request {
  readonly connection: Connection;
  readonly owner: string;
  readonly command: Extract<Command, { do: Logged }>;
}

/** Why a table accepts nothing more. */
export type Closed = 'server-stopping' | 'table-deleted';

/** What becomes of a request. */
export type Outcome =
  | 'done'
  | { readonly problem: Problem; readonly values?: ProblemValues }
  | { readonly problem: 'rule'; readonly refusal: Refusal };

/** The parts of a room that a request is judged with. */
export interface Judges {
  readonly code: string;
  readonly services: TableServices;
  readonly log: LogEnd;
  readonly doorbell: Doorbell;
  readonly presence: Presence;
}

/** What had to be read from the store before a request could be judged. */
export interface Found {
  /** The hash of a ticket for a seat, and the person whose seat it is, if it is valid. */
  readonly ticket?: { readonly hash: string; readonly holder: string | undefined };
  /** Whose names may not make room for a new one, if there has to be room. */
  readonly needed?: ReadonlySet<string>;
}

/** The entry of a request that is allowed, with what is stored together with it. */
export interface Accepted {
  readonly body: Body;
  readonly circumstances: Circumstances;
}

/**
 * Reads what the request cannot be judged without; undefined if that is nothing, as for almost all of them. What a room has
 * begun before it closes is carried out, so nothing else is awaited.
 */
export function lookedUp(
  { code, services, log }: Judges,
  request: Request,
  table: TableState,
): Promise<Found> | undefined {
  const { connection, owner, command } = request;
  const bringsName = 'name' in command || command.do === 'claim';
  const isFull = bringsName && log.names.isFullFor({ owner, address: connection.address });
  if (command.do !== 'claim' && !isFull) return undefined;
  const lookUp = async (): Promise<Found> => ({
    ...(command.do === 'claim' ? { ticket: await presented(services, code, command) } : {}),
    ...(isFull ? { needed: await log.names.needed(table) } : {}),
  });
  return lookUp();
}

async function presented({ store }: TableServices, code: string, { ticket }: CommandOf<'claim'>) {
  const hash = ticketHash(ticket);
  return { hash, holder: await store.ticketHolder(code, hash, store.now()) };
}

/**
 * Judges a request by the table as it is now. The same number gets the same answer; a lower number is outdated, because the
 * device has sent a later one.
 */
export function judged(judges: Judges, request: Request, table: TableState, found: Found): Accepted | Outcome {
  const { services, log } = judges;
  const { connection, owner, command } = request;
  const { n } = command;
  const last = lastCommandOf(table, owner);
  if (n === last) return 'done';
  if (n < last) return { problem: 'superseded' };
  const verdict = verdictOn(judges, request, table, found.ticket?.holder);
  if ('problem' in verdict) return verdict;
  if ('refusal' in verdict) return { problem: 'rule', ...verdict };
  const { body, person } = verdict;
  const newcomer = { owner, address: connection.address };
  const mustForget = person !== undefined && log.names.isFullFor(newcomer);
  const forgotten = mustForget ? log.names.placeFor(newcomer, table, found.needed ?? new Set()) : undefined;
  const full =
    (mustForget && forgotten === undefined ? 'table-full' : whyTableFull(table, body, services.bounds)) ??
    services.allowances.whyNotWritten(body.kind, owner, connection.address);
  if (full) return { problem: full };
  return { body, circumstances: { asked: { connection, owner, n }, person, forgotten, ticket: found.ticket?.hash } };
}

function verdictOn(
  { services, log, doorbell, presence }: Judges,
  { owner, command }: Request,
  table: TableState,
  holder: string | undefined,
): Verdict {
  const { games, seed, findMove } = services;
  const now = log.clock.now();
  if (command.do === 'ask-in' && !doorbell.mayRing(owner, now)) return { problem: 'ask-later' };
  const awaySince = (person: string) => presence.awaySince(person, now);
  const holderOf = () => holder;
  const machineMove = (seat: Seat) => botMove(services, table, { seat });
  const { people } = log;
  return decide({ table, owner, people, now, awaySince, holderOf, games, seed, findMove, machineMove }, command);
}
