import type { Command, Problem } from '../../protocol/messages.ts';
import { Superseded, type Person, type StoredTable } from '../store/store.ts';
import { answer } from './answer.ts';
import { Audience } from './audience.ts';
import { tell, type Asked, type Connection } from './connection.ts';
import { sinceWaking } from './clock.ts';
import { Doorbell } from './doorbell.ts';
import { decide, isLogged, type Logged } from './decide.ts';
import type { Body } from './entries.ts';
import type { TableServices } from './services.ts';
import { nextPlan } from './machines.ts';
import { nextEntry } from './next-entry.ts';
import { giveNotice } from './notices.ts';
import { whyTableFull } from './capacity.ts';
import type { Verdict } from './command-context.ts';
import { lastCommandOf, seatOf, type TableState } from './state.ts';
import { whyNotDeleted } from './deleting.ts';
import { problemOf, tableFrom } from './stored-table.ts';
import { Tickets } from './tickets.ts';
import { Turns } from './turns.ts';

/** How often a command is judged anew when another server writes to the same table at the same time. */
const attempts = 5;

/** Milliseconds after which a machine tries again what the store could not write. */
const secondTry = 1000;

/**
 * One table: one queue. Whatever happens to it, from a person, a bot or the clock, goes the same way: checked
 * against the state, played on a copy, written to the store, and only then shown to anybody.
 */
export class LiveTable {
  readonly code: string;
  readonly #services: TableServices;
  /** The fold of the log. */
  #folded: TableState;
  /** The same table as it is played and shown, with clocks that did not run while it slept. */
  #state: TableState;
  #wokeAt = 0;
  readonly #people = new Map<string, Person>();
  readonly #audience: Audience;
  readonly #tickets = new Tickets();
  readonly #turns = new Turns();
  readonly #doorbell: Doorbell;
  /** The address that last asked for something here; it pays for what machines write, too. */
  #payer = '';
  /** Calls off what a machine was going to do. */
  #forgetPlan: () => void = () => undefined;
  /** Why nothing happens here any more. */
  #closed: 'server-stopping' | 'table-deleted' | null = null;
  #emptySince: number;

  constructor(services: TableServices, { code, people }: StoredTable, folded: TableState) {
    this.code = code;
    this.#services = services;
    this.#folded = folded;
    this.#state = folded;
    this.#meet(people);
    this.#audience = new Audience(code, this.#people, services);
    this.#emptySince = services.store.now();
    this.#doorbell = new Doorbell(services.bounds);
  }

  /** What anybody may know who has the code. */
  get summary() {
    const { game, stage, seats, locked, finished } = this.#state;
    const free = seats.filter(({ owner, bot }) => owner === null && bot === null).length;
    return { code: this.code, game: game.id, stage, seats: seats.length, free, locked, finished };
  }

  /** Since when nobody has had it open; Infinity, if somebody has. */
  get emptySince(): number {
    return this.#audience.isEmpty ? this.#emptySince : Infinity;
  }

  /** What keeps a page away from this table, if anything. */
  whyNoRoom(connection: Connection): Problem | undefined {
    return this.#audience.whyNoRoom(connection, this.#state);
  }

