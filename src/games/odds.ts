import { fastChance, type Chance } from '../engine/chance/index.ts';
import { cashNGuns } from './cash-n-guns/rules/index.ts';
import { theBoss } from './the-boss/rules/index.ts';
import { thieves } from './thieves/rules/index.ts';
import { oddsInCash } from './cash-n-guns/bots/odds.ts';
import type { Fact, Odds } from '../bots/facts.ts';
import { oddsInTheBoss } from './the-boss/bots/odds.ts';
import { oddsInThieves } from './thieves/bots/odds.ts';

/** Enough for 19 of 20 numbers to be accurate to five percentage points. */
export const worldsPerQuestion = 400;

/** A fixed seed, so that the same view always has the same odds. */
const seed = '6f6464736f6464736f6464736f646473';

/** By game. The functions are methods, so that each can use the types of its game, as in the catalogue of games. */
interface Source {
  guess(view: object, chance: Chance): object;
  facts(view: object, worlds: readonly object[]): readonly Fact[];
}

const sources: Readonly<Record<string, Source>> = {
  [cashNGuns.id]: { guess: cashNGuns.guess, facts: oddsInCash },
  [theBoss.id]: { guess: theBoss.guess, facts: oddsInTheBoss },
  [thieves.id]: { guess: thieves.guess, facts: oddsInThieves },
};

/** What follows from the view of a seat, counted in worlds that its viewer cannot tell from the true one. */
export function oddsFor(gameId: string, view: object, worlds = worldsPerQuestion): Odds {
  const source = sources[gameId];
  if (!source) return { worlds: 0, facts: [] };
  const chance = fastChance(seed);
  const drawn = Array.from({ length: worlds }, () => source.guess(view, chance));
  return { worlds, facts: source.facts(view, drawn) };
}
