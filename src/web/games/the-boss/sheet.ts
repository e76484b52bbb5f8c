import type { City } from '../../../games/the-boss/box.ts';

/** What lies large before the viewer's eyes. */
export type TheBossSheet =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'player'; readonly place: number }
  | { readonly kind: 'police' };
