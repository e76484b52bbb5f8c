import { getContext, setContext, type Snippet } from 'svelte';

const key = Symbol('bar');

/** What stands in the way of the game (a vote, a rest, somebody slow): tables put it above the own things. */
export const setBar = (bar: Snippet): Snippet => setContext(key, bar);
const chatKey = Symbol('chat');

/** What people write to each other: tables with a log put it below the log. */
export const setChat = (chat: Snippet): Snippet => setContext(chatKey, chat);
export const chatOf = (): Snippet | undefined => getContext<Snippet | undefined>(chatKey);

export const barOf = (): Snippet | undefined => getContext<Snippet | undefined>(key);
