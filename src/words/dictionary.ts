import type { en } from './en/index.ts';
import type { screen } from './en/screen.ts';

/** The name of a sentence. English is the measure: what it lacks does not compile, nor does a language that lacks it. */
export type Key = keyof typeof en | keyof typeof screen;

/** A whole language, without what only some pages need. */
export type Dictionary = Readonly<Record<keyof typeof en, string>>;
