import { getContext, setContext, type Snippet } from 'svelte';

const key = Symbol('aside');

/** What stands at the side of a wide table; it is given the log, which stands there alone otherwise. */
export type Aside = Snippet<[Snippet]>;
export const setAside = (aside: Aside): Aside => setContext(key, aside);
export const asideOf = (): Aside | undefined => getContext<Aside | undefined>(key);
