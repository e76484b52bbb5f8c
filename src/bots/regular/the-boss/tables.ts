import { amateurs, experts, laps } from '../../../games/the-boss/box.ts';
import { policeKey, roundsToCome } from './rounds.ts';
import type { Tuning } from './tuning.ts';
import { worthOfCards } from './worth.ts';

/** What follows from a tuning alone, worked out once. */
export interface Tables {
  readonly tuning: Tuning;
  /** What each card is worth to the leader of its city, when the police has come so far. */
  cards(police: readonly number[], lap: number): readonly number[];
  /** How likely a rival who needs so many gangsters is to let a city alone in so many turns. */
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
