import { cashNGuns } from './cash-n-guns/rules/index.ts';
import { theBoss } from './the-boss/rules/index.ts';
import { thieves } from './thieves/rules/index.ts';
import type { Bot } from '../bots/bot.ts';
import { gangsterWith } from './cash-n-guns/bots/regular/index.ts';
import { tuning as gangster, type Tuning as Gangster } from './cash-n-guns/bots/regular/tuning.ts';
import { bossWith } from './the-boss/bots/regular/index.ts';
import { tuning as boss, type Tuning as Boss } from './the-boss/bots/regular/tuning.ts';
import { thiefWith } from './thieves/bots/regular/index.ts';
import { tuning as thief, type Tuning as Thief } from './thieves/bots/regular/tuning.ts';

/** What is different about a character, game by game. */
interface Character {
  readonly cashNGuns: Partial<Gangster>;
  readonly theBoss: Partial<Boss>;
  readonly thieves: Partial<Thief>;
}

/** Regulars with a character, by figure: the same reasoning with other numbers. */
const characters: Readonly<Record<string, Character>> = {
  /** Bold. */
  fedora: {
    cashNGuns: { boldest: 1.4, mostTimid: 1, fearOfDeath: 0.35 },
    theBoss: { boldness: 0.37, amateur: 0.4 },
    thieves: { eagerness: 0.65 },
  },
  /** Greedy. */
  cigar: {
    cashNGuns: { usualSpoils: 75, desk: 11, zeal: 0.35 },
    theBoss: { patience: 0.26, spite: 0 },
    thieves: { thrift: 0.85, eagerness: 0.72 },
  },
  /** Fond of fine things. */
  fan: {
    cashNGuns: { zeal: 0.6, desk: 14 },
    theBoss: { ticket: 0.4, cityPerRound: 0.6 },
    thieves: { leadPerPlay: 0.32 },
  },
  /** Spiteful. */
  eyepatch: {
    cashNGuns: { spite: 0.25, usualSpoils: 78 },
    theBoss: { spite: 0.18 },
    thieves: { caught: 1 },
  },
  /** Careful. */
  bowler: {
    cashNGuns: { boldest: 1.05, mostTimid: 0.75, fearOfDeath: 0.5 },
    theBoss: { boldness: 0.5, patience: 0.34 },
    thieves: { eagerness: 0.92 },
  },
  /** Whimsical. */
  veil: {
    cashNGuns: { whim: 0.7, least: 0.2, most: 0.8 },
    theBoss: { rumour: 0.45, tieBreak: 0.05 },
    thieves: { driftPerPlay: 1.1 },
  },
  /** Patient. */
  moustache: {
    cashNGuns: { usualSpoils: 98, useLater: 5 },
    theBoss: { patience: 0.38 },
    thieves: { thrift: 1.3 },
  },
  /** Hasty. */
  cap: {
    cashNGuns: { usualSpoils: 70, boldest: 1.3 },
    theBoss: { patience: 0.26 },
    thieves: { thrift: 0.75 },
  },
};

export const characterNames: readonly string[] = Object.keys(characters);

const made: Readonly<Record<string, (name: string, character: Character) => Bot>> = {
  [cashNGuns.id]: (name, character) => gangsterWith(name, { ...gangster, ...character.cashNGuns }),
  [theBoss.id]: (name, character) => bossWith(name, { ...boss, ...character.theBoss }),
  [thieves.id]: (name, character) => thiefWith(name, { ...thief, ...character.thieves }),
};

const known = new Map<string, Bot>();

/** A regular with the character of this figure; undefined if the game or the figure is unknown. */
export function regularAs(figure: string, gameId: string): Bot | undefined {
  const key = `${gameId} ${figure}`;
  const before = known.get(key);
  if (before) return before;
  const [make, character] = [made[gameId], characters[figure]];
  if (!make || !character) return undefined;
  const bot = make('regular', character);
  known.set(key, bot);
  return bot;
}
