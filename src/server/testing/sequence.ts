import { chanceInSeries, random, type Chance } from '../../engine/chance/index.ts';
import { chatModes } from '../../protocol/chat.ts';
import { emotes, figures, type Ask, type Scene } from '../../protocol/scene.ts';
import type { Command, Message } from '../../protocol/messages.ts';
import { ownerOf } from '../registry/table-registry.ts';
import { pass, settle, type RegistryHarness, TableHarness } from '../../room/testing/harness.ts';
import { pick } from '../../../tests/server/testing/mutate.ts';
import { Page } from '../../room/testing/page.ts';
import { deviceOf, type Wish } from './player.ts';
import { Laws } from './sequence-laws.ts';

/* What some devices at a few addresses do at a table in any order. A number decides all of it. */

const people = ['Ala', 'Bruno', 'Celina', 'Dawid', 'Ewa'] as const;
const addresses = 3;

/** Moments that matter for stand-ins, votes, the host and tables that nobody uses. */
const pauses = [3, 13, 16, 61, 61, 130, 400];

/** How often each kind of thing has happened. A kind that never did was not tested. */
export type Happened = Record<string, number>;

interface Somebody {
  readonly name: (typeof people)[number];
  readonly index: number;
  readonly owner: string;
  readonly address: string;
  /** The number of their last command. */
  n: number;
}

export class Sequence {
  readonly #number: number;
  readonly #dice: Chance;
  readonly #everybody: readonly Somebody[];
  readonly #happened: Happened;
  /** Open pages; nobody in particular is at a big screen. */
  readonly #pages = new Map<Page, Somebody | undefined>();
  readonly #tableOf = new Map<Page, TableHarness>();
  readonly #tickets: string[] = ['x'.repeat(22)];
  readonly #told: string[] = [];
  #last: { readonly page: Page; readonly command: Command } | undefined;
  #tables: RegistryHarness;
  #laws: Laws;
  #code = '';

