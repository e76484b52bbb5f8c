import type { Seat } from '../../engine/seats.ts';
import type { Card } from './box.ts';

/** What can happen in Thieves!. A field that may be missing is a secret from some: they hear the event without it. */
export type ThievesEvent =
  /** The deck as it lies now, its top card last. */
  | { readonly kind: 'shuffled'; readonly rule: 'TH-1.1' | 'TH-4.3'; readonly order?: readonly Card[] }
  | { readonly kind: 'dealt'; readonly rule: 'TH-1.1'; readonly seat: Seat; readonly cards?: readonly Card[] }
  /** `drawn` is the seat that begins. */
  | { readonly kind: 'first-player'; readonly rule: 'TH-1.2'; readonly drawn: Seat }
  | { readonly kind: 'turn'; readonly rule: 'TH-2.3'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly rule: 'TH-2.1' | 'TH-3.6'; readonly seat: Seat; readonly card?: Card }
  /** `laid` counts the cars on the table. */
  | { readonly kind: 'getaway'; readonly rule: 'TH-2.1'; readonly seat: Seat; readonly laid: number }
  | { readonly kind: 'stashed'; readonly rule: 'TH-3.1'; readonly seat: Seat; readonly card?: Card }
  | { readonly kind: 'gave'; readonly rule: 'TH-3.1'; readonly seat: Seat; readonly card: Card; readonly to: Seat }
  /** Police from a hand or from waiting cards, by choice or by an Alarm; `cars` are in the middle now. */
  | {
      readonly kind: 'police';
      readonly rule: 'TH-3.2' | 'TH-3.4' | 'TH-3.6';
      readonly seat: Seat;
      readonly card: Card;
      readonly cars: number;
    }
  | {
      readonly kind: 'roadblock';
      readonly rule: 'TH-3.3' | 'TH-3.8';
      readonly seat: Seat;
      readonly remove: Card | null;
    }
  | { readonly kind: 'alarm'; readonly rule: 'TH-3.4'; readonly seat: Seat }
  | {
      readonly kind: 'thief';
      readonly rule: 'TH-3.5';
      readonly seat: Seat;
      readonly from: Seat;
      readonly place: number;
      readonly to: Seat;
      readonly card?: Card;
    }
  | { readonly kind: 'idle-thief'; readonly rule: 'TH-3.8'; readonly seat: Seat }
  | { readonly kind: 'double-loot'; readonly rule: 'TH-3.6'; readonly seat: Seat }
  | { readonly kind: 'raid'; readonly rule: 'TH-3.2' | 'TH-3.4'; readonly cars: number }
  | {
      readonly kind: 'showed';
      readonly rule: 'TH-4.1';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly value: number;
    }
  | { readonly kind: 'lost'; readonly rule: 'TH-4.2'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'nobody-lost'; readonly rule: 'TH-4.2' }
  | { readonly kind: 'over'; readonly rule: 'TH-5.1'; readonly seat: Seat };
