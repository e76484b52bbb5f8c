import type { LogEntry } from './log.ts';

/** Lines of the log that have been worded: a sentence is put together once, however often the log is drawn. */
export class LineMemory<Event extends object> {
  #known = new WeakMap<Event, LogEntry | null>();
  #wording = '';
  readonly #word: (event: Event) => LogEntry | null;

  constructor(word: (event: Event) => LogEntry | null) {
    this.#word = word;
  }

  /** `wording` is everything that would change the words: the language, the names of the people, who reads. */
  lineOf(event: Event, wording: string): LogEntry | null {
    if (wording !== this.#wording) {
      this.#known = new WeakMap();
      this.#wording = wording;
    }
    const known = this.#known.get(event);
    if (known !== undefined) return known;
    const line = this.#word(event);
    this.#known.set(event, line);
    return line;
  }
}
