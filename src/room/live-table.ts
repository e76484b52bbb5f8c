import type { Seat } from '../engine/seats.ts';
import type { TableSummary } from '../protocol/http.ts';
import type { Command, Message, Problem } from '../protocol/messages.ts';
import type { Elsewhere } from './peers.ts';
import { Superseded, type StoredTable } from './log-store.ts';
import type { Person } from '../table/person.ts';
import { answer } from './answer.ts';
import { Audience } from './audience.ts';
import { carryOut, type CarryOutContext } from './carry-out.ts';
import { Chat, lineAgain, type KeptLine } from './chat.ts';
import { sinceWaking } from '../table/clock.ts';
import { tell, type Connection } from './connection.ts';
import { isLogged } from '../table/decide.ts';
import { whyNotDeleted } from './deleting.ts';
import { Doorbell } from './doorbell.ts';
import { mayGoOn, settling } from '../table/ended-games.ts';
import type { Body } from '../table/entries.ts';
import { Haste } from './haste.ts';
import { HelpDesk } from './help-desk.ts';
import { heldFor, replacedIn, secondTry } from '../table/giving-back.ts';
import { whyNotKeeper } from '../table/keepers.ts';
import { LogEnd, TableGone, type Step } from './log-end.ts';
import { MachineRoom } from './machine-room.ts';
import { withoutPauses } from './machines.ts';
import { giveNotice } from './notices.ts';
import { react } from './reactions.ts';
import type { TableServices } from './services.ts';
import { seatOf, type TableState } from '../table/state.ts';
import { problemOf, Unreadable } from './stored-table.ts';
import { summaryOf } from '../table/summary.ts';
import { Turns } from './turns.ts';

/** Why a table accepts nothing more. */
export type Closed = 'server-stopping' | 'table-deleted';

/**
 * One table is one queue. Everything that happens to it, whether from a person, a bot or the clock, takes the same
 * path: checked against the state, played on a copy, written to the store, and only then shown.
 */
export class LiveTable {
  readonly code: string;
  readonly #services: TableServices;
  readonly #log: LogEnd;
  /** The fold of the log as it is played and shown, with clocks that stopped while the table slept. */
  #state: TableState;
  #wokeAt = 0;
  #jumpedAt = -Infinity;
  readonly #audience: Audience;
  readonly #machines: MachineRoom;
  readonly #haste = new Haste();
  readonly #turns = new Turns();
  readonly #doorbell: Doorbell;
  readonly #chat = new Chat();
  readonly #help = new HelpDesk();
  readonly #carryOutContext: CarryOutContext;
  #closed: Closed | null = null;
  #emptySince: number;

