import type { Seat } from '../engine/seats.ts';

/** Something that follows from what a player knows, as a code and numbers. A chance is a number from 0 to 1. */
export type Fact =
  /* Cash 'n Guns */
  /** The gun that this player points at the viewer is loaded. */
  | { readonly kind: 'gun'; readonly seat: Seat; readonly chance: number }
  /** At least one of the guns aimed at the viewer is loaded. */
  | { readonly kind: 'guns'; readonly guns: number; readonly chance: number }
  /** Enough of them are loaded to eliminate the viewer. */
  | { readonly kind: 'deadly'; readonly chance: number }
  /** This player's gun is loaded, whoever it will point at. */
  | { readonly kind: 'loaded'; readonly seat: Seat; readonly chance: number }
  /** A card from the hand of this player is a Bang!. */
  | { readonly kind: 'bangs'; readonly seat: Seat; readonly cards: number; readonly chance: number }
  /* The Boss */
  /** What may lie hidden in a city, and who would get it now. */
  | {
      readonly kind: 'city';
      readonly city: number;
      readonly leader: Seat | null;
      readonly cards: readonly { readonly card: number; readonly chance: number }[];
    }
  /** The police card of this round ends the game. */
  | { readonly kind: 'last-round'; readonly chance: number }
  /* Thieves! */
  /** In a raid now, this player would lose everything. */
  | { readonly kind: 'richest'; readonly seat: Seat; readonly chance: number }
  /** Cards in front of this player that the viewer has not seen, and what they count in a raid on average. */
  | { readonly kind: 'covered'; readonly seat: Seat; readonly cards: number; readonly worth: number }
  /** Somebody else can bring the police with one card from the hand they hold now. */
  | { readonly kind: 'raid'; readonly chance: number };

/** What follows from a view, and the number of worlds in which it was counted. */
export interface Odds {
  readonly worlds: number;
  readonly facts: readonly Fact[];
}
