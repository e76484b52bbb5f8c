import type { Hidden } from '../../../replay/after.ts';
import type { Card } from '../box.ts';

/* What the worker finds out about what was hidden in a finished game, as plain data: types that pages import. */

/** Somebody's loot when it was counted. */
export interface Haul {
  /** `secret`: not everybody had seen its face. */
  readonly cards: readonly { readonly card: Card; readonly secret: boolean }[];
  readonly value: number;
  readonly lost: boolean;
}

/** What everybody had face down, raid by raid, and at the end. */
export interface HaulTable extends Hidden {
  readonly game: 'thieves';
  readonly counts: readonly { readonly kind: 'raid' | 'end'; readonly step: number; readonly hauls: readonly Haul[] }[];
}
