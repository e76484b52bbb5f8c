import type { Move, Options } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { ChatMode } from '../protocol/chat.ts';
import type { Help } from '../protocol/help.ts';
import type { BotLevel, Clock } from '../protocol/scene.ts';
import type { Arranged, Kept, Lobby } from './state.ts';
import type { WhatIf } from './what-if.ts';

/** The device and number of the command behind an entry. A repeated command is not carried out again. */
export interface Key {
  readonly owner: string;
  readonly n: number;
}

/**
 * Who made a move: the person, a bot (on its own seat or as a stand-in), the clock, or a bot after the others asked for
 * it.
 */
export type MovedBy = 'person' | 'bot' | 'clock' | 'nudged';

/** What people at a table vote on. */
export const voteNames = ['end', 'newcomer', 'resume'] as const;
export type VoteName = (typeof voteNames)[number];

/**
 * The beginning of a game. The seed is used for this game only. The lobby is the table right before, so that a fold can
 * begin here; earlier versions did not write it.
 */
interface Beginning<L = Lobby> {
  readonly seed: string;
  readonly rules: number;
  readonly lobby?: L;
}

/** What can happen to a table. A table is the fold of its entries and of nothing else. */
export type Body =
  | {
      readonly kind: 'opened';
      readonly game: string;
      readonly options: Options;
      readonly seats: number;
      readonly clock: Clock;
      readonly host: string;
      /** The finished game of a what-if table. */
      readonly whatIf?: WhatIf | undefined;
      /** Missing means no help. */
      readonly help?: Help | undefined;
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
  /** Who may read what people write. What they write is never an entry. */
  | { readonly kind: 'chat'; readonly chat: ChatMode }
  /** What players who ask for help are told. Questions and answers are never entries. */
  | { readonly kind: 'help'; readonly help: Help }
  /** The person who runs the server closes the table or opens it again; nothing else happens there in between. */
  | { readonly kind: 'shut'; readonly shut: boolean }
  | { readonly kind: 'paused'; readonly paused: boolean }
  /** Bots take the empty seats. */
  | ({ readonly kind: 'started' } & Beginning)
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly decision: number;
      readonly move: Move | 'late';
      readonly by: MovedBy;
    }
  | { readonly kind: 'stood-in'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** Somebody asks for a bot's seat in a running game; each person asked agrees or refuses. */
  | { readonly kind: 'asked-in'; readonly seat: Seat; readonly owner: string; readonly asked?: readonly Seat[] }
  | { readonly kind: 'let-in'; readonly seat: Seat }
  | { readonly kind: 'turned-away' }
  /** A person moves to another device. */
  | { readonly kind: 'carried'; readonly owner: string; readonly to: string }
  /**
   * A person asks the people of these seats to end the game. Their own seat is included, and asking counts as a yes.
   */
  | { readonly kind: 'end-asked'; readonly seat: Seat; readonly asked: readonly Seat[] }
  /** An answer to that vote; or the host clears away a game that is over. */
  | { readonly kind: 'end'; readonly seat: Seat; readonly agree: boolean }
  /** The same for resuming a game that ended by agreement. Seats are those of that game. */
  | { readonly kind: 'resume-asked'; readonly seat: Seat; readonly asked: readonly Seat[] }
  | { readonly kind: 'resume'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'gave-up'; readonly seat: Seat }
  /** The time for resuming a game that ended by agreement is over, whatever the clock says later. */
  | { readonly kind: 'settled' }
  /** Not everybody who was asked agreed in time. */
  | { readonly kind: 'lapsed'; readonly vote: VoteName }
  /** Written by earlier versions: everybody moves one seat on, and another game begins. */
  | ({ readonly kind: 'rematch' } & Beginning)
  /** After a game: somebody is ready for the next one, or no longer. */
  | { readonly kind: 'ready'; readonly seat: Seat; readonly ready: boolean }
  /** After a game: which one somebody would like to play next. */
  | { readonly kind: 'wished'; readonly seat: Seat; readonly game: string }
  /** Somebody without a seat would like one in the next game, or no longer. */
  | { readonly kind: 'waits'; readonly owner: string; readonly waits: boolean }
  /** The host lets somebody who waits come before everybody else, or no longer. */
  | { readonly kind: 'let-first'; readonly owner: string; readonly first: boolean }
  /** The host turns somebody away until the next game has begun. */
  | { readonly kind: 'sent-off'; readonly owner: string }
  /** The host chooses another game in the lobby. */
  | ({ readonly kind: 'chosen' } & Arranged)
  /**
   * The game after one that is over. Seats and people without one are listed, not derived, and are not repeated in the
   * lobby.
   */
  | ({ readonly kind: 'next' } & Arranged & Beginning<Kept>);

export type LogEntry = Body & { readonly key?: Key };
