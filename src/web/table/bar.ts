import { getContext, setContext, type Snippet } from 'svelte';

const key = Symbol('bar');

/** What stands in the way of the game (a vote, a rest, somebody slow): tables put it above the own things. */
export const setBar = (bar: Snippet): Snippet => setContext(key, bar);
export const barOf = (): Snippet | undefined => getContext<Snippet | undefined>(key);
