import { getContext, setContext, type Snippet } from 'svelte';

const key = Symbol('aside');

/** The column beside a wide table. It gets the log, which would otherwise stand there alone. */
export type Aside = Snippet<[Snippet]>;
export const setAside = (aside: Aside): Aside => setContext(key, aside);
export const asideOf = (): Aside | undefined => getContext<Aside | undefined>(key);
