import { mostChatLines, type ChatLine } from '../../protocol/chat.ts';
import { remember, rememberedJson } from '../device/storage.ts';

const name = 'hideout.muted';
/** The most people whom this browser remembers as muted, at all tables together. */
const mostMuted = 100;

/** What people wrote at a table, as this browser shows it. */
export class ChatRoom {
  readonly #code: string;
  #lines = $state.raw<readonly ChatLine[]>([]);
  #muted = $state.raw<readonly string[]>(mutedBefore());
  /** The newest line that was read. */
  #readUpTo = $state(-Infinity);
  /** Lines from before this page was opened do not count as new. */
  #isReading = $state(false);

  constructor(code: string) {
    this.#code = code;
  }

  /** All lines except those of muted people. */
  readonly lines = $derived.by(() => this.#lines.filter(({ from }) => !this.isMuted(from)));
  readonly hidden = $derived.by(() => this.#lines.length - this.lines.length);
  readonly unread = $derived.by(() =>
    this.#isReading ? 0 : this.lines.filter(({ at }) => at > this.#readUpTo).length,
  );
  /** Everybody who wrote one of the known lines, by the id on their lines. */
  readonly writers = $derived.by(() => new Map(this.#lines.map(({ from, name: called }) => [from, called])));

  /** A line may arrive twice: after a lost connection the table sends the last ones again. */
  hear(lines: readonly ChatLine[]): void {
    const known = new Map([...this.#lines, ...lines].map((line) => [line.id, line]));
    this.#lines = [...known.values()].toSorted((one, other) => one.at - other.at).slice(-mostChatLines);
    if (this.#isReading) this.#readAll();
  }

  /** The host has switched messages off. */
  forget(): void {
    this.#lines = [];
  }

  /** Marks the lines as being read, until the returned function is called. */
  read(): () => void {
    this.#isReading = true;
    this.#readAll();
    return () => {
      this.#isReading = false;
      this.#readAll();
    };
  }

  #readAll(): void {
    this.#readUpTo = Math.max(this.#readUpTo, this.#lines.at(-1)?.at ?? -Infinity);
  }

  isMuted(from: string): boolean {
    return this.#muted.includes(`${this.#code}-${from}`);
  }

  /** Hides what somebody writes, or shows it again, in this browser only. */
  toggleMute(from: string): void {
    const person = `${this.#code}-${from}`;
    const others = mutedBefore().filter((each) => each !== person);
    this.#muted = (this.isMuted(from) ? others : [...others, person]).slice(-mostMuted);
    remember(name, JSON.stringify(this.#muted));
  }
}

function mutedBefore(): readonly string[] {
  const saved = rememberedJson(name);
  return Array.isArray(saved) ? saved.filter((each): each is string => typeof each === 'string') : [];
}
