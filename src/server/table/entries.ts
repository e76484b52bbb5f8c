import type { Move, Options } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { BotLevel, Clock } from '../../protocol/scene.ts';

/** Which command of which device brought an entry about: the same command again is not carried out again. */
export interface Key {
  readonly owner: string;
  readonly n: number;
}

/** Who made a move: the person, a bot whose seat it is or who stands in, the clock, or a bot that others asked for. */
export type MovedBy = 'person' | 'bot' | 'clock' | 'nudged';

/** What can happen to a table. The table is the fold of its entries: nothing else decides what it is. */
export type Body =
  | {
      readonly kind: 'opened';
      readonly game: string;
      readonly options: Options;
      readonly seats: number;
      readonly clock: Clock;
      readonly host: string;
    }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly owner: string }
  /** The seat is free again; during a game a bot takes it over for good. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly by: 'self' | 'host' }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: BotLevel | null }
  | { readonly kind: 'set'; readonly options: Options; readonly clock: Clock }
  | { readonly kind: 'seats'; readonly count: number }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly with: Seat }
  | { readonly kind: 'host'; readonly owner: string }
  | { readonly kind: 'locked'; readonly locked: boolean }
  | { readonly kind: 'paused'; readonly paused: boolean }
  /** Bots take the empty seats. The seed is for this game and for nothing else. */
  | { readonly kind: 'started'; readonly seed: string; readonly rules: number }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly decision: number;
      readonly move: Move | 'late';
      readonly by: MovedBy;
    }
  | { readonly kind: 'stood-in'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** Somebody asks for a bot's seat in a running game; the people there let them in, one by one, or do not. */
  | { readonly kind: 'asked-in'; readonly seat: Seat; readonly owner: string }
  | { readonly kind: 'let-in'; readonly seat: Seat }
  | { readonly kind: 'turned-away' }
  /** A person goes on with another device. */
  | { readonly kind: 'carried'; readonly owner: string; readonly to: string }
  | { readonly kind: 'end'; readonly seat: Seat; readonly agree: boolean }
  /** Everybody gets up and sits down again one seat further, and another game begins. */
  | { readonly kind: 'rematch'; readonly seed: string; readonly rules: number };

export type LogEntry = Body & { readonly key?: Key };
