import type { Emote } from '../../protocol/scene.ts';
import type { KeptLine } from '../../room/chat.ts';

/**
 * What processes that share a store tell each other. About entries it carries only codes and numbers; the receiver
 * reads them from the store, and asks it whether a table was removed. Losing a bulletin delays something but never
 * changes the outcome.
 */
export type Bulletin =
  /** Entries that are in the store now: for each table, the number of its last entry. */
  | { readonly kind: 'written'; readonly tables: readonly (readonly [code: string, seq: number])[] }
  | { readonly kind: 'removed'; readonly code: string }
  /** Somebody has come to these tables, or gone. */
  | { readonly kind: 'presence'; readonly codes: readonly string[] }
  /** Signals of the moment. Losing one does no harm. */
  | { readonly kind: 'emote'; readonly code: string; readonly seat: number; readonly emote: Emote }
  | { readonly kind: 'chat'; readonly code: string; readonly line: KeptLine }
  | { readonly kind: 'nudge'; readonly code: string; readonly seat: number; readonly by: number }
  | { readonly kind: 'forward'; readonly code: string; readonly by: number };

/** Receives the bulletins of the other processes. */
export interface BusListener {
  readonly heard: (bulletin: Bulletin) => void;
  /** Bulletins may have been lost: look up everything they could have said. */
  readonly gap: () => void;
}

/** Connects this process to all others that share the store. A process does not receive its own bulletins. */
export interface Bus {
  /** Sends a bulletin. Never fails and never waits. Entries must be committed first. */
  publish(bulletin: Bulletin): void;
  listen(listener: BusListener): void;
  close(): Promise<void>;
}