  /** @param happened is added to */
  constructor(number: number, tables: RegistryHarness, happened: Happened) {
    this.#number = number;
    this.#dice = chanceInSeries(17, number);
    this.#tables = tables;
    this.#laws = new Laws(tables, '');
    this.#happened = happened;
    this.#everybody = people.map((name, index) => ({
      name,
      index,
      owner: ownerOf(deviceOf(`${name} ${number}`)),
      address: `10.${(number >> 8) & 255}.${number & 255}.${(number >> 16) * addresses + (index % addresses)}`,
      n: 0,
    }));
  }

  /** Plays the whole sequence, and opens the table again at another server. Fails with the first law that is broken. */
  async play(steps: number): Promise<void> {
    try {
      await this.#open();
      for (let step = 0; step < steps; step++) {
        await this.#step();
        await pass(1, 1);
        if (step % 3 === 2) await this.#laws.check(this.#pages);
      }
      if (await this.#laws.isDeleted()) return this.#count('deleted');
      if (this.#number % 4 === 0) await this.#reopen();
      else await this.#allCome();
      await this.#playOn();
    } catch (error) {
      const why = error instanceof Error ? error.stack : String(error);
      throw new Error(`Sequence ${this.#number}: ${why}\n${this.#told.slice(-30).join('\n')}`, { cause: error });
    } finally {
      // A table sleeps when nobody is there. Otherwise its bots would play on during the next sequences.
      await this.#allGo();
    }
  }

  async #open(): Promise<void> {
    const [host] = this.#everybody;
    if (!host) throw new Error('Nobody opens a table.');
    const game = pick(this.#dice, ['pennies', 'pennies', 'pennies', 'thieves', 'the-boss']);
    const opened = await this.#tables.registry.open(
      {
        ...{ game, device: deviceOf(`${host.name} ${this.#number}`), name: host.name, figure: figures[0] },
        ...{ options: {}, clock: pick(this.#dice, ['none', 'brisk']), seats: 3, playNow: false },
      },
      host.address,
    );
    if (!('code' in opened)) throw new Error(JSON.stringify(opened));
    this.#code = opened.code;
    this.#laws = new Laws(this.#tables, opened.code);
    for (const somebody of this.#everybody.slice(0, 2 + random(this.#dice, 3))) await this.#enter(somebody);
  }

  async #enter(somebody: Somebody | undefined): Promise<Page | undefined> {
    const table = await this.#tables.registry.find(this.#code);
    const page = new Page(somebody?.owner ?? null, somebody?.address ?? '10.255.0.1');
    const why = table ? table.whyNoRoom(page) : 'no-such-table';
    this.#tell(`${somebody?.name ?? 'a screen'} comes ${why ?? ''}`);
    if (!table || why) return undefined;
    table.connect(page, 0);
    this.#pages.set(page, somebody);
    this.#tableOf.set(page, new TableHarness(table));
    await settle();
    return page;
  }

  #exit(page: Page): void {
    this.#tell(`${this.#pages.get(page)?.name ?? 'a screen'} goes`);
    this.#tableOf.get(page)?.leave(page);
    this.#pages.delete(page);
    this.#tableOf.delete(page);
  }

  /** Sends a command, which has to be answered. */
  async #say(page: Page, wish: Wish): Promise<Message | undefined> {
    const somebody = this.#pages.get(page);
    const table = this.#tableOf.get(page);
    if (!table) return undefined;
    const command = { ...wish, n: wish.n ?? (somebody ? ++somebody.n : 1) } as Command;
    this.#last = { page, command };
    this.#count('frames');
    const answer = await this.#laws.answered(() => table.says(page, command), page, command);
    const how = answer.say === 'refused' ? answer.problem : answer.say;
    this.#count(`${command.do}: ${answer.say === 'refused' ? 'refused' : 'done'}`);
    this.#tell(`${somebody?.name ?? 'a screen'}: ${JSON.stringify(command)} → ${how}`);
    if (answer.say === 'ticket') this.#tickets.push(answer.ticket);
    return answer;
  }

  #tell(what: string): void {
    this.#told.push(what);
  }

  #count(kind: string): void {
    this.#happened[kind] = (this.#happened[kind] ?? 0) + 1;
  }

  async #step(): Promise<void> {
    const dice = this.#dice;
    const pages = [...this.#pages.keys()];
    const kind = random(dice, 20);
    if (pages.length === 0 || kind === 0) return void (await this.#enter(this.#anybody()));
    const page = pick(dice, pages);
    if (kind === 1) return this.#exit(page);
    if (kind === 2) return this.#pause(pick(dice, pauses));
    if (kind === 3) return this.#askForGames();
    if (kind === 4 && this.#last && this.#pages.has(this.#last.page)) return void (await this.#repeat(this.#last));
    if (kind === 5 && page.drawn?.table.game === 'pennies') return this.#playToTheEnd();
    if (kind < 12) return void (await this.#say(page, this.#usual(page) ?? this.#anything(page)));
    await this.#say(page, this.#anything(page));
  }

  /** The pages that are there play the game to its end, if nobody else is awaited. */
  async #playToTheEnd(): Promise<void> {
    for (let round = 0; round < 6; round++) {
      for (const page of this.#pages.keys()) {
        const move = this.#move(page.drawn?.game?.ask);
        if (move && page.drawn?.table.paused === false) await this.#say(page, move);
      }
      await pass(2, 1);
    }
  }

  #pause(seconds: number): Promise<void> {
    this.#tell(`${seconds} seconds`);
    return pass(seconds, 5);
  }

  #anybody(): Somebody | undefined {
    return random(this.#dice, 12) === 0 ? undefined : pick(this.#dice, this.#everybody);
  }

  /** A page repeats a command if it does not know whether it arrived. */
  async #repeat({ page, command }: { readonly page: Page; readonly command: Command }): Promise<void> {
    await this.#say(page, command);
  }

  /** Records and shared games, which are read over HTTP. Nothing here may fail. */
  async #askForGames(): Promise<void> {
    this.#tell('somebody asks for games');
    const { archive, shares } = this.#tables.registry;
    const { owner } = pick(this.#dice, this.#everybody);
    await archive.list(this.#code);
    const record = await archive.record(this.#code);
    if ('text' in record) for await (const text of record.text) this.#count(text === '' ? 'empty' : 'records');
    const shared = await shares.share({ code: this.#code, number: undefined, owner, names: true, picture: null });
    this.#count('id' in shared ? 'shared' : 'not shared');
    await this.#tables.registry.tidy();
  }

  /** What brings the table forward, as far as this page can do it. */
  #usual(page: Page): Wish | undefined {
    const scene = page.drawn;
    const somebody = this.#pages.get(page);
    if (!scene || !somebody) return undefined;
    const { table, you, game } = scene;
    const hasSeat = table.seats.some(({ kind }) => kind !== 'person');
    if (you.host && table.stage !== 'playing' && !hasSeat) return { do: 'start' };
    if (you.seat === null) return this.#comeIn(scene, somebody);
    if (table.paused) return { do: 'pause', paused: false };
    if (table.endVote) return { do: 'end', agree: true };
    if (table.newcomer) return { do: 'let-in', agree: true };
    if (table.stage === 'playing') return this.#move(game?.ask) ?? { do: 'emote', emote: pick(this.#dice, emotes) };
    if (table.stage === 'over') return { do: 'ready', ready: true };
    if (table.resumable && random(this.#dice, 2) === 0) return { do: 'resume', agree: true };
    // Where the role of the host waits for somebody, games begin by readiness.
    return you.host || random(this.#dice, 2) === 0 ? { do: 'start' } : { do: 'ready', ready: true };
  }

  #move(ask: Ask | null | undefined): Wish | undefined {
    return ask ? { do: 'move', decision: ask.decision, move: { ...pick(this.#dice, ask.moves) } } : undefined;
  }

  #comeIn({ table }: Scene, { name, index }: Somebody): Wish {
    const figure = figures[index] ?? 'cap';
    const free = table.seats.findIndex(({ kind }) => kind !== 'person');
    const seat = Math.max(0, free);
    const maySit = table.stage === 'lobby' || (table.stage === 'over' && random(this.#dice, 2) === 0);
    if (maySit) return { do: 'sit', seat, name, figure };
    return table.stage === 'playing' ? { do: 'ask-in', seat, name, figure } : { do: 'wait', name, figure };
  }

  #anything(page: Page): Wish {
    const dice = this.#dice;
    const { name, index } = this.#pages.get(page) ?? { name: 'Ala', index: 0 };
    const figure = pick(dice, [figures[index] ?? 'cap', figures[index] ?? 'cap', pick(dice, figures)]);
    const seat = random(dice, 4);
    const agree = random(dice, 3) > 0;
    if (random(dice, 300) === 0) return { do: 'delete' };
    return pick<Wish>(dice, [
      ...([
        { do: 'sit', seat, name, figure },
        { do: 'ask-in', seat, name, figure },
      ] as const),
      ...([{ do: 'wait', name, figure }, { do: 'wait', name, figure }, { do: 'leave' }, { do: 'leave' }] as const),
      ...([{ do: 'carry' }, { do: 'carry' }, { do: 'carry' }] as const),
      ...[0, 1, 2].map(() => ({ do: 'claim', ticket: this.#tickets.at(-1 - random(dice, 2)) ?? '' }) as const),
      ...([{ do: 'end', agree }, { do: 'resume', agree }, { do: 'let-in', agree }, { do: 'give-up' }] as const),
      ...([{ do: 'start' }, { do: 'ready', ready: agree }, { do: 'pause', paused: !agree }] as const),
      ...([
        { do: 'host', seat },
        { do: 'host', seat },
        { do: 'kick', seat },
        { do: 'swap', seat, with: 0 },
      ] as const),
      ...([
        { do: 'bot', seat, level: 'regular' },
        { do: 'bot', seat, level: null },
      ] as const),
      ...([
        { do: 'lock', locked: !agree },
        { do: 'seats', count: 2 + seat },
        { do: 'set', clock: 'brisk' },
      ] as const),
      { do: 'game', game: pick(dice, ['pennies', 'pennies', 'thieves', 'chess']) },
      ...([{ do: 'set-chat', chat: pick(dice, chatModes) }, { do: 'time' }] as const),
      ...([
        { do: 'chat', text: pick(dice, ['Hi', '👍🏽'.repeat(20), '\u202e']) },
        { do: 'emote', emote: 'bye' },
      ] as const),
      ...([{ do: 'nudge', seat }, { do: 'stand-in', seat }, { do: 'forward' }] as const),
    ]);
  }

  /** Everybody looks at the table here, and then at another server with the same store. They have to see the same. */
  async #reopen(): Promise<void> {
    await this.#allGo();
    const here = await this.#seenByAll();
    await this.#allGo();
    this.#tables = this.#tables.again();
    this.#laws.movedTo(this.#tables);
    this.#laws.mustBeSame(here, await this.#seenByAll());
    this.#count('reopened');
  }

  async #seenByAll(): Promise<readonly string[]> {
    await this.#allCome();
    return [...this.#pages.keys()].map(({ parts }) => JSON.stringify(parts));
  }

  async #allCome(): Promise<void> {
    const here = new Set(this.#pages.values());
    for (const somebody of this.#everybody) if (!here.has(somebody)) await this.#enter(somebody);
  }

  async #allGo(): Promise<void> {
    for (const page of [...this.#pages.keys()]) this.#exit(page);
    await settle();
  }

  /** Whatever has happened: when all are back and want to play, somebody makes a move or a game ends. */
  async #playOn(): Promise<void> {
    const before = await this.#laws.moves();
    for (let round = 0; round < 30; round++) {
      for (const page of this.#pages.keys()) {
        const wish = round % 3 === 0 || page.drawn?.you.seat !== null ? this.#usual(page) : undefined;
        if (wish && wish.do !== 'emote') await this.#say(page, wish);
        const { table, you } = page.drawn ?? {};
        if (you?.host && table?.locked) await this.#say(page, { do: 'lock', locked: false });
      }
      await pass(16, 2);
      if ((await this.#laws.moves()) === before) continue;
      await this.#laws.check(this.#pages);
      return this.#count('played on');
    }
    throw new Error('Nobody can play at this table any more.');
  }
}
