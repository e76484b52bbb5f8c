import type { Seat } from '../engine/seats.ts';
import type { TableSummary } from '../protocol/http.ts';
import type { Command, Message, Problem } from '../protocol/messages.ts';
import { claimLasts, type Elsewhere } from './peers.ts';
import { OutcomeUnknown, Superseded, type StoredTable } from './log-store.ts';
import { answer } from './answer.ts';
import { Audience } from './audience.ts';
import { Alarm } from './alarm.ts';
import { Chat, lineAgain, type KeptLine } from './chat.ts';
import { tell, type Connection } from './connection.ts';
import { isLogged } from '../table/decide.ts';
import { deleteTable } from './deleting.ts';
import { Doorbell } from './doorbell.ts';
import { mayGoOn, settling } from '../table/ended-games.ts';
import type { Body } from '../table/entries.ts';
import { Haste, whoForwards } from './haste.ts';
import { HelpDesk } from './help-desk.ts';
import { heldFor, replacedIn, secondTry } from '../table/giving-back.ts';
import { LogEnd, type Circumstances, type Step } from './log-end.ts';
import { nextPlan, withoutPauses, type Plan } from './machines.ts';
import { giveNotice } from './notices.ts';
import { react } from './reactions.ts';
import { judged, lookedUp, type Closed, type Judges, type Outcome, type Request } from './request.ts';
import type { TableServices } from './services.ts';
import { seatOf, type TableState } from '../table/state.ts';
import { isLost, problemAfter, TableGone } from './stored-table.ts';
import { thoughtAbout } from './thought-moves.ts';
import { summaryOf } from '../table/summary.ts';
import { Turns } from './turns.ts';
import { Waking } from './waking.ts';

/** How often a request is judged again when other processes write to the same table at the same time. */
const attempts = 20;
/** Milliseconds before a machine tries again after the store failed. */
const nextTry = 1000;

/** A table that people have open. Whatever happens to it takes its turn, is judged, written and only then shown. */
export class Room {
  readonly code: string;
  readonly #services: TableServices;
  readonly #log: LogEnd;
  /** The fold of the log as far as it has been shown, and the same with clocks that stopped while the table slept. */
  #folded: TableState;
  #state: TableState;
  readonly #waking: Waking;
  readonly #audience: Audience;
  /** What the room will do by itself: let a bot, the clock or a stand-in act. */
  readonly #alarm: Alarm;
  readonly #haste = new Haste();
  readonly #turns = new Turns();
  readonly #doorbell: Doorbell;
  readonly #chat = new Chat();
  readonly #help = new HelpDesk();
  readonly #judges: Judges;
  #closed: Closed | null = null;
  #emptySince: number;

  constructor(services: TableServices, stored: StoredTable, folded: TableState) {
    const { code } = stored;
    this.code = code;
    this.#services = services;
    this.#folded = folded;
    this.#state = folded;
    this.#log = new LogEnd(services, stored, folded);
    this.#audience = new Audience(code, this.#log.people, services);
    this.#emptySince = services.ticks();
    this.#doorbell = new Doorbell(services.bounds);
    this.#alarm = new Alarm(services.timers);
    this.#waking = new Waking(this.#log.clock);
    const { presence } = this.#audience;
    this.#judges = { code, services, log: this.#log, doorbell: this.#doorbell, presence };
  }

  /** What anybody with the code may know. */
  get summary(): TableSummary {
    return summaryOf(this.code, this.#state);
  }

  /** The table as it is played and shown. */
  get table(): TableState {
    return this.#state;
  }

  /** The number of the last entry that is known here. */
  get seq(): number {
    return this.#folded.seq;
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
    if (owner !== null && this.#audience.presence.size === 0) {
      // The table and its clocks slept.
      this.#wakeSince(this.#log.clock.now());
      this.#audience.presence.forgetAway();
    }
    this.#audience.add(connection);
    this.#noteComingAndGoing();
    this.#audience.welcome(connection, this.#state, since);
    this.#chat.tellLines(connection);
    if (owner !== null) this.#giveBack(owner);
    this.#plan();
  }

  disconnect(connection: Connection): void {
    if (!this.#audience.remove(connection)) return;
    this.#emptySince = this.#services.ticks();
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
      const outcome = await this.submit({ connection, owner, command });
      if (outcome !== 'done') tell(connection, { say: 'refused', n: command.n, ...outcome });
      return;
    }
    if (command.do === 'forward') return this.#forwardFor(connection, command.n);
    const [code, table, audience, services] = [this.code, this.#state, this.#audience, this.#services];
    const { clock } = this.#log;
    const [chat, help, people] = [this.#chat, this.#help, this.#log.people];
    await answer({ code, table, clock, audience, services, chat, help, people }, connection, command);
  }

  /**
   * Carries out a request after all that came before it, exactly once. Its page hears that it is done together with what
   * changed.
   */
  submit(request: Request): Promise<Outcome> {
    return this.#turns.take(() => this.#carryOut(request));
  }

  /** Judges a request, and judges it again if another process was first. */
  async #carryOut(request: Request): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(request);
      } catch (error) {
        if (error instanceof Superseded && attempt < attempts) continue;
        return this.#whyNot(error);
      }
    }
  }

