import type { Game, Move } from '../../engine/game.ts';
import type { Line } from '../../engine/record.ts';
import type { Command, Message } from '../../protocol/messages.ts';
import { Superseded, type Person, type Store, type StoredTable } from '../store/store.ts';
import { answer } from './answer.ts';
import { Audience, tell, type Asked, type Connection } from './audience.ts';
import { dueAt, sinceWaking } from './clock.ts';
import { decide, isLogged, type Logged, type Verdict } from './decide.ts';
import type { Body, LogEntry } from './entries.ts';
import { fold } from './fold.ts';
import { recordOf } from './record.ts';
import { nextPlan, type Patience } from './machines.ts';
import { lastCommandOf, seatOf, type TableState } from './state.ts';
import { problemOf, tableFrom } from './stored-table.ts';
import { Tickets } from './tickets.ts';
import { Turns } from './turns.ts';

/** What all tables share. */
export interface House {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  readonly patience: Patience;
  readonly seed: () => string;
  readonly findMove: (table: TableState, input: unknown) => Move | undefined;
  readonly report: (error: unknown) => void;
  /** Open pages, and entries written, at all tables together. */
  readonly counts: { connections: number; entries: number };
}

/** How often a command is judged anew when another server writes to the same table at the same time. */
const attempts = 5;

/** Milliseconds after which a machine tries again what the store could not write. */
const secondTry = 1000;

const stopping = (n: number | null): Message => ({ say: 'refused', n, problem: 'server-stopping' });

/**
 * One table: one queue. Whatever happens to it, from a person, a bot or the clock, goes the same way: checked
 * against the state, played on a copy, written to the store, and only then shown to anybody.
 */
export class LiveTable {
  readonly code: string;
  readonly #house: House;
  /** The fold of the log. */
  #folded: TableState;
  /** The same table as it is played and shown, with clocks that did not run while it slept. */
  #state: TableState;
  #wokeAt = 0;
  readonly #people = new Map<string, Person>();
  readonly #audience: Audience;
  readonly #tickets = new Tickets();
  readonly #turns = new Turns();
  /** Calls off what a machine was going to do. */
  #forgetPlan: () => void = () => undefined;
  #isStopped = false;
  #emptySince: number;

  constructor(house: House, stored: StoredTable) {
    this.code = stored.code;
    this.#house = house;
    this.#folded = this.#foldAll(stored);
    this.#state = this.#folded;
    this.#audience = new Audience(stored.code, this.#people);
    this.#emptySince = house.store.now();
  }

  /** What anybody may know who has the code. */
  get summary() {
    const { game, stage, seats, locked, finished } = this.#state;
    const free = seats.filter(({ owner, bot }) => owner === null && bot === null).length;
    return { code: this.code, game: game.id, stage, seats: seats.length, free, locked, finished };
  }

