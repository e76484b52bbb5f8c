/*
 * When the server speaks another version of the protocol, a fresh copy of the page usually helps. The page therefore
 * reloads itself, but only once: if the fresh copy is refused as well, a person has to decide. The attempt is noted in
 * the state of the history entry, which survives a reload even in a browser that stores nothing else.
 */

interface Page {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly location: Pick<Location, 'reload'>;
}

/** Reloads the page, unless this history entry was already reloaded for this version. */
export function reloadOnce(version: number, { history, location }: Page = globalThis): void {
  const state = stateOf(history);
  if (state.reloadedFor === version) return;
  history.replaceState({ ...state, reloadedFor: version }, '');
  location.reload();
}

const stateOf = ({ state }: Page['history']): { readonly reloadedFor?: number } =>
  typeof state === 'object' && state !== null ? state : {};
