import { at } from '../engine/at.ts';
import { Superseded, type Addition, type StoredEntry, type StoredTable } from './log-store.ts';
import type { Person } from '../table/person.ts';
import type { Asked } from './connection.ts';
import type { Body, LogEntry } from '../table/entries.ts';
import { fold } from '../table/fold.ts';
import { NameRoom } from './name-room.ts';
import { nextEntry } from './next-entry.ts';
import type { TableServices } from './services.ts';
import type { TableState } from '../table/state.ts';
import { TableGone, understood, Unreadable } from './stored-table.ts';
import { TableClock } from './table-clock.ts';

/** One entry, and the table before and after it. */
export interface Step {
  readonly before: TableState;
  readonly entry: LogEntry;
  readonly after: TableState;
  /** The command behind it, if a page of this process sent it. */
  readonly asked?: Asked | undefined;
}

/** An entry that nobody's command asks for, and somebody whom the table gets to know with it. */
export interface Settled {
  readonly body: Body;
  readonly person?: Person | undefined;
}

/** What is stored together with an entry. */
export interface Circumstances extends Omit<Settled, 'body'> {
  readonly asked?: Asked | undefined;
  /** Somebody whose name makes room for it. */
  readonly forgotten?: string | undefined;
  /** The hash of the ticket that it uses up. */
  readonly ticket?: string | undefined;
}

/** What the log of a table needs. */
export type LogServices = Pick<
  TableServices,
  'store' | 'games' | 'allowances' | 'health' | 'counts' | 'peers' | 'ticks' | 'timers' | 'bounds'
>;

/** A table that does not exist yet, and the address that pays for its first entries. */
interface NewTable {
  readonly code: string;
  readonly payer: string;
}

/**
 * Opens a table with its first entries, in one commit: if something fails on the way, there is no such table. Rejects
 * with `Superseded` if the code is taken.
 */
export async function beginLog(
  services: LogServices,
  { code, payer }: NewTable,
  entries: readonly Settled[],
): Promise<void> {
  const { store, games, health, counts } = services;
  const [now, additions] = [store.now(), new Array<Addition>()];
  let table: TableState | undefined;
  for (const { body, person } of entries) {
    const next = nextEntry(table, body, { games, code, now, person });
    table = next.table;
    additions.push(next.addition);
  }
  counts.waiting += 1;
  try {
    await store.append(additions);
  } catch (error) {
    if (!(error instanceof Superseded)) health.failed(error);
    throw error;
  } finally {
    counts.waiting -= 1;
  }
  noteWritten(services, payer, additions);
}

/** What follows once the store has entries of one table. */
function noteWritten(services: LogServices, payer: string, additions: readonly Addition[]): void {
  const { health, allowances, counts, peers } = services;
  health.wrote();
  for (const { body } of additions) allowances.charge(payer, body);
  counts.entries += additions.length;
  const { code, seq } = at(additions, additions.length - 1);
  peers.bus.publish({ kind: 'written', tables: [[code, seq]] });
}

/** The end of a table's log. Appends entries there, and follows those that other processes append. */
export class LogEnd {
  readonly people = new Map<string, Person>();
  /** The clock by which entries are dated. */
  readonly clock: TableClock;
  readonly names: NameRoom;
  readonly #code: string;
  readonly #services: LogServices;
  #folded: TableState;
  /** The address that last gave a command here. It also pays for what machines write. */
  payer = '';

  constructor(services: LogServices, { code, people }: StoredTable, folded: TableState) {
    this.#code = code;
    this.names = new NameRoom({ ...services, code, people: this.people });
    this.#services = services;
    this.#folded = folded;
    this.clock = new TableClock({ calendar: () => services.store.now(), ticks: services.ticks }, folded.at);
    this.#meet(people);
  }

  /**
   * Durable before visible: the step that is to be shown, once the store has it. If another process was first, the log has to
   * catch up.
   */
  async append(body: Body, { asked, person, forgotten, ticket }: Circumstances = {}): Promise<Step> {
    const { store, games, health, counts } = this.#services;
    const before = this.#folded;
    const key = asked && { owner: asked.owner, n: asked.n };
    const context = { games, code: this.#code, now: this.clock.now(), key, person, forgotten, ticket };
    const { entry, table, addition } = nextEntry(before, body, context);
    const additions = [addition];
    counts.waiting += 1;
    try {
      await store.append(additions);
    } catch (error) {
      if (error instanceof Superseded) counts.superseded += 1;
      else health.failed(error);
      throw error;
    } finally {
      counts.waiting -= 1;
    }
    noteWritten(this.#services, this.payer, additions);
    if (forgotten !== undefined) this.people.delete(forgotten);
    if (person) this.people.set(person.owner, person);
    if (person && asked) this.names.note({ owner: person.owner, address: asked.connection.address });
    this.#folded = table;
    return { before, entry, after: table, asked };
  }

  /**
   * Reads what others have added, entry by entry, so that everybody is shown the same at every process. Throws `TableGone` if
   * the log does not reach this entry because the table no longer exists.
   */
  async *catchUp(upTo: number): AsyncGenerator<Step> {
    const { store } = this.#services;
    for await (const some of store.entries(this.#code, { from: this.#folded.seq + 1, to: Infinity })) {
      const entries = some.map((stored) => ({ stored, entry: understood(this.#code, stored, (entry) => entry) }));
      if (entries.some(({ entry }) => entry.kind !== 'moved')) await this.#meetNewPeople();
      for (const each of entries) yield this.#follow(each);
    }
    if (this.#folded.seq >= upTo) return;
    if (!(await store.load(this.#code))) throw new TableGone(`Table ${this.#code} was removed.`);
  }

  /** Reads what others have added, where nobody is shown anything. */
  async readOn(): Promise<void> {
    const steps = this.catchUp(this.#folded.seq);
    while (!(await steps.next()).done);
  }

  #follow({ stored, entry }: { readonly stored: StoredEntry; readonly entry: LogEntry }): Step {
    const { games, counts } = this.#services;
    const before = this.#folded;
    if (stored.seq !== before.seq + 1) throw new Unreadable(`Table ${this.#code} has no entry ${before.seq + 1}.`);
    const after = understood(this.#code, stored, () => fold(games, before, entry, stored));
    counts.followed += 1;
    this.clock.reach(stored.at);
    this.#folded = after;
    return { before, entry, after };
  }

  async #meetNewPeople(): Promise<void> {
    const people = (await this.#services.store.load(this.#code))?.people ?? [];
    const known = new Set(people.map(({ owner }) => owner));
    for (const owner of this.people.keys()) if (!known.has(owner)) this.people.delete(owner);
    this.#meet(people);
  }

  #meet(people: readonly Person[]): void {
    for (const person of people) this.people.set(person.owner, person);
  }
}
