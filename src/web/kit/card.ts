import type { Component } from 'svelte';

/** The print of a card, with the same structure in every game: one big picture, a sign in two corners, a name. */
export interface CardFace {
  readonly name: string;
  readonly picture: Component;
  /** The value or sign in the corners; undefined if the picture is enough. */
  readonly corner?: string;
  /** A second sign at the bottom, where a value depends on who counts. */
  readonly foot?: string;
  readonly tone: 'money' | 'danger' | 'action';
}

/** What a back shows about a card: the colour and the sign of its group. */
export interface CardBack {
  readonly colour: string;
  readonly mark: string;
}

/** A card on the table is slightly rotated: by one or two degrees, always the same for the same place. */
export const disorder = (place: number): number => ((place * 37) % 5) - 2;
