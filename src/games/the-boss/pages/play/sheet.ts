import type { City } from '../../box.ts';

/** The sheet that is open over the table. */
export type TheBossSheet =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'player'; readonly place: number }
  | { readonly kind: 'police' };
