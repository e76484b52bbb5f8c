import { claimLasts } from './peers.ts';
import { Superseded } from './log-store.ts';
import type { Person } from '../table/person.ts';
import type { Body } from '../table/entries.ts';
import { figureAt } from '../table/figures.ts';
import { botMove, type Means } from './machine-moves.ts';
import { evenly, moved, nextPlan, type ActingBot, type Away, type Delays, type Plan } from './machines.ts';
import type { TableServices } from './services.ts';
import type { TableState } from '../table/state.ts';
import type { TableClock } from './table-clock.ts';
import { questionFor, thoughtMove } from './thought-moves.ts';

/** Milliseconds before a machine tries again after the store failed. */
const secondTry = 1000;

interface MachineRoomContext {
  readonly code: string;
  readonly services: TableServices;
  readonly clock: Pick<TableClock, 'now'>;
  /** The table as it is now. */
  readonly current: () => TableState;
  readonly people: ReadonlyMap<string, Person>;
  /** Writes an entry in its turn, if there still is one to write. */
  readonly write: (body: () => Body | undefined) => Promise<void>;
  /** Makes a new plan for the table as it is then. */
  readonly planAgain: () => void;
}

/** Lets machines act at a table: bots, the clock, stand-ins, and votes that lapse. */
export class MachineRoom {
  readonly #context: MachineRoomContext;
  /** Cancels the planned action. */
  #forget: () => void = () => undefined;

  constructor(context: MachineRoomContext) {
    this.#context = context;
  }

  /** Plans what a machine does next. This replaces the previous plan. */
  plan(away: Away, delays: Delays): void {
    this.#forget();
    const { clock, current, services } = this.#context;
    const planned = current();
    const now = clock.now();
    const plan = nextPlan(planned, away, { ...delays, timeFor: services.bots.timeFor }, now);
    if (!plan) return;
    const act = () => void this.#act(planned, plan);
    if (plan.at > now) return this.#actIn(plan.at - now, act);
    this.#forget = services.timers.soon(act);
  }

  rest(): void {
    this.#forget();
  }

  /** Claims first and thinks then: no other process does the same meanwhile, and none waits long for this one. */
  async #act(planned: TableState, plan: Plan): Promise<void> {
    const { code, services, current, write, planAgain } = this.#context;
    const isCurrent = () => current() === planned;
    try {
      const isOurs = await services.peers.claims.claim(code, planned.seq);
      if (isOurs) {
        const body = await this.#thought(planned, plan);
        await write(() => (isCurrent() ? body(services) : undefined));
      } else if (isCurrent()) this.#actIn(claimLasts, planAgain);
    } catch (error) {
      // Another entry came first, and a new plan has been made for it already.
      if (error instanceof Superseded) return;
      services.report(error);
      this.#actIn(secondTry, planAgain);
    }
  }

  /** The entry to write, after a bot that thinks has thought. */
  async #thought(planned: TableState, { bot, body }: Plan): Promise<Plan['body']> {
    if (bot === undefined) return body;
    const { seat } = bot;
    const figure = figureAt(planned, this.#context.people, seat);
    const { services } = this.#context;
    if (!questionFor(services, planned, seat)) {
      return (means: Means) => moved(planned, seat, botMove(means, planned, { seat, figure }), 'bot');
    }
    const move = await thoughtMove(services, planned, { seat, figure });
    await this.#evenMoment(bot);
    return () => moved(planned, seat, move, 'bot');
  }

  /** Waits until nobody can tell how long the bot has thought. A bot that answers at once is woken at such a moment. */
  async #evenMoment({ askedAt, notBefore }: ActingBot): Promise<void> {
    const { clock, services } = this.#context;
    const now = clock.now();
    const left = evenly(services.delays, askedAt, Math.max(now, notBefore)) - now;
    if (left > 0) await new Promise<void>((resolve) => services.timers.after(left, resolve));
  }

  #actIn(time: number, act: () => void): void {
    this.#forget();
    this.#forget = this.#context.services.timers.after(time, act);
  }
}
