import { getContext, setContext, type Snippet } from 'svelte';

const key = Symbol('bar');

/** What holds up the game (a vote, a pause, somebody slow). Tables place it above the viewer's own area. */
export const setBar = (bar: Snippet): Snippet => setContext(key, bar);
const chatKey = Symbol('chat');

/** The messages between people. Tables with a log place them below the log. */
export const setChat = (chat: Snippet): Snippet => setContext(chatKey, chat);
export const chatOf = (): Snippet | undefined => getContext<Snippet | undefined>(chatKey);

export const barOf = (): Snippet | undefined => getContext<Snippet | undefined>(key);
