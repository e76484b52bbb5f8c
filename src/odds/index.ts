import { fastChance, type Chance } from '../engine/chance/index.ts';
import { cashNGuns } from '../games/cash-n-guns/index.ts';
import { theBoss } from '../games/the-boss/index.ts';
import { thieves } from '../games/thieves/index.ts';
import { oddsInCash } from './cash-n-guns.ts';
import type { Fact, Odds } from './facts.ts';
import { oddsInTheBoss } from './the-boss.ts';
import { oddsInThieves } from './thieves.ts';

/** Enough that 19 of 20 numbers are right to five in a hundred. */
export const worldsPerQuestion = 400;

/** The same view has the same odds, whoever asks and however often. */
const seed = '6f6464736f6464736f6464736f646473';

/** By game. Functions are methods, so that each can know the types of its game, as in a catalogue of games. */
interface Source {
  guess(view: object, chance: Chance): object;
  facts(view: object, worlds: readonly object[]): readonly Fact[];
}

const sources: Readonly<Record<string, Source>> = {
  [cashNGuns.id]: { guess: cashNGuns.guess, facts: oddsInCash },
  [theBoss.id]: { guess: theBoss.guess, facts: oddsInTheBoss },
  [thieves.id]: { guess: thieves.guess, facts: oddsInThieves },
};

/** What follows from the view of a seat: looked up in worlds that its viewer cannot tell from the true one. */
export function oddsFor(gameId: string, view: object, worlds = worldsPerQuestion): Odds {
  const source = sources[gameId];
  if (!source) return { worlds: 0, facts: [] };
  const chance = fastChance(seed);
  const drawn = Array.from({ length: worlds }, () => source.guess(view, chance));
  return { worlds, facts: source.facts(view, drawn) };
}
