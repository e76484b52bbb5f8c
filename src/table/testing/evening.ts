import { botMove } from '../../room/machine-moves.ts';
import { means } from './means.ts';
import { chanceInSeries, random, type Chance } from '../../engine/chance/index.ts';
import type { Move } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Command, CommandOf } from '../../protocol/messages.ts';
import { figures } from '../../protocol/scene.ts';
import type { Person } from '../person.ts';
import { decide, type Logged } from '../decide.ts';
import type { LogEntry } from '../entries.ts';
import { humanDelays, nextPlan, type Plan } from '../../room/machines.ts';
import { peopleAt } from '../../room/presence.ts';
import { seatOf, type TableState } from '../state.ts';
import { pick } from '../../../tests/server/testing/mutate.ts';
import { after, games, open, seed, tableAfter } from './table.ts';

/*
 * An evening at one table without a server: six devices give random commands, come and go, and time passes. Their
 * commands go through `decide` and `fold`, machines follow their plans, and a witness looks at every entry.
 */

export const devices = ['ala', 'bruno', 'celina', 'dawid', 'ewa', 'feliks'] as const;
type Device = (typeof devices)[number];

/** Sees every entry, with the table before and after it. */
export type Witness = (entry: LogEntry, before: TableState, evening: Evening) => void;

const seconds = [1, 1, 15, 15, 59, 61, 301, 90_000] as const;
const delays = { ...humanDelays, botThinks: () => 1000 };
type LoggedCommand = Extract<Command, { do: Logged }>;

export class Evening {
  table: TableState;
  now = 1000;
  readonly present = new Set<string>();
  readonly away = new Map<string, number>();
  readonly #people = new Map<string, Person>();
  readonly #tickets = new Map<string, string>();
  readonly #dice: Chance;
  readonly #witness: Witness;
  #n = 0;

  constructor(evening: number, witness: Witness) {
    this.#dice = chanceInSeries(13, evening);
    this.#witness = witness;
    this.table = tableAfter(open({ game: 'pennies', seats: 3 }));
    for (const device of devices.slice(0, 4)) this.#comeOrGo(device);
    // One to three people sit down; sometimes the host is not among them.
    const first = random(this.#dice, 3) > 0 ? 0 : 1;
    const seated = devices.slice(first, first + 1 + random(this.#dice, 3));
    for (const [seat, device] of seated.entries()) this.#say(device, this.#sit(seat, device));
    this.#say('ala', { do: 'start', n: 0 });
    // Every fourth evening begins with the end of a game, so that there is a next one.
    if (evening % 4 === 0) this.#playToTheEnd();
    // In some the host is gone for a while.
    if (evening % 16 !== 0) return;
    for (const seconds of [61, 1]) {
      this.#comeOrGo('ala');
      this.#wait(seconds);
    }
  }

  /** Lets one thing happen. */
  step(): void {
    const device = pick(this.#dice, devices);
    const what = random(this.#dice, 20);
    if (what === 0) this.#restart();
    else if (what <= 2) this.#comeOrGo(device);
    else if (what <= 4 && !this.present.has(device)) this.#comeOrGo(device);
    else if (what <= 4) this.#wait(pick(this.#dice, seconds));
    else if (this.present.has(device)) this.#say(device, this.#anything(device));
  }

  /** What a machine would do next. */
  get plan(): Plan | undefined {
    return this.present.size > 0 ? nextPlan(this.table, this.away, delays, this.now) : undefined;
  }

  /** Restarts the server; most of the pages come back. */
  #restart(): void {
    const before = [...this.present];
    this.present.clear();
    this.away.clear();
    this.#tickets.clear();
    for (const device of devices) if (before.includes(device) && random(this.#dice, 5) > 0) this.#comeOrGo(device);
  }

  #comeOrGo(device: Device): void {
    if (this.present.delete(device)) return this.#noteAway();
    if (this.present.size === 0) this.away.clear();
    this.present.add(device);
    this.away.delete(device);
    this.#noteAway();
    const seat = seatOf(this.table, device);
    if (seat !== null && this.table.seats[seat]?.standIn) this.#append({ kind: 'back', seat });
  }

  #noteAway(): void {
    for (const owner of peopleAt(this.table)) {
      if (!this.present.has(owner) && !this.away.has(owner)) this.away.set(owner, this.now);
    }
  }

  #wait(time: number): void {
    const until = this.now + time * 1000;
    for (let done = 0; done < 3; done++) {
      const { plan } = this;
      if (!plan || plan.at > until) break;
      this.now = Math.max(this.now, plan.at);
      const body = plan.body(means);
      if (body) this.#append(body.kind === 'moved' ? { ...body, ...this.#firstMove(body.seat) } : body);
    }
    this.now = until;
  }

  #say(owner: Device, command: LoggedCommand): void {
    const { table, now } = this;
    const verdict = decide(
      {
        ...{ table, owner, now, people: this.#people, games, seed: () => seed },
        awaySince: (person) => (this.present.has(person) ? undefined : (this.away.get(person) ?? now)),
        holderOf: (ticket) => this.#tickets.get(ticket),
        machineMove: (seat) => botMove(means, table, { seat }),
        findMove: () => this.#anyMove(seatOf(table, owner) ?? 0),
      },
      command,
    );
    if (!('body' in verdict)) return;
    if (verdict.person) this.#people.set(verdict.person.owner, verdict.person);
    this.#append({ ...verdict.body, key: { owner, n: ++this.#n } });
  }

  #append(entry: LogEntry): void {
    const before = this.table;
    this.table = after(before, entry, this.now);
    this.#noteAway();
    this.#witness(entry, before, this);
  }

  #moves(seat: Seat) {
    const { play } = this.table;
    return play ? play.game.legalMoves(play.state, seat) : [];
  }

  #anyMove(seat: Seat): Move | undefined {
    const moves = this.#moves(seat);
    return moves.length > 0 ? pick(this.#dice, moves) : undefined;
  }

  #firstMove(seat: Seat) {
    const [move] = this.#moves(seat);
    return move ? { move } : {};
  }