  /** Judge, fold, append, show. */
  async #attempt(request: Request): Promise<Outcome> {
    const lookingUp = lookedUp(this.#judges, request, this.#state);
    const found = lookingUp ? await lookingUp : {};
    if (this.#closed) return { problem: this.#closed };
    const { connection, command } = request;
    const verdict = judged(this.#judges, request, this.#state, found);
    if (verdict === 'done') tell(connection, { say: 'done', n: command.n });
    if (verdict === 'done' || 'problem' in verdict) return verdict;
    this.#log.payer = connection.address;
    await this.#append(verdict.body, verdict.circumstances);
    return 'done';
  }

  /** Shows an entry after the store has it. If another process was first, its entries are shown instead. */
  async #append(body: Body, circumstances?: Circumstances): Promise<void> {
    try {
      this.#show(await this.#log.append(body, circumstances));
    } catch (error) {
      if (error instanceof Superseded) await this.#follow(this.seq + 1);
      throw error;
    }
  }

  async #follow(upTo: number): Promise<boolean> {
    for await (const step of this.#log.catchUp(upTo)) this.#show(step);
    return this.seq >= upTo;
  }

  #show({ before, entry, after, asked }: Step): void {
    const { seats, waiting, host, newcomer } = this.#state;
    this.#folded = after;
    const state = (this.#state = this.#waking.awake(after));
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

  /** Plans what happens here by itself, if somebody is connected to this process; otherwise the table sleeps here. */
  #plan(): void {
    const { isAnybodyHere, away } = this.#audience.presence;
    this.#alarm.rest();
    if (!isAnybodyHere || this.#closed) return;
    this.#followJump();
    const { delays: usual, bots } = this.#services;
    const delays = this.#haste.isAgreed(this.#state, away) ? withoutPauses(usual) : usual;
    const planned = this.#state;
    const now = this.#log.clock.now();
    const plan = nextPlan(planned, away, { ...delays, timeFor: bots.timeFor }, now);
    if (plan) this.#alarm.set(plan.at - now, () => void this.#act(planned, plan));
  }

  /** Claims first and thinks then: no other process does the same meanwhile, and none waits long for this one. */
  async #act(planned: TableState, plan: Plan): Promise<void> {
    const { peers, report } = this.#services;
    const isCurrent = () => this.#state === planned;
    try {
      if (await peers.claims.claim(this.code, planned.seq)) {
        const { clock, people } = this.#log;
        const body = await thoughtAbout(this.#services, clock, { planned, plan, people });
        await this.#turns.take(() => this.#writeIfAny(isCurrent() ? body() : undefined));
      } else if (isCurrent()) this.#alarm.set(claimLasts, () => this.#plan());
    } catch (error) {
      // Another entry came first, and a new plan has been made for it already.
      if (error instanceof Superseded) return;
      report(error);
      this.#alarm.set(nextTry, () => this.#plan());
    }
  }

  /** What a page is told if its request failed. Nothing that it asked for has been shown. */
  #whyNot(error: unknown): Outcome {
    const { peers, report } = this.#services;
    if (isLost(error, peers)) this.#recover(error);
    // The page sends its command again after the next start, and the log says whether it was carried out.
    else if (!(error instanceof OutcomeUnknown)) report(error);
    return { problem: problemAfter(error, peers) };
  }

  /** From now on this address pays for what is written here. */
  chargeTo(address: string): void {
    this.#log.payer = address;
  }

  /** Writes an entry that the server itself decides, such as who sits where at a new table. */
  async settle(body: Body): Promise<void> {
    await this.#turns.take(() => this.#append(body));
  }

  /**
   * Whether the game that began with this entry can never go on. The log decides and not the clock: when the time for
   * resuming the game is over, an entry says so, and then it stays over even if the clock is set back.
   */
  async isOver(began: number): Promise<boolean> {
    const settle = () => this.#writeIfAny(settling(this.#folded, began, this.#log.clock.now()));
    await this.#turns.take(settle).catch((error: unknown) => {
      // Another process was first. If it wrote something else, whoever asks can ask again.
      if (!(error instanceof Superseded)) throw error;
    });
    return !mayGoOn(this.#folded, began);
  }

