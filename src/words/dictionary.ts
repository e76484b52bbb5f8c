import type { bundles } from './bundles.ts';

type Bundles = typeof bundles;

/** The key of a sentence. English is the reference: neither an unknown key nor a language without this key compiles. */
export type Key = { [Name in keyof Bundles]: keyof Awaited<ReturnType<Bundles[Name]['en']>> }[keyof Bundles];