  #sit(seat: Seat, device: Device): CommandOf<'sit'> {
    return { do: 'sit', n: 0, seat, name: device, figure: figures[devices.indexOf(device)] ?? 'cap' };
  }

  /** Every other command advances what is under way, so that votes and games come to an end. */
  #anything(device: Device): LoggedCommand {
    const n = 0;
    const { endVote, newcomer, resumable, stage } = this.table;
    if (random(this.#dice, 2) > 0) return this.#somethingElse(device);
    if (endVote) return { do: 'end', n, agree: true };
    if (newcomer) return { do: 'let-in', n, agree: true };
    if (resumable) return { do: 'resume', n, agree: true };
    if (stage === 'playing') return this.#move(device);
    if (stage === 'over' && random(this.#dice, 4) === 0) return { do: 'game', n, game: 'thieves' };
    if (stage === 'over' && seatOf(this.table, device) === null) return this.#queue(device);
    if (stage === 'over') return { do: 'ready', n, ready: true };
    return { do: 'start', n };
  }

  #move(device: Device): CommandOf<'move'> {
    const { play } = this.table;
    const decision = play?.game.decision(play.state, seatOf(this.table, device) ?? 0) ?? 0;
    return { do: 'move', n: 0, decision, move: {} };
  }

  #queue(device: Device): CommandOf<'wait'> {
    const { n, name, figure } = this.#sit(0, device);
    return { do: 'wait', n, name, figure };
  }

  #playToTheEnd(): void {
    for (;;) {
      const { play, stage } = this.table;
      const seat = play && stage === 'playing' ? play.game.toAct(play.state)[0] : undefined;
      const move = this.#anyMove(seat ?? 0);
      if (!play || seat === undefined || !move) return;
      this.#append({ kind: 'moved', seat, decision: play.game.decision(play.state, seat), move, by: 'person' });
    }
  }

  #somethingElse(device: Device): LoggedCommand {
    const [n, dice] = [0, this.#dice];
    const seat = random(dice, 3);
    const agree = random(dice, 2) > 0;
    const sit = this.#sit(seat, device);
    const holder = pick(dice, devices);
    this.#tickets.set(holder, holder);
    return pick<LoggedCommand>(dice, [
      ...[sit, { ...sit, do: 'ask-in' } as const],
      ...([
        { do: 'let-in', n, agree },
        { do: 'end', n, agree },
        { do: 'resume', n, agree },
      ] as const),
      ...([
        { do: 'give-up', n },
        { do: 'leave', n },
        { do: 'start', n },
        { do: 'ready', n, ready: agree },
        { do: 'game', n, game: agree ? 'pennies' : 'thieves' },
      ] as const),
      this.#queue(device),
      ...([
        { do: 'kick', n, seat },
        { do: 'host', n, seat },
        { do: 'lock', n, locked: !agree },
      ] as const),
      ...([
        { do: 'swap', n, seat, with: 0 },
        { do: 'pause', n, paused: !agree },
        { do: 'stand-in', n, seat },
      ] as const),
      ...([
        { do: 'bot', n, seat, level: 'regular' },
        { do: 'claim', n, ticket: holder },
      ] as const),
      this.#move(device),
    ]);
  }
}