  /** The last game line by line, if it has been played to its end. */
  async record(): Promise<readonly Line[] | undefined> {
    const stored = await this.#house.store.load(this.code);
    return stored && recordOf(this.#state, stored.entries);
  }

  /** Since when nobody has had it open; Infinity, if somebody has. */
  get emptySince(): number {
    return this.#audience.isEmpty ? this.#emptySince : Infinity;
  }

  hasRoomFor(owner: string | null): boolean {
    return this.#audience.hasRoomFor(owner, this.#state);
  }

  /** Somebody opens the table: they get all of it, and their seat back if a bot stood in. */
  connect(connection: Connection, since: number): void {
    const { owner } = connection;
    if (owner !== null && !this.#audience.hasPeople) this.#wake();
    this.#audience.add(connection);
    this.#house.counts.connections += 1;
    this.#noteAway();
    this.#audience.broadcast(this.#state);
    this.#audience.welcome(connection, this.#state, since);
    if (owner !== null) this.#giveBack(owner);
    this.#plan();
  }

  disconnect(connection: Connection): void {
    if (!this.#audience.remove(connection)) return;
    this.#emptySince = this.#house.store.now();
    this.#house.counts.connections -= 1;
    this.#noteAway();
    this.#audience.broadcast(this.#state);
    this.#plan();
  }

  /** Carries out what somebody asks for, after everything that was asked before. */
  async command(connection: Connection, command: Command): Promise<void> {
    if (this.#isStopped) return tell(connection, stopping(command.n));
    if (isLogged(command)) {
      const { owner } = connection;
      // A big screen watches and does nothing.
      if (owner === null) return tell(connection, { say: 'refused', n: command.n, problem: 'not-seated' });
      return this.#turns.take(() => this.#carryOut(connection, owner, command));
    }
    const { store, findMove } = this.#house;
    const around = { table: this.#state, audience: this.#audience, now: store.now(), findMove, tickets: this.#tickets };
    answer(around, connection, command);
  }

  /** Writes down what the house itself decides, such as who sits where at a table that was opened just now. */
  async settle(body: Body, person?: Person): Promise<void> {
    await this.#turns.take(() => this.#append(body, undefined, person));
  }

  /** Tells everybody that the server stops, ends what it has begun and begins nothing more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#forgetPlan();
    this.#audience.tellAll(stopping(null));
    await this.#turns.done();
  }

  /** While nobody was there the table slept, and so did its clocks. */
  #wake(): void {
    this.#wokeAt = this.#house.store.now();
    this.#state = sinceWaking(this.#folded, this.#wokeAt);
    this.#audience.forgetAway();
  }

  #noteAway(): void {
    this.#audience.noteAway(this.#state, this.#house.store.now());
  }

  #foldAll(stored: StoredTable): TableState {
    const folded = tableFrom(this.#house.games, stored);
    for (const person of stored.people) this.#people.set(person.owner, person);
    return folded;
  }

  /** The same number, the same answer; a lower one was overtaken by what the device said later. */
  async #carryOut(
    connection: Connection,
    owner: string,
    command: Extract<Command, { do: Logged }>,
    attemptsLeft = attempts,
  ): Promise<void> {
    const { n } = command;
    const last = lastCommandOf(this.#state, owner);
    if (n === last) return tell(connection, { say: 'done', n });
    if (n < last) return tell(connection, { say: 'refused', n, problem: 'superseded' });
    const verdict = this.#judge(owner, command);
    if ('problem' in verdict) return tell(connection, { say: 'refused', n, ...verdict });
    if ('refusal' in verdict) return tell(connection, { say: 'refused', n, problem: 'rule', ...verdict });
    try {
      await this.#append(verdict.body, { connection, owner, n }, verdict.person);
      if (verdict.body.kind === 'carried') this.#tickets.forget(verdict.body.owner);
    } catch (error) {
      if (error instanceof Superseded && attemptsLeft > 1) {
        return this.#carryOut(connection, owner, command, attemptsLeft - 1);
      }
      this.#house.report(error);
      tell(connection, { say: 'refused', n, problem: problemOf(error) });
    }
  }

  #judge(owner: string, command: Extract<Command, { do: Logged }>): Verdict {
    const { store, seed, findMove } = this.#house;
    const now = store.now();
    const holderOf = (ticket: string) => this.#tickets.holderOf(ticket, now);
    const situation = { table: this.#state, owner, people: this.#people, now, holderOf, seed, findMove };
    return decide(situation, command);
  }

  /** Durable before visible: nobody sees the new state until the store has it. */
  async #append(body: Body, asked?: Asked, person?: Person): Promise<void> {
    const { store, games } = this.#house;
    const entry: LogEntry = asked ? { ...body, key: { owner: asked.owner, n: asked.n } } : body;
    const [seq, at] = [this.#folded.seq + 1, store.now()];
    const next = fold(games, this.#folded, entry, { seq, at });
    const due = dueAt(sinceWaking(next, this.#wokeAt));
    const addition = { code: this.code, seq, at, body: JSON.stringify(entry), dueAt: due };
    try {
      await store.append(person ? { ...addition, person } : addition);
    } catch (error) {
      if (error instanceof Superseded) await this.#reload();
      throw error;
    }
    this.#house.counts.entries += 1;
    if (person) this.#people.set(person.owner, person);
    this.#show(next, asked);
  }

  /** Somebody else has written to this table, or removed it: what the store has counts. */
  async #reload(): Promise<void> {
    const stored = await this.#house.store.load(this.code);
    if (stored) this.#show(this.#foldAll(stored));
  }

  #show(folded: TableState, asked?: Asked): void {
    const { seats, host } = this.#state;
    const state = sinceWaking(folded, this.#wokeAt);
    this.#folded = folded;
    this.#state = state;
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
      if (seat !== null && isTheirs() && this.#audience.isPresent(owner)) await this.#append({ kind: 'back', seat });
    };
    this.#turns.take(giveBack).catch(this.#house.report);
  }

  /** What a machine does next. Without anybody there the table sleeps. */
  #plan(): void {
    this.#forgetPlan();
    if (!this.#audience.hasPeople || this.#isStopped) return;
    const planned = this.#state;
    const now = this.#house.store.now();
    const plan = nextPlan(planned, this.#audience.away, this.#house.patience, now);
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
    this.#house.report(error);
    this.#forgetPlan();
    this.#ringIn(secondTry, () => this.#plan());
  }

  #ringIn(time: number, ring: () => void): void {
    const timer = setTimeout(ring, time);
    this.#forgetPlan = () => clearTimeout(timer);
  }
}