  /** Shows what other processes have written. False if the store does not have this entry yet. */
  async catchUp(upTo: number): Promise<boolean> {
    const isDone = () => upTo <= this.seq || this.#closed !== null;
    if (isDone()) return true;
    const recover = (error: unknown) => {
      this.#recover(error);
      return true;
    };
    return this.#turns.take(async () => isDone() || (await this.#follow(upTo).catch(recover)));
  }

  /** Passes on a signal from another process, after the entries that it announced before. */
  relay(message: Extract<Message, { say: 'emote' | 'nudge' }>): Promise<void> {
    return this.#turns.takeNow(() => this.#audience.relay(message, this.#state));
  }

  /** The person at this seat wants bots to play without pauses. */
  forward(seat: Seat): void {
    const owner = this.#state.seats[seat]?.owner ?? null;
    if (owner !== null) this.#haste.want(owner);
    this.#plan();
  }

  /** A page wants bots to play without pauses, and the other processes hear of it. */
  #forwardFor(connection: Connection, n: number): void {
    const wish = whoForwards(this.#state, connection.owner);
    if ('problem' in wish) return tell(connection, { say: 'refused', n, ...wish });
    this.forward(wish.by);
    this.#services.peers.bus.publish({ kind: 'forward', code: this.code, by: wish.by });
    tell(connection, { say: 'done', n });
  }

  /** Keeps and passes on a message that was written at another process, if it would be allowed here as well. */
  relayChat(relayed: KeptLine): Promise<void> {
    return this.#turns.takeNow(() => {
      const line = lineAgain(relayed, this.#state, this.#log.clock.now());
      if (line && this.#chat.keep(line)) this.#audience.tellChat(line);
    });
  }

  /** Updates who has the table open at other processes. If nobody is here, the table woke when it did there. */
  noteElsewhere({ owners, wokeAt, hasScreen }: Elsewhere): void {
    if (owners.size > 0) this.#log.clock.reach(wokeAt);
    const awakeSince = this.#audience.presence.isAnybodyHere ? Math.min(this.#waking.wokeAt, wokeAt) : wokeAt;
    const isNew = this.#audience.noteElsewhere({ owners, hasScreen });
    if (owners.size > 0 && awakeSince !== this.#waking.wokeAt) this.#wakeSince(awakeSince);
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
    this.#alarm.rest();
    if (reason === 'table-deleted') this.#services.forget(this.code);
    this.#audience.tellAll({ say: 'refused', n: null, problem: reason });
  }

  async #delete(connection: Connection, n: number): Promise<void> {
    const problem = await deleteTable(this.#services, this.code, { table: this.#state, owner: connection.owner });
    if (problem) return tell(connection, { say: 'refused', n, problem });
    tell(connection, { say: 'done', n });
    this.#close('table-deleted');
  }

  /** Handles a table that is lost to this process. Everybody here is sent away, if another one can read it. */
  readonly #recover = (error: unknown): void => {
    const { forget, peers, report } = this.#services;
    if (!isLost(error, peers)) throw error;
    if (error instanceof TableGone) return this.#close('table-deleted');
    report(error);
    forget(this.code);
    this.#close('server-stopping');
    this.#audience.sendAway();
  };

  #wakeSince(wokeAt: number): void {
    this.#waking.since(wokeAt);
    this.#state = this.#waking.awake(this.#folded);
  }

  /** Nobody has waited longer than since the clock jumped ahead. */
  #followJump(): void {
    if (!this.#waking.hasJumped()) return;
    this.#state = this.#waking.awake(this.#folded);
    this.#audience.presence.forgetAway();
    this.#noteAway();
  }

  #noteComingAndGoing(): void {
    this.#noteAway();
    const { presence, isOnScreenHere: hasScreen } = this.#audience;
    this.#services.peers.attendance.note(this.code, { owners: presence.here, wokeAt: this.#waking.wokeAt, hasScreen });
    this.#audience.broadcast(this.#state);
  }

  #noteAway(): void {
    this.#audience.presence.noteAway(this.#state, this.#log.clock.now());
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
    if (body && !this.#closed) await this.#append(body).catch(this.#recover);
  }
}
