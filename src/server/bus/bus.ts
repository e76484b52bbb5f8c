import type { Emote } from '../../protocol/scene.ts';
import type { KeptLine } from '../table/chat.ts';

/**
 * What processes that share a store tell each other. Of entries it carries codes and numbers only: whoever hears of one
 * reads it from the store. A lost bulletin delays something, and never changes it.
 */
export type Bulletin =
  /** Entries that are in the store now: of each table the number of its last one. */
  | { readonly kind: 'written'; readonly tables: readonly (readonly [code: string, seq: number])[] }
  | { readonly kind: 'removed'; readonly code: string }
  /** Somebody has come to these tables, or gone. */
  | { readonly kind: 'presence'; readonly codes: readonly string[] }
  /** Signals of the moment, which nobody misses when they are lost. */
  | { readonly kind: 'emote'; readonly code: string; readonly seat: number; readonly emote: Emote }
  | { readonly kind: 'chat'; readonly code: string; readonly line: KeptLine }
  | { readonly kind: 'nudge'; readonly code: string; readonly seat: number; readonly by: number }
  | { readonly kind: 'forward'; readonly code: string; readonly by: number };

/** What a process does with bulletins of the others. */
export interface BusListener {
  readonly heard: (bulletin: Bulletin) => void;
  /** Bulletins may have been lost: whatever they could have said has to be looked up. */
  readonly gap: () => void;
}

/** The way to all other processes that share the store. Nobody hears their own bulletins. */
export interface Bus {
  /** Tells the others; never fails and waits for nobody. Entries must be committed before. */
  publish(bulletin: Bulletin): void;
  listen(listener: BusListener): void;
  close(): Promise<void>;
}
