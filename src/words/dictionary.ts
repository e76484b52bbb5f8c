import type { after } from './en/after/index.ts';
import type { cashNGunsTold } from './en/cash-n-guns-told.ts';
import type { atTable } from './en/at-table.ts';
import type { en } from './en/index.ts';
import type { screen } from './en/screen.ts';

/** The name of a sentence. English is the measure: what it lacks does not compile, nor does a language that lacks it. */
export type Key =
  keyof typeof en | keyof typeof atTable | keyof typeof cashNGunsTold | keyof typeof screen | keyof typeof after;

/** A whole language, without what only some pages need. */
export type Dictionary = Readonly<Record<keyof typeof en, string>>;
/** What is said about games that are over. */
export type AfterDictionary = Readonly<Record<keyof typeof after, string>>;
/** What is said only at a table. */
export type AtTableDictionary = Readonly<Record<keyof typeof atTable, string>>;