  /** Somebody opens the table: they get all of it, and their seat back if a bot stood in. */
  connect(connection: Connection, since: number): void {
    const { owner } = connection;
    if (owner !== null && !this.#audience.hasPeople) this.#wake();
    this.#audience.add(connection);
    this.#services.counts.connections += 1;
    this.#noteAway();
    this.#audience.broadcast(this.#state);
    this.#audience.welcome(connection, this.#state, since);
    if (owner !== null) this.#giveBack(owner);
    this.#plan();
  }

  disconnect(connection: Connection): void {
    if (!this.#audience.remove(connection)) return;
    this.#emptySince = this.#services.store.now();
    this.#services.counts.connections -= 1;
    this.#noteAway();
    this.#audience.broadcast(this.#state);
    this.#plan();
  }

  /** Carries out what somebody asks for, after everything that was asked before. */
  async command(connection: Connection, command: Command): Promise<void> {
    if (this.#closed) return tell(connection, { say: 'refused', n: command.n, problem: this.#closed });
    if (command.do === 'delete') return this.#turns.take(() => this.#delete(connection, command.n));
    if (isLogged(command)) {
      const { owner } = connection;
      // A big screen watches and does nothing.
      if (owner === null) return tell(connection, { say: 'refused', n: command.n, problem: 'not-seated' });
      return this.#turns.take(() => this.#carryOut(connection, owner, command));
    }
    const { store, findMove, bounds } = this.#services;
    const [table, audience, tickets] = [this.#state, this.#audience, this.#tickets];
    const context = { table, audience, tickets, now: store.now(), findMove, betweenSignals: bounds.betweenSignals };
    answer(context, connection, command);
  }

  /** From now on this address pays for what is written here. */
  chargeTo(address: string): void {
    this.#payer = address;
  }

  /** Writes down what the services itself decides, such as who sits where at a table that was opened just now. */
  async settle(body: Body, person?: Person): Promise<void> {
    await this.#turns.take(() => this.#append(body, undefined, person));
  }

  /** Tells everybody that the server stops, ends what it has begun and begins nothing more. */
  async stop(): Promise<void> {
    this.#close('server-stopping');
    await this.#turns.done();
  }

  #close(problem: 'server-stopping' | 'table-deleted'): void {
    this.#closed = problem;
    this.#forgetPlan();
    this.#audience.tellAll({ say: 'refused', n: null, problem });
  }

  /** The host deletes the table: everybody there is told, and the store has nothing of it any more. */
  async #delete(connection: Connection, n: number): Promise<void> {
    const { store, forget, report } = this.#services;
    const problem = whyNotDeleted(this.#state, connection.owner);
    if (problem) return tell(connection, { say: 'refused', n, problem });
    try {
      await store.remove(this.code);
    } catch (error) {
      report(error);
      return tell(connection, { say: 'refused', n, problem: problemOf(error) });
    }
    forget(this.code);
    tell(connection, { say: 'done', n });
    this.#close('table-deleted');
  }

  /** While nobody was there the table slept, and so did its clocks. */
  #wake(): void {
    this.#wokeAt = this.#services.store.now();
    this.#state = sinceWaking(this.#folded, this.#wokeAt);
    this.#audience.presence.forgetAway();
  }

  #noteAway(): void {
    this.#audience.presence.noteAway(this.#state, this.#services.store.now());
  }

  #meet(people: readonly Person[]): void {
    for (const person of people) this.#people.set(person.owner, person);
  }

