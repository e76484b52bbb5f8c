import { getContext, setContext } from 'svelte';
import type { Move } from '../../../engine/game.ts';

/** What was suggested to the viewer for the question of this moment; what stands for it on the table is marked. */
export interface Suggestion {
  readonly move: Move | null;
}

const key = Symbol('suggestion');
const nothing: Suggestion = { move: null };

export const setSuggestion = (suggestion: Suggestion): Suggestion => setContext(key, suggestion);

/** Says of things on the table whether the suggested move is about them. To be called while a component is set up. */
export function suggested<M extends Move>(): (isAbout: (move: M) => boolean) => boolean {
  const suggestion = getContext<Suggestion | undefined>(key) ?? nothing;
  return (isAbout) => suggestion.move !== null && isAbout(suggestion.move as M);
}
