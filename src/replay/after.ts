import type { Seat } from '../engine/seats.ts';
import type { Card as BossCard, City } from '../games/the-boss/box.ts';
import type { Card as ThievesCard } from '../games/thieves/box.ts';

/* What the worker finds out about a finished game, as plain data. This file has only types, which pages import. */

/** What one player did in one round of Cash 'n Guns, and the outcome. */
export interface Gunman {
  readonly bullet: 'click' | 'bang';
  /** The final target; `null` for a player who was too slow. */
  readonly at: Seat | null;
  /** The target before the Godfather changed it. */
  readonly was: Seat | null;
  readonly end: 'stood' | 'ducked' | 'hit' | 'killed' | 'late';
  /** The target lay down although every gun on them was empty. */
  readonly fooled: boolean;
  /** The players who aimed at this one, and which of their guns were loaded. */
  readonly guns: readonly Seat[];
  readonly loaded: readonly Seat[];
  readonly step: number;
}

export interface GunRound {
  readonly round: number;
  readonly godfather: Seat;
  /** By seat; `null` for eliminated players. */
  readonly players: readonly (Gunman | null)[];
  /** The player whose action is described first when the round is selected. */
  readonly told: Seat;
}

/** Who bluffed: every bullet, aim and order of a game of Cash 'n Guns. */
export interface BluffTable {
  readonly game: 'cash-n-guns';
  readonly rounds: readonly GunRound[];
  /** The index in `rounds` of the boldest bluff. */
  readonly boldest: number;
}

/** The hidden card of a city of The Boss in one round. */
export interface HiddenCity {
  readonly city: City;
  readonly card: BossCard;
  /** Who took it; `null` if nobody led the city. */
  readonly taker: Seat | null;
  /** The step in which it was revealed. */
  readonly step: number;
  /** Who could have known it for certain before that, and since when: 0 is the deal, otherwise a lap. */
  readonly knew: readonly { readonly seat: Seat; readonly lap: number; readonly step: number }[];
}

/** What lay hidden in every city of The Boss, round by round. */
export interface CityTable {
  readonly game: 'the-boss';
  readonly cities: readonly City[];
  /** By round, in the order of `cities`. */
  readonly rounds: readonly (readonly HiddenCity[])[];
}

/** Somebody's loot in Thieves! when it was counted. */
export interface Haul {
  /** `secret`: not everybody had seen its face. */
  readonly cards: readonly { readonly card: ThievesCard; readonly secret: boolean }[];
  readonly value: number;
  readonly lost: boolean;
}

/** What everybody had face down in Thieves!, raid by raid, and at the end. */
export interface HaulTable {
  readonly game: 'thieves';
  readonly counts: readonly { readonly kind: 'raid' | 'end'; readonly step: number; readonly hauls: readonly Haul[] }[];
}

/** Everything that was hidden in a game. */
export type Hidden = BluffTable | CityTable | HaulTable;

/** A remark about the game: `kind` selects the sentence, and the rest fills it in. */
export interface Remark {
  readonly kind: string;
  /** The people in the sentence, by role; a role may have more than one person. */
  readonly people: Readonly<Record<string, readonly Seat[]>>;
  readonly values: Readonly<Record<string, number>>;
}

export interface GreatMoment extends Remark {
  readonly step: number;
}

/** The story of a game. */
export interface Tale {
  /** By step and seat: the score if the game had ended there. */
  readonly fortunes: readonly (readonly number[])[];
  /** In chronological order; the last one is the end. */
  readonly moments: readonly GreatMoment[];
  readonly titles: readonly Remark[];
}
