import type { Event as GameEvent } from '../../../engine/game.ts';
import type { EventOf } from '../playback/by-kind.ts';
import type { LogEntry } from './log.ts';
import type { Reader } from './say-to.ts';

/** The sentence of the log for each kind of event; null if it has none. */
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
  /** Whose portrait stands beside the line, if not that of the event's `seat`. */
  readonly actorOf?: (event: Event) => number | undefined;
}

/** The two ways to get the words of an event: the sentence alone, or the line of the log. */
export function wordsFor<Event extends GameEvent, For extends Reader>(wording: Wording<Event, For>) {
  const { game, sentences, big, actorOf } = wording;

  // The cast is safe: each sentence is listed under the kind of event that it takes.
  const sentenceOf = (event: Event, reader: For): string | null =>
    (sentences[event.kind as Event['kind']] as (event: Event, reader: For) => string | null)(event, reader);

  function lineOf(event: Event, reader: For): LogEntry | null {
    const text = sentenceOf(event, reader);
    if (text === null) return null;
    const actor = 'seat' in event ? event.seat : actorOf?.(event);
    const seat = typeof actor === 'number' ? { seat: actor } : {};
    const weight = big.has(event.kind) ? { weight: 'big' as const } : {};
    return { text, rule: event.rule, href: `/rules/${game}#${event.rule}`, ...seat, ...weight };
  }
  return { sentenceOf, lineOf };
}
