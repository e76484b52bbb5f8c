import type { Seat } from '../engine/seats.ts';
import type { Card as BossCard, City } from '../games/the-boss/box.ts';
import type { Card as ThievesCard } from '../games/thieves/box.ts';

/* What the worker finds out about a game that is over, as plain data. Types only: pages import them. */

/** What one player did in one round of Cash 'n Guns, and what came of it. */
export interface Gunman {
  readonly bullet: 'click' | 'bang';
  /** Whom the gun pointed at in the end; `null` for whoever was too slow. */
  readonly at: Seat | null;
  /** Whom it pointed at before the Godfather had it changed. */
  readonly was: Seat | null;
  readonly end: 'stood' | 'ducked' | 'hit' | 'killed' | 'late';
  /** The target lay down, and every gun on that target was empty. */
  readonly fooled: boolean;
  /** Whose guns pointed at this player, and which of them were loaded. */
  readonly guns: readonly Seat[];
  readonly loaded: readonly Seat[];
  readonly step: number;
}

export interface GunRound {
  readonly round: number;
  readonly godfather: Seat;
  /** By seat; `null` for whoever was out of the game. */
  readonly players: readonly (Gunman | null)[];
  /** Whose deed is told when somebody asks about the round. */
  readonly told: Seat;
}

/** Who bluffed: every bullet, aim and order of a game of Cash 'n Guns. */
export interface BluffTable {
  readonly game: 'cash-n-guns';
  readonly rounds: readonly GunRound[];
  /** The place in `rounds` of the boldest bluff of the game. */
  readonly boldest: number;
}

/** The hidden card of a city of The Boss in one round. */
export interface HiddenCity {
  readonly city: City;
  readonly card: BossCard;
  /** Who took it; `null` if nobody led the city. */
  readonly taker: Seat | null;
  /** When it was turned. */
  readonly step: number;
  /** Who could have known it for sure before that, and since when: 0 is the deal, otherwise a lap. */
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

/** Something that people will tell each other: `kind` names the sentence, and the rest is put into it. */
export interface Remark {
  readonly kind: string;
  /** Who is called what in the sentence; more than one person may have a part. */
  readonly people: Readonly<Record<string, readonly Seat[]>>;
  readonly values: Readonly<Record<string, number>>;
}

export interface GreatMoment extends Remark {
  readonly step: number;
}

/** A game as a story. */
export interface Tale {
  /** By step and seat: what each would have scored if the game had ended there. */
  readonly fortunes: readonly (readonly number[])[];
  /** In the order in which they happened; the last one is the end. */
  readonly moments: readonly GreatMoment[];
  readonly titles: readonly Remark[];
}
