import type { StandingInView } from '../../../protocol/scene.ts';

/** The lines of an evening, the best first: more wins, then more wins that were not shared, then fewer games. */
export const inOrderOfMerit = (standings: readonly StandingInView[]): readonly StandingInView[] =>
  standings.toSorted((one, other) => other.wins - one.wins || one.shared - other.shared || one.games - other.games);
