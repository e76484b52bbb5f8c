import { amateurs, experts, laps } from '../../box.ts';
import { policeKey, roundsToCome } from './rounds.ts';
import type { Tuning } from './tuning.ts';
import { worthOfCards } from './worth.ts';

/** What follows from a tuning alone, computed once. */
export interface Tables {
  readonly tuning: Tuning;
  /** The worth of each card to the leader of its city, given the police cards so far. */
  cards(police: readonly number[], lap: number): readonly number[];
  /** The probability that a rival who needs this many gangsters does not take a city within this many turns. */
  readonly left: readonly (readonly number[])[];
}

export function tablesFor(tuning: Tuning): Tables {
  const known: (readonly number[])[] = [];
  return {
    tuning,
    cards: (police, lap) => (known[policeKey(police, lap)] ??= worthOfCards(tuning, roundsToCome(police, lap))),
    left: Array.from({ length: experts + amateurs + 2 }, (_, needed) => {
      const perTurn = tuning.boldness * tuning.deterrence ** (needed - 1);
      return Array.from({ length: laps + 1 }, (_, turns) => (1 - perTurn) ** turns);
    }),
  };
}
