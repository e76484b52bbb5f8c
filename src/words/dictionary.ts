import type { after } from './en/after/index.ts';
import type { cashNGunsTold } from '../games/cash-n-guns/words/en/told.ts';
import type { atTable } from './en/at-table.ts';
import type { en } from './en/index.ts';
import type { screen } from './en/screen.ts';

/** The key of a sentence. English is the reference: neither an unknown key nor a language without this key compiles. */
export type Key =
  keyof typeof en | keyof typeof atTable | keyof typeof cashNGunsTold | keyof typeof screen | keyof typeof after;

/** A whole language, without sentences that only some pages need. */
export type Dictionary = Readonly<Record<keyof typeof en, string>>;
/** What is said about games that are over. */
export type AfterDictionary = Readonly<Record<keyof typeof after, string>>;
/** What is said only at a table. */
export type AtTableDictionary = Readonly<Record<keyof typeof atTable, string>>;
