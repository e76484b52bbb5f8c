import type { LogEntry } from './log.ts';

/** A cache of worded lines: each sentence is built once, however often the log is drawn. */
export class LineMemory<Event extends object> {
  #known = new WeakMap<Event, LogEntry | null>();
  #wording = '';
  readonly #word: (event: Event) => LogEntry | null;

  constructor(word: (event: Event) => LogEntry | null) {
    this.#word = word;
  }

  /** `wording` is everything the words depend on: the language, the names of the people, the reader. */
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
