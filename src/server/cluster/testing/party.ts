import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../../engine/at.ts';
import { random, type Chance } from '../../../engine/chance/index.ts';
import { games } from '../../../games/catalogue.ts';
import { figures } from '../../../protocol/scene.ts';
import type { Store } from '../../store/store.ts';
import { openTable, Player } from '../../testing/player.ts';
import { contradictions } from './history-checker.ts';
import { Wanderer, type Bases } from './wanderer.ts';

/** Tables that are opened at the same time. */
const atOnce = 10;
/** The number of entries that every table must add after the disturbances. */
const signsOfLife = 3;
/**
 * Milliseconds after which a table without new entries counts as stuck. It is generous, because a busy machine is slow.
 */
const timeout = 30_000;

interface Table {
  readonly code: string;
  readonly people: Wanderer[];
}

/** Many tables of all three games, with bots and with people who move between servers. */
export class Party {
  readonly tables: readonly Table[];
  readonly #bases: Bases;
  readonly #dice: Chance;
  readonly #carrying = new Set<Table>();
  #phones = 0;

  private constructor(tables: readonly Table[], bases: Bases, dice: Chance) {
    this.tables = tables;
    this.#bases = bases;
    this.#dice = dice;
  }

  /** Opens tables, each with two people and two bots, and starts their games. */
  static async begin(count: number, bases: Bases, dice: Chance): Promise<Party> {
    const open = (index: number) => openPlayingTable(at(bases(), index % bases().length), index, { bases, dice });
    const tables: Table[] = [];
    for (let index = 0; index < count; index += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, count - index) }, (_, each) => open(index + each));
      tables.push(...(await Promise.all(some)));
    }
    for (const person of tables.flatMap(({ people }) => people)) person.come();
    return new Party(tables, bases, dice);
  }

  get people(): readonly Wanderer[] {
    return this.tables.flatMap(({ people }) => people);
  }

  /** Moves one person to another server. */
  hop(): void {
    at(this.people, random(this.#dice, this.people.length)).hop();
  }

  /**
   * Gives somebody a ticket that two devices try to use at the same time: one of them plays on, the other one watches.
   */
  async carrySeat(): Promise<void> {
    const table = at(this.tables, random(this.#dice, this.tables.length));
    // A device makes one request at a time.
    if (this.#carrying.has(table)) return;
    this.#carrying.add(table);
    await this.#carryAt(table);
    this.#carrying.delete(table);
  }

  async #carryAt(table: Table): Promise<void> {
    const owner = at(table.people, 0);
    const said = await owner.ask({ do: 'carry' });
    if (said.say !== 'ticket') return;
    const { ticket } = said;
    const context = { bases: this.#bases, dice: this.#dice };
    const phones = [1, 2, 3].map(() => new Wanderer(table.code, `phone ${(this.#phones += 1)}`, context));
    for (const phone of phones) {
      table.people.push(phone);
      phone.come();
    }
    const [first, second, last] = phones;
    await Promise.all([first, second].map((phone) => phone?.ask({ do: 'claim', ticket })));
    // Tries the ticket again after every server must know that it has been used.
    await last?.ask({ do: 'claim', ticket });
  }

  /** Names the tables that do not go on although all is calm. */
  async stuckTables(): Promise<readonly string[]> {
    const seqOf = ({ people }: Table) => Math.max(...people.map(({ seq }) => seq));
    const waiting = new Map(this.tables.map((table) => [table, seqOf(table) + signsOfLife]));
    const seen = () => [...waiting.keys()].flatMap(({ people }) => people).reduce((sum, { seq }) => sum + seq, 0);
    let [before, since] = [seen(), Date.now()];
    while (waiting.size > 0 && Date.now() < since + timeout) {
      await pause(50);
      for (const [table, seq] of waiting) if (table.people.every((each) => each.seq >= seq)) waiting.delete(table);
      if (seen() === before) continue;
      [before, since] = [seen(), Date.now()];
    }
    return Array.from(
      waiting.keys(),
      ({ code, people }) =>
        `${code}: the table is stuck (${people.map((each) => `${each.name}: ${each.seq} ${each.stage}`).join(', ')}).`,
    );
  }

  /** Lets everybody leave and compares what they saw with the store. */
  async end(store: Pick<Store, 'entries'>): Promise<readonly string[]> {
    await Promise.all(this.people.map((person) => person.leave()));
    const found: string[] = [];
    // One after the other: in parallel they would wait for each other longer than the store waits for a connection.
    for (const { code, people } of this.tables) found.push(...(await contradictions(store, code, people)));
    return found;
  }

  /** Entries that somebody has seen. */
  get entries(): number {
    return this.tables.reduce((sum, { people }) => sum + Math.max(...people.map(({ seq }) => seq)), 0);
  }
}

async function openPlayingTable(
  base: string,
  index: number,
  context: { readonly bases: Bases; readonly dice: Chance },
): Promise<Table> {
  const names = [`Ala ${index}`, `Bruno ${index}`];
  const [host = '', guest = ''] = names;
  const code = await openTable(base, host, { seats: 4, game: at(Object.keys(games), index % 3) });
  // A host who is not connected soon loses that role.
  const first = await Player.at(base, code, host);
  const second = await Player.at(base, code, guest);
  await second.does({ do: 'sit', seat: 1, name: guest, figure: at(figures, 1) });
  await first.does({ do: 'start' });
  await Promise.all([first.leave(), second.leave()]);
  return { code, people: names.map((name) => new Wanderer(code, name, context)) };
}
