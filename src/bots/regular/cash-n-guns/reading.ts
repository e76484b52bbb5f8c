import type { Seat } from '../../../engine/seats.ts';
import { bang } from '../../../games/cash-n-guns/box.ts';
import { bulletOf, type CashView } from '../../../games/cash-n-guns/view.ts';
import { armsOf, type Arms } from './bangs.ts';
import { holdingsIn, type Holdings } from './holdings.ts';
import { nerveOf, type Nerve } from './nerve.ts';
import { worthsOnTable } from './worth.ts';

/** What the bot makes of a view before it weighs its moves. Lists are by seat. */
export interface Reading extends Holdings {
  readonly arms: (seat: Seat) => Arms;
  readonly nerve: (seat: Seat) => Nerve;
  /** What lies on the table, by its worth to the bot, the best first. */
  readonly spoils: readonly number[];
  /** From 0 to 1, drawn anew for every choice: low is bold, high is timid. */
  readonly mood: number;
}

export function read(view: CashView, mood: number): Reading {
  const holdings = holdingsIn(view);
  const { me, traits, roundsLeft, lives, riches, diamondRace, morePaintings, race } = holdings;
  return {
    // Field by field: spreading costs several times as much.
    view,
    me,
    traits,
    roundsLeft,
    lives,
    riches,
    diamondRace,
    morePaintings,
    race,
    arms: remembered((seat) => (seat === me ? ownArms(view, me) : armsOf(view, seat))),
    nerve: remembered((seat) => nerveOf(view, seat, lives[seat] ?? 0)),
    spoils: worthsOnTable(holdings),
    mood,
  };
}

/** Worked out when it is asked for, and then kept: most choices need little of it. */
function remembered<T>(of: (seat: Seat) => T): (seat: Seat) => T {
  const known: (T | undefined)[] = [];
  return (seat) => (known[seat] ??= of(seat));
}

function ownArms(view: CashView, me: Seat): Arms {
  return { loaded: bulletOf(view, view.round, me) === bang ? 1 : 0, inHand: view.ownHand?.[bang] ?? 0 };
}
