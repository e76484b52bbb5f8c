import type { en } from './en/index.ts';

/** The name of a sentence. English is the measure: what it lacks does not compile, nor does a language that lacks it. */
export type Key = keyof typeof en;

/** A whole language. */
export type Dictionary = Readonly<Record<Key, string>>;