  /** The same number, the same answer; a lower one was overtaken by what the device said later. */
  async #carryOut(
    connection: Connection,
    owner: string,
    command: Extract<Command, { do: Logged }>,
    attemptsLeft = attempts,
  ): Promise<void> {
    const { n } = command;
    if (this.#closed) return tell(connection, { say: 'refused', n, problem: this.#closed });
    const last = lastCommandOf(this.#state, owner);
    if (n === last) return tell(connection, { say: 'done', n });
    if (n < last) return tell(connection, { say: 'refused', n, problem: 'superseded' });
    const verdict = this.#judge(owner, command);
    if ('problem' in verdict) return tell(connection, { say: 'refused', n, ...verdict });
    if ('refusal' in verdict) return tell(connection, { say: 'refused', n, problem: 'rule', ...verdict });
    const { allowances, bounds } = this.#services;
    const problem =
      whyTableFull(this.#state, verdict, this.#people, bounds) ??
      allowances.whyNotWritten(verdict.body.kind, owner, connection.address);
    if (problem) return tell(connection, { say: 'refused', n, problem });
    this.chargeTo(connection.address);
    try {
      await this.#append(verdict.body, { connection, owner, n }, verdict.person);
      if (verdict.body.kind === 'carried') this.#tickets.forget(verdict.body.owner);
    } catch (error) {
      if (error instanceof Superseded && attemptsLeft > 1) {
        return this.#carryOut(connection, owner, command, attemptsLeft - 1);
      }
      this.#services.report(error);
      tell(connection, { say: 'refused', n, problem: problemOf(error) });
    }
  }

  #judge(owner: string, command: Extract<Command, { do: Logged }>): Verdict {
    const { store, seed, findMove } = this.#services;
    const now = store.now();
    if (command.do === 'ask-in' && !this.#doorbell.mayRing(owner, now)) return { problem: 'ask-later' };
    const holderOf = (ticket: string) => this.#tickets.holderOf(ticket, now);
    const awaySince = (person: string) => this.#audience.presence.awaySince(person, now);
    const context = { table: this.#state, owner, people: this.#people, now, awaySince, holderOf, seed, findMove };
    return decide(context, command);
  }

  /** Durable before visible: nobody sees the new state until the store has it. */
  async #append(body: Body, asked?: Asked, person?: Person): Promise<void> {
    const { store, games, allowances, health } = this.#services;
    const before = this.#folded;
    const key = asked && { owner: asked.owner, n: asked.n };
    const context = { games, code: this.code, now: store.now(), wokeAt: this.#wokeAt, key, person };
    const { entry, table, addition } = nextEntry(before, body, context);
    try {
      await store.append(addition);
    } catch (error) {
      if (error instanceof Superseded) await this.#reload();
      else health.failed(error);
      throw error;
    }
    health.wrote();
    allowances.charge(this.#payer, addition.body);
    this.#services.counts.entries += 1;
    if (person) this.#people.set(person.owner, person);
    this.#show(table, asked);
    giveNotice(this.#audience, entry, before, this.#people);
  }

  /** Somebody else has written to this table, or removed it: what the store has counts. */
  async #reload(): Promise<void> {
    const { store, games } = this.#services;
    const stored = await store.load(this.code);
    if (!stored) return;
    const folded = await tableFrom(games, store, stored);
    this.#meet(stored.people);
    this.#show(folded);
  }

  #show(folded: TableState, asked?: Asked): void {
    const { seats, host, newcomer } = this.#state;
    const state = sinceWaking(folded, this.#wokeAt);
    this.#folded = folded;
    this.#state = state;
    if (newcomer && !state.newcomer && seatOf(state, newcomer.owner) === null) {
      this.#doorbell.refuse(newcomer.owner, this.#services.store.now());
    }
    // Who comes and goes is noted then.
    if (seats !== state.seats || host !== state.host) this.#noteAway();
    this.#audience.broadcast(state, asked);
    this.#plan();
  }

  #giveBack(owner: string): void {
    const isTheirs = () => this.#state.seats[seatOf(this.#state, owner) ?? -1]?.standIn === true;
    if (!isTheirs()) return;
    const giveBack = async () => {
      const seat = seatOf(this.#state, owner);
      if (seat !== null && isTheirs() && this.#audience.presence.has(owner)) await this.#append({ kind: 'back', seat });
    };
    this.#turns.take(giveBack).catch(this.#services.report);
  }

  /** What a machine does next. Without anybody there the table sleeps. */
  #plan(): void {
    this.#forgetPlan();
    if (!this.#audience.hasPeople || this.#closed) return;
    const planned = this.#state;
    const now = this.#services.store.now();
    const plan = nextPlan(planned, this.#audience.presence.away, this.#services.delays, now);
    if (!plan) return;
    const act = async () => {
      const body = this.#state === planned ? plan.body() : undefined;
      if (body) await this.#append(body);
    };
    const actOrTryAgain = () => act().catch((error: unknown) => this.#planLater(error));
    const ring = () => void this.#turns.take(actOrTryAgain);
    if (plan.at > now) return this.#ringIn(plan.at - now, ring);
    const immediate = setImmediate(ring);
    this.#forgetPlan = () => clearImmediate(immediate);
  }

  #planLater(error: unknown): void {
    this.#services.report(error);
    this.#forgetPlan();
    this.#ringIn(secondTry, () => this.#plan());
  }

  #ringIn(time: number, ring: () => void): void {
    const timer = setTimeout(ring, time);
    this.#forgetPlan = () => clearTimeout(timer);
  }
}
