import type { Component } from 'svelte';

/** What is printed on a card, for every game the same anatomy: one big picture, a sign in two corners, a name. */
export interface CardFace {
  readonly name: string;
  readonly picture: Component;
  /** The value or sign in the corners; none: the picture says it all. */
  readonly corner?: string;
  /** A second sign at the foot of the card, where a value depends on who counts. */
  readonly foot?: string;
  readonly tone: 'money' | 'danger' | 'action';
}

/** What a back tells of a card: the colour and the sign of what it belongs to. */
export interface CardBack {
  readonly colour: string;
  readonly mark: string;
}

/** A lying card keeps a hint of disorder: one or two degrees, always the same for the same place. */
export const disorder = (place: number): number => ((place * 37) % 5) - 2;
