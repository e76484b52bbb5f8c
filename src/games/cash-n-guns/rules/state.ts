import { cloneChance, type Chance } from '../../../engine/chance/index.ts';
import type { Seat, SeatSet } from '../../../engine/seats.ts';
import type { Bullet, Share } from '../box.ts';
import type { BangSource } from '../events.ts';
import type { CashOptions } from '../options.ts';

/** Nobody, nothing, no seat, no bullet. */
export const none = -1;

/** Two players exchanged bullets; `given` is `none` while that card is still to be chosen. [CG-7.4] */
export interface Exchange {
  readonly round: number;
  readonly seat: Seat;
  readonly victim: Seat;
  readonly drawn: Bullet;
  readonly given: Bullet;
}

/** Somebody took a Bang! from the pile, or there was none; `discarded` is `none` until a card is discarded for it. */
export interface Fetch {
  readonly round: number;
  readonly seat: Seat;
  readonly from: BangSource;
  readonly discarded: Bullet;
}

/** What belongs to one round only. After the round it never changes, and copies of a state share it. */
export interface Round {
  readonly godfather: Seat;
  standing: SeatSet;
  /** Those who lay down by choice. */
  lying: SeatSet;
  /** Those who were too slow. */
  late: SeatSet;
  /** Players who have secretly chosen to lie down. */
  ducking: SeatSet;
  /** The bullets, also after they were discarded. */
  readonly bullets: Bullet[];
  /** Which of them have left the hands: all, once everyone has chosen. */
  loaded: SeatSet;
  discarded: SeatSet;
  shown: SeatSet;
  /** Bullets that lie face down although everybody can infer that they are Clicks. */
  surelyClick: SeatSet;
  readonly aims: Seat[];
  /** Whose aim everybody has seen. */
  aimsShown: SeatSet;
  /** Who had to change target, and whom that player aimed at before. */
  ordered: Seat;
  oldTarget: Seat;
  /** Who has taken the token. */
  nextGodfather: Seat;
}

/** How the sharing of a round stands. */
export interface Sharing {
  /** Whose turn to take a share it is, and what that player has named. */
  picker: Seat;
  named: Share;
  secondNamed: Share;
  /** The type that this pick may not be. */
  banned: number;
  /** Who has had a first share, and who takes no more. */
  served: SeatSet;
  sated: SeatSet;
  /** Players who have used a power that works once per sharing, and those who want no more questions in it. */
  spent: SeatSet;
  waved: SeatSet;
}

export interface State {
  readonly seats: number;
  readonly options: CashOptions;
  readonly chance: Chance;
  /** The loot of all rounds, eight by eight; never changed after the set-up. */
  readonly piles: readonly Share[];
  /** The number of a seat's power in the table of powers, or `none`. */
  readonly powers: readonly number[];
  /** Who holds a power with a certain hook, see powers/holders.ts; it follows from `powers`. */
  readonly holders: readonly SeatSet[];

  /** From 1 to 8. */
  round: number;
  /** How many substeps of the round are behind us. */
  substep: number;
  /** The number of what is asked, in `questionIds`. */
  question: number;
  /** The number of this question; every question of a game has a different one. */
  decision: number;
  /** Who may answer, including players who have answered and may still change it. */
  asked: SeatSet;
  /** Whose answer is missing. */
  owed: SeatSet;
  over: 'no' | 'counted' | 'decided';

  godfather: Seat;
  living: SeatSet;
  readonly wounds: number[];
  readonly suffered: number[];
  /** The Clicks and then the Bangs of every seat: 2 × seat + bullet. */
  readonly hands: number[];
  /** The discard pile: Clicks and Bangs face up, Clicks and Bangs face down. */
  readonly pile: number[];
  /** How much of every share lies on the table. */
  readonly table: number[];
  readonly loot: Share[][];
  /** Loot cards out of the game, by face. */
  readonly removed: number[];

  now: Round;
  readonly past: Round[];
  readonly sharing: Sharing;
  readonly exchanges: Exchange[];
  readonly fetches: Fetch[];
}

export const clone = (state: State): State => cloneWith(state, cloneChance(state.chance), state.piles);

/** A copy in which chance and the piles are others. */
export function cloneWith(state: State, chance: Chance, piles: readonly Share[]): State {
  return {
    seats: state.seats,
    options: state.options,
    chance,
    piles,
    powers: state.powers,
    holders: state.holders,
    round: state.round,
    substep: state.substep,
    question: state.question,
    decision: state.decision,
    asked: state.asked,
    owed: state.owed,
    over: state.over,
    godfather: state.godfather,
    living: state.living,
    wounds: state.wounds.slice(),
    suffered: state.suffered.slice(),
    hands: state.hands.slice(),
    pile: state.pile.slice(),
    table: state.table.slice(),
    loot: cloneRows(state.loot),
    removed: state.removed.slice(),
    now: cloneRound(state.now),
    past: state.past.slice(),
    sharing: cloneSharing(state.sharing),
    exchanges: state.exchanges.slice(),
    fetches: state.fetches.slice(),
  };
}

/** Including bullets, which may be drawn again in the copy. */
export const cloneRound = (round: Round): Round => ({
  godfather: round.godfather,
  standing: round.standing,
  lying: round.lying,
  late: round.late,
  ducking: round.ducking,
  bullets: round.bullets.slice(),
  loaded: round.loaded,
  discarded: round.discarded,
  shown: round.shown,
  surelyClick: round.surelyClick,
  aims: round.aims.slice(),
  aimsShown: round.aimsShown,
  ordered: round.ordered,
  oldTarget: round.oldTarget,
  nextGodfather: round.nextGodfather,
});

const cloneSharing = (sharing: Sharing): Sharing => ({
  picker: sharing.picker,
  named: sharing.named,
  secondNamed: sharing.secondNamed,
  banned: sharing.banned,
  served: sharing.served,
  sated: sharing.sated,
  spent: sharing.spent,
  waved: sharing.waved,
});

function cloneRows(rows: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (const row of rows) copy.push(row.slice());
  return copy;
}

/** The game ends, by the count after the last round or because no rivals are left; nobody is asked any more. */
export function finish(state: State, how: 'counted' | 'decided'): void {
  state.over = how;
  state.asked = 0;
  state.owed = 0;
}
