import { fastChance, type Chance } from '../engine/chance/index.ts';
import type { Fact, Odds } from './facts.ts';

/** Enough for 19 of 20 numbers to be accurate to five percentage points. */
export const worldsPerQuestion = 400;

/** A fixed seed, so that the same view always has the same odds. */
const seed = '6f6464736f6464736f6464736f646473';

/** What odds need of a game. The functions are methods, so that each game can use its own types, as in `Game`. */
export interface OddsSource {
  guess(view: object, chance: Chance): object;
  facts(view: object, worlds: readonly object[]): readonly Fact[];
}

/** What follows from the view of a seat, counted in worlds that its viewer cannot tell from the true one. */
export function oddsFrom(source: OddsSource | undefined, view: object, worlds = worldsPerQuestion): Odds {
  if (!source) return { worlds: 0, facts: [] };
  const chance = fastChance(seed);
  const drawn = Array.from({ length: worlds }, () => source.guess(view, chance));
  return { worlds, facts: source.facts(view, drawn) };
}
