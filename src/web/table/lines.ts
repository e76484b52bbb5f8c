import type { Event as GameEvent } from '../../engine/game.ts';
import type { EventOf } from './by-kind.ts';
import type { LogEntry } from './log.ts';

/** For whom a sentence is put together. A game may add what its sentences depend on. */
export interface Reader {
  readonly nameAt: (seat: number) => string;
}

/** What the log says about each kind of event; null where it goes without saying. */
export type Sentences<Event extends GameEvent, For extends Reader> = {
  readonly [Kind in Event['kind']]: (event: EventOf<Event, Kind>, reader: For) => string | null;
};

export const unsaid = (): null => null;

/** How a game words its log. */
interface Wording<Event extends GameEvent, For extends Reader> {
  readonly game: string;
  readonly sentences: Sentences<Event, For>;
  /** Kinds of events that stand out. */
  readonly big: ReadonlySet<Event['kind']>;
}

/** The two ways to ask for the words of an event: the sentence alone, or the line of the log. */
export function wordsFor<Event extends GameEvent, For extends Reader>({ game, sentences, big }: Wording<Event, For>) {
  // The cast is safe: a sentence stands under the kind of event that it takes.
  const sentenceOf = (event: Event, reader: For): string | null =>
    (sentences[event.kind as Event['kind']] as (event: Event, reader: For) => string | null)(event, reader);

  function lineOf(event: Event, reader: For): LogEntry | null {
    const text = sentenceOf(event, reader);
    if (text === null) return null;
    const seat = 'seat' in event && typeof event.seat === 'number' ? { seat: event.seat } : {};
    const weight = big.has(event.kind) ? { weight: 'big' as const } : {};
    return { text, rule: event.rule, href: `/rules/${game}#${event.rule}`, ...seat, ...weight };
  }
  return { sentenceOf, lineOf };
}
