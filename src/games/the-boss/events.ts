import type { Seat } from '../../engine/seats.ts';
import type { Card, City } from './box.ts';

/** What can happen in The Boss. A field that may be missing is a secret from some: they hear the event without it. */
export type TheBossEvent =
  /** The cities in play, and whether anybody can be banished. */
  | {
      readonly kind: 'cities';
      readonly rule: 'TB-0.3' | 'TB-0.4';
      readonly cities: readonly City[];
      readonly banishment: boolean;
    }
  | { readonly kind: 'first-player'; readonly rule: 'TB-1.2'; readonly seat: Seat; readonly drawn?: Seat }
  /** The police cards as they lie, the first on top. */
  | { readonly kind: 'police-shuffled'; readonly rule: 'TB-1.3'; readonly order?: readonly Card[] }
  /** `left` is the number of cities to the left of Chicago. */
  | {
      readonly kind: 'round';
      readonly rule: 'TB-1.1' | 'TB-2.5';
      readonly round: number;
      readonly first: Seat;
      readonly left: number;
    }
  | { readonly kind: 'back'; readonly rule: 'TB-5.5'; readonly seat: Seat; readonly from: AwayPlace }
  /** `drawn` is the place of the card among those of its city. */
  | {
      readonly kind: 'hidden';
      readonly rule: 'TB-2.1';
      readonly city: City;
      readonly drawn?: number;
      readonly card?: Card;
    }
  /** The other cards; the first seat gets the first five of them. */
  | { readonly kind: 'shuffled'; readonly rule: 'TB-2.1'; readonly order?: readonly Card[] }
  | {
      readonly kind: 'dealt';
      readonly rule: 'TB-2.1';
      readonly seat: Seat;
      /** What the backs show. [TB-2.2] */
      readonly cities: readonly City[];
      readonly cards?: readonly Card[];
    }
  | { readonly kind: 'last-lap'; readonly rule: 'TB-4.1'; readonly seats: readonly Seat[] }
  | { readonly kind: 'turn'; readonly rule: 'TB-2.3' | 'TB-4.1'; readonly seat: Seat; readonly lap: number }
  | {
      readonly kind: 'placed';
      readonly rule: 'TB-3.1';
      readonly seat: Seat;
      readonly city: City;
      readonly pros: number;
      readonly amateurs: number;
    }
  | { readonly kind: 'passed'; readonly rule: 'TB-3.6'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly rule: 'TB-2.3'; readonly seat: Seat; readonly card: Card }
  /** All badges so far. */
  | {
      readonly kind: 'police';
      readonly rule: 'TB-2.4';
      readonly card: Card;
      readonly silver: number;
      readonly gold: number;
    }
  | { readonly kind: 'last-round'; readonly rule: 'TB-2.4'; readonly round: number }
  /** The hidden card of a city is shown, and taken by its leader if it has one. */
  | {
      readonly kind: 'took';
      readonly rule: 'TB-5.1';
      readonly city: City;
      readonly card: Card;
      readonly seat: Seat | null;
    }
  | { readonly kind: 'money'; readonly rule: 'TB-5.2'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'killed'; readonly rule: 'TB-5.3'; readonly seat: Seat; readonly city: City }
  /** `back` is the round for which the expert returns. */
  | {
      readonly kind: AwayPlace;
      readonly rule: 'TB-5.3';
      readonly seat: Seat;
      readonly city: City;
      readonly back: number;
    }
  | { readonly kind: 'banished'; readonly rule: 'TB-5.3'; readonly seat: Seat; readonly city: City }
  /** The money face up to the left of Chicago, and how its leader and Alcapo divide it. */
  | {
      readonly kind: 'chicago';
      readonly rule: 'TB-5.4';
      readonly seat: Seat | null;
      readonly sum: number;
      readonly amount: number;
    }
  | { readonly kind: 'amateurs-left'; readonly rule: 'TB-2.5'; readonly seat: Seat; readonly amateurs: number }
  | { readonly kind: 'over'; readonly rule: 'TB-6.1'; readonly round: number };

/** Where an expert recovers, or waits. */
export type AwayPlace = 'hospital' | 'prison';
