import { getContext, setContext } from 'svelte';
import type { Move } from '../../../engine/game.ts';

/** The move that was suggested to the viewer for the current question. The table marks what it is about. */
export interface Suggestion {
  readonly move: Move | null;
}

const key = Symbol('suggestion');
const nothing: Suggestion = { move: null };

export const setSuggestion = (suggestion: Suggestion): Suggestion => setContext(key, suggestion);

/** Tells whether the suggested move is about a thing on the table. Call this while a component is set up. */
export function suggested<M extends Move>(): (isAbout: (move: M) => boolean) => boolean {
  const suggestion = getContext<Suggestion | undefined>(key) ?? nothing;
  return (isAbout) => suggestion.move !== null && isAbout(suggestion.move as M);
}
