import type { Seat } from '../../../../engine/seats.ts';
import { bang } from '../../box.ts';
import { armsOf, type Arms } from './bangs.ts';
import { holdingsIn, type Holdings } from './holdings.ts';
import { nerveOf, type Nerve } from './nerve.ts';
import type { Nature } from './race.ts';
import type { Sight } from './sight.ts';
import { worthsOnTable } from './worth.ts';

/** The bot's interpretation of a view, before it weighs its moves. Lists are by seat. */
export interface Reading extends Holdings {
  readonly arms: (seat: Seat) => Arms;
  readonly nerve: (seat: Seat) => Nerve;
  /** What lies on the table, by its worth to the bot, the best first. */
  readonly spoils: () => readonly number[];
  /** Values shared by several moves, computed on demand. */
  readonly known: { takings?: number };
  /** From 0 to 1, drawn for every choice: low is bold, high is timid. */
  readonly mood: number;
}

export function read(sight: Sight, nature: Nature, mood: number): Reading {
  const holdings = holdingsIn(sight, nature);
  const { me, traits, roundsLeft, lives, riches, diamondRace, morePaintings, race } = holdings;
  return {
    // Field by field, because spreading is several times slower.
    sight,
    tuning: nature.tuning,
    survival: nature.survival,
    me,
    traits,
    roundsLeft,
    lives,
    riches,
    diamondRace,
    morePaintings,
    race,
    arms: remembered((seat) => (seat === me ? ownArms(sight) : armsOf(sight, seat))),
    nerve: remembered((seat) => nerveOf(sight, seat, lives[seat] ?? 0)),
    spoils: once(() => worthsOnTable(holdings)),
    known: {},
    mood,
  };
}

function once<T>(of: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= of());
}

/** Computed on demand and then kept: most choices need little of it. */
function remembered<T>(of: (seat: Seat) => T): (seat: Seat) => T {
  const known: (T | undefined)[] = [];
  return (seat) => (known[seat] ??= of(seat));
}

const ownArms = ({ bullet, hand }: Sight): Arms => ({ loaded: bullet === bang ? 1 : 0, inHand: hand[bang] ?? 0 });
