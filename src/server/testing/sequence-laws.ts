import type { Command, Message } from '../../protocol/messages.ts';
import { fold } from '../../table/fold.ts';
import { seatOf, type TableState } from '../../table/state.ts';
import { understood } from '../../room/stored-table.ts';
import { settle, type RegistryHarness } from '../../room/testing/harness.ts';
import type { Page } from '../../room/testing/page.ts';
import { games } from '../../table/testing/table.ts';

/** What nobody may ever be answered. */
const failures: readonly string[] = ['disk', 'unreadable', 'malformed'];

/** What holds at a table whatever happens there. The witness is a fold of what the store has. */
export class Laws {
  #tables: RegistryHarness;
  readonly #code: string;
  #witness: TableState | undefined;
  #moves = 0;

  constructor(tables: RegistryHarness, code: string) {
    this.#tables = tables;
    this.#code = code;
  }

  movedTo(tables: RegistryHarness): void {
    this.#tables = tables;
  }

  async isDeleted(): Promise<boolean> {
    return (await this.#tables.store.load(this.#code)) === undefined;
  }

  /** Moves of people and machines so far. */
  async moves(): Promise<number> {
    await this.#follow();
    return this.#moves;
  }

  /** Every command is answered, and never with a failure of the server. */
  async answered(ask: () => Promise<Message | undefined>, page: Page, command: Command): Promise<Message> {
    let answer = await ask();
    for (let turn = 0; turn < 20 && !answer; turn++) {
      await settle();
      answer = page.messages.findLast((message) => 'n' in message && message.n === command.n);
    }
    if (!answer) throw new Error(`No answer to ${JSON.stringify(command)}.`);
    if (answer.say === 'refused') mustHold({ 'no answer is a failure': !failures.includes(answer.problem) });
    return answer;
  }

  /** Judges what these pages were sent since the last time. */
  async check(pages: ReadonlyMap<Page, unknown>): Promise<void> {
    await settle();
    mustHold({ [`the server reports nothing: ${this.#tables.reports.join()}`]: this.#tables.reports.length === 0 });
    if (await this.isDeleted()) return;
    const table = await this.#follow();
    const owners = table.seats.flatMap(({ owner }) => owner ?? []);
    mustHold({ 'nobody has two seats': new Set(owners).size === owners.length });
    let shared: string | undefined;
    const hosts = new Set<string | null>();
    for (const page of pages.keys()) {
      this.#checkNews(page, table);
      const { parts } = page;
      if (!parts) continue;
      const text = JSON.stringify(parts.shared);
      shared ??= text;
      mustHold({ 'everybody sees the same public part': text === shared });
      mustHold({ 'pages show the stage of the log': parts.shared.table.stage === table.stage });
      if (parts.own?.you.host) hosts.add(page.owner);
      checkOwn(page, table);
    }
    mustHold({ 'there is one host at most': hosts.size <= 1 });
  }

  #checkNews({ messages }: Page, { seq }: TableState): void {
    let last = 0;
    for (const message of messages.splice(0)) {
      if (message.say !== 'welcome' && message.say !== 'news') continue;
      mustHold({ 'numbers of entries never go back': message.seq >= last && message.seq <= seq });
      last = message.seq;
    }
  }

  /** Two servers show everybody the same. */
  mustBeSame(here: readonly string[], there: readonly string[]): void {
    const different = here.findIndex((each, index) => each !== there[index]);
    if (different < 0 && here.length === there.length) return;
    throw new Error(`Not the same after it was opened again:\n${here[different]}\n${there[different]}`);
  }

  async #follow(): Promise<TableState> {
    for await (const some of this.#tables.store.entries(this.#code, {
      from: (this.#witness?.seq ?? 0) + 1,
      to: Infinity,
    })) {
      for (const stored of some) {
        const before = this.#witness;
        mustHold({ 'entries have no gaps': stored.seq === (before?.seq ?? 0) + 1 });
        this.#witness = understood(this.#code, stored, (entry) => {
          if (entry.kind === 'moved') this.#moves += 1;
          return fold(games, before, entry, stored);
        });
      }
    }
    if (!this.#witness) throw new Error('The log is empty.');
    return this.#witness;
  }
}

/** A page has the private part of its own seat and of no other. */
function checkOwn({ owner, parts }: Page, table: TableState): void {
  if (owner === null || !parts?.own) return mustHold({ 'a screen has nothing private': owner !== null || !parts?.own });
  const seat = seatOf(table, owner);
  const { you, view } = parts.own;
  mustHold({ 'a page knows its seat': you.seat === seat });
  mustHold({ 'the host is the one of the log': you.host === (table.host === owner) });
  const { play } = table;
  const expected = seat === null || !play ? null : play.game.privateView(play.state, seat);
  mustHold({ 'the private part is that of the own seat': JSON.stringify(view) === JSON.stringify(expected) });
}

/** Throws an error with the first sentence that is false. */
function mustHold(sentences: Readonly<Record<string, boolean>>): void {
  for (const [sentence, isTrue] of Object.entries(sentences)) if (!isTrue) throw new Error(`Not so: ${sentence}`);
}