  constructor(services: TableServices, stored: StoredTable, folded: TableState) {
    const { code } = stored;
    this.code = code;
    this.#services = services;
    this.#state = folded;
    this.#log = new LogEnd(services, stored, folded, (step) => this.#show(step));
    this.#audience = new Audience(code, this.#log.people, services);
    this.#emptySince = services.ticks();
    this.#doorbell = new Doorbell(services.bounds);
    const current = () => this.#state;
    const [log, doorbell, { presence }] = [this.#log, this.#doorbell, this.#audience];
    const closed = () => this.#closed;
    const recover = this.#recover;
    this.#carryOutContext = { code, services, log, doorbell, presence, current, closed, recover };
    this.#machines = new MachineRoom({
      code,
      services,
      clock: log.clock,
      current,
      people: this.#log.people,
      write: (body) => this.#turns.take(() => this.#writeIfAny(body())),
      planAgain: () => this.#plan(),
    });
  }

  /** What anybody with the code may know. */
  get summary(): TableSummary {
    return summaryOf(this.code, this.#state);
  }

  /** Why somebody may not do what only a host may do who is no heir. */
  whyNotKeeper(owner: string): Problem | undefined {
    return whyNotKeeper(this.#state, owner);
  }

  /** Whether somebody has played a game to its end here. */
  hasFinished(owner: string): boolean {
    return this.#state.evening.standings.some((standing) => standing.owner === owner);
  }

  /** The number of the last entry that is known here. */
  get seq(): number {
    return this.#log.folded.seq;
  }

  /** Since when nobody has had it open at this process; Infinity if somebody has. */
  get emptySince(): number {
    return this.#audience.isEmpty ? this.#emptySince : Infinity;
  }

  /** Why a page may not come to this table, if there is a reason. */
  whyNoRoom(connection: Connection): Problem | undefined {
    return this.#audience.whyNoRoom(connection, this.#state);
  }

  /** Somebody opens the table. They get all of it, and get their seat back if a bot stood in. */
  connect(connection: Connection, since: number): void {
    const { owner } = connection;
    if (owner !== null && this.#audience.presence.size === 0) this.#wake();
    this.#audience.add(connection);
    this.#services.counts.connections += 1;
    this.#noteComingAndGoing();
    this.#audience.welcome(connection, this.#state, since);
    const lines = this.#chat.linesFor(connection);
    if (lines.length > 0) tell(connection, { say: 'chat', lines });
    if (owner !== null) this.#giveBack(owner);
    this.#plan();
  }

  disconnect(connection: Connection): void {
    if (!this.#audience.remove(connection)) return;
    this.#emptySince = this.#services.ticks();
    this.#services.counts.connections -= 1;
    this.#noteComingAndGoing();
    this.#plan();
  }

  /** Carries out a command after all commands that came before it. */
  async command(connection: Connection, command: Command): Promise<void> {
    if (this.#closed) return tell(connection, { say: 'refused', n: command.n, problem: this.#closed });
    if (command.do === 'delete') return this.#turns.take(() => this.#delete(connection, command.n));
    if (isLogged(command)) {
      const { owner } = connection;
      // A big screen watches and gives no commands.
      if (owner === null) return tell(connection, { say: 'refused', n: command.n, problem: 'not-seated' });
      return await this.#turns.take(() => carryOut(this.#carryOutContext, { connection, owner, command }));
    }
    const [code, table, audience, services] = [this.code, this.#state, this.#audience, this.#services];
    const { clock } = this.#log;
    const [chat, help, people] = [this.#chat, this.#help, this.#log.people];
    const forward = (seat: Seat) => this.forward(seat);
    await answer({ code, table, clock, audience, services, chat, help, people, forward }, connection, command);
  }

  /** From now on this address pays for what is written here. */
  chargeTo(address: string): void {
    this.#log.payer = address;
  }

  /** Writes an entry that the server itself decides, such as who sits where at a new table. */
  async settle(body: Body, person?: Person): Promise<void> {
    await this.#turns.take(() => this.#log.append(body, { person }));
  }

  /**
   * Whether the game that began with this entry can never go on. The log decides and not the clock: when the time for
   * resuming the game is over, an entry says so, and then it stays over even if the clock is set back.
   */
  async isOver(began: number): Promise<boolean> {
    const settle = () => this.#writeIfAny(settling(this.#log.folded, began, this.#log.clock.now()));
    await this.#turns.take(settle).catch((error: unknown) => {
      // Another process was first. If it wrote something else, whoever asks can ask again.
      if (!(error instanceof Superseded)) throw error;
    });
    return !mayGoOn(this.#log.folded, began);
  }

  /** Shows what other processes have written. False if the store does not have this entry yet. */
  async catchUp(upTo: number): Promise<boolean> {
    const isDone = () => upTo <= this.seq || this.#closed !== null;
    if (isDone()) return true;
    const recover = (error: unknown) => {
      this.#recover(error);
      return true;
    };
    return this.#turns.take(async () => isDone() || (await this.#log.catchUp(upTo).catch(recover)));
  }

  /** Passes on a signal from another process, after the entries that it announced before. */
  relay(message: Extract<Message, { say: 'emote' | 'nudge' }>): Promise<void> {
    return this.#inTurn(() => {
      const owner = this.#state.seats[message.seat]?.owner ?? null;
      if (owner === null) return;
      if (message.say === 'nudge') this.#audience.tellOwner(owner, message);
      else this.#audience.tellAll(message);
    });
  }

  #inTurn(task: () => void): Promise<void> {
    return this.#turns.take(() => Promise.resolve(task()));
  }

  /** The person at this seat wants bots to play without pauses. */
  forward(seat: Seat): void {
    const owner = this.#state.seats[seat]?.owner ?? null;
    if (owner !== null) this.#haste.want(owner);
    this.#plan();
  }

  /** Keeps and passes on a message that was written at another process, if it would be allowed here as well. */
  relayChat(relayed: KeptLine): Promise<void> {
    return this.#inTurn(() => {
      const line = lineAgain(relayed, this.#state, this.#log.clock.now());
      if (line && this.#chat.keep(line)) this.#audience.tellChat(line);
    });
  }

  /** Updates who has the table open at other processes. If nobody is here, the table woke when it did there. */
  noteElsewhere({ owners, wokeAt, hasScreen }: Elsewhere): void {
    if (owners.size > 0) this.#log.clock.reach(wokeAt);
    const awakeSince = this.#audience.presence.isAnybodyHere ? Math.min(this.#wokeAt, wokeAt) : wokeAt;
    const isNew = this.#audience.noteElsewhere({ owners, hasScreen });
    if (owners.size > 0 && awakeSince !== this.#wokeAt) this.#wakeSince(awakeSince);
    else if (!isNew) return;
    this.#noteAway();
    this.#audience.broadcast(this.#state);
    this.#plan();
  }

  /** Tells everybody why nothing happens here any more, finishes what is under way and accepts nothing new. */
  async close(reason: Closed): Promise<void> {
    this.#close(reason);
    await this.#turns.done();
  }

  #close(reason: Closed): void {
    this.#closed = reason;
    this.#machines.rest();
    if (reason === 'table-deleted') this.#services.forget(this.code);
    this.#audience.tellAll({ say: 'refused', n: null, problem: reason });
  }

  /** The host deletes the table: everybody there is told, and the store removes it completely. */
  async #delete(connection: Connection, n: number): Promise<void> {
    const { store, report, peers } = this.#services;
    const problem = whyNotDeleted(this.#state, connection.owner);
    if (problem) return tell(connection, { say: 'refused', n, problem });
    try {
      await store.remove(this.code);
    } catch (error) {
      report(error);
      return tell(connection, { say: 'refused', n, problem: problemOf(error) });
    }
    peers.bus.publish({ kind: 'removed', code: this.code });
    tell(connection, { say: 'done', n });
    this.#close('table-deleted');
  }

  /**
   * Handles a table that another process has removed, or whose log this version cannot read. Everybody here is sent
   * away, to a process that can read it.
   */
  readonly #recover = (error: unknown): void => {
    const { forget, peers, report } = this.#services;
    if (error instanceof TableGone) return this.#close('table-deleted');
    if (!(error instanceof Unreadable) || !peers.isShared) throw error;
    report(error);
    forget(this.code);
    this.#close('server-stopping');
    this.#audience.sendAway();
  };

  /** The table and its clocks slept while nobody was there. */
  #wake(): void {
    this.#wakeSince(this.#log.clock.now());
    this.#audience.presence.forgetAway();
  }

  #wakeSince(wokeAt: number): void {
    this.#wokeAt = wokeAt;
    this.#state = this.#awake(this.#log.folded);
  }

  /** The table as it is played here: clocks began at its waking, or when its clock last jumped ahead. */
  #awake(folded: TableState): TableState {
    return sinceWaking(folded, Math.max(this.#wokeAt, this.#log.clock.jumpedAt));
  }

  /** A time that the clock has skipped is nobody's fault. */
  #followJump(): void {
    const now = this.#log.clock.now();
    const { jumpedAt } = this.#log.clock;
    if (jumpedAt <= this.#jumpedAt) return;
    this.#jumpedAt = jumpedAt;
    this.#state = this.#awake(this.#log.folded);
    this.#audience.presence.forgetAway();
    this.#audience.presence.noteAway(this.#state, now);
  }

  #noteComingAndGoing(): void {
    this.#noteAway();
    const { presence, isOnScreenHere: hasScreen } = this.#audience;
    this.#services.peers.attendance.note(this.code, { owners: presence.here, wokeAt: this.#wokeAt, hasScreen });
    this.#audience.broadcast(this.#state);
  }

  #noteAway(): void {
    this.#audience.presence.noteAway(this.#state, this.#log.clock.now());
  }

  #show({ before, entry, after, asked }: Step): void {
    const { seats, waiting, host, newcomer } = this.#state;
    const state = this.#awake(after);
    this.#state = state;
    if (newcomer && !state.newcomer && seatOf(state, newcomer.owner) === null) {
      this.#doorbell.refuse(newcomer.owner, this.#log.clock.now());
    }
    // Presence only changes when seats, waiting people or the host change. Keepers change together with these.
    if (seats !== state.seats || waiting !== state.waiting || host !== state.host) this.#noteAway();
    this.#haste.follow(state);
    if (state.chat === 'off') this.#chat.forget();
    this.#audience.broadcast(state, { asked, isMidGame: entry.kind === 'moved' && state.stage === 'playing' });
    this.#plan();
    giveNotice(this.#audience, { entry, before, after }, this.#log.people);
    react(this.#audience, { before, after: state }, this.#log.people, this.#services);
    // When another process puts in a stand-in, it may not know yet that the person came back here.
    const owner = replacedIn(entry, state);
    if (owner !== null && this.#audience.presence.here.has(owner)) this.#giveBack(owner);
  }

  #giveBack(owner: string): void {
    const held = () => (this.#audience.presence.has(owner) ? heldFor(this.#state, owner) : null);
    if (held() === null) return;
    const giveBack = async () => {
      const seat = held();
      if (seat !== null) await this.#writeIfAny({ kind: 'back', seat });
    };
    this.#turns.take(giveBack).catch((error: unknown) => {
      if (error instanceof Superseded) return this.#giveBack(owner);
      this.#services.report(error);
      // The store may accept it in a moment. Until then a bot plays for somebody who is here.
      this.#services.timers.after(secondTry, () => this.#closed ?? this.#giveBack(owner));
    });
  }

  async #writeIfAny(body: Body | undefined): Promise<void> {
    if (body && !this.#closed) await this.#log.append(body).catch(this.#recover);
  }

  /** Plans only if somebody is connected to this process; otherwise the table sleeps here. */
  #plan(): void {
    const { isAnybodyHere, away } = this.#audience.presence;
    const { delays } = this.#services;
    if (!isAnybodyHere || this.#closed) return this.#machines.rest();
    this.#followJump();
    this.#machines.plan(away, this.#haste.isAgreed(this.#state, away) ? withoutPauses(delays) : delays);
  }
}
