/*
 * When the server speaks another version of the protocol, a fresh copy of the page mostly helps, so the page loads itself
 * again, but only once: if the fresh copy is refused as well, a person has to decide. What has been tried stands in the
 * state of the history entry, which survives a reload even in a browser that stores nothing else.
 */

interface Page {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly location: Pick<Location, 'reload'>;
}

/** Loads the page again, unless this entry of the history has been loaded again for this version before. */
export function reloadOnce(version: number, { history, location }: Page = globalThis): void {
  const state = stateOf(history);
  if (state.reloadedFor === version) return;
  history.replaceState({ ...state, reloadedFor: version }, '');
  location.reload();
}

const stateOf = ({ state }: Page['history']): { readonly reloadedFor?: number } =>
  typeof state === 'object' && state !== null ? state : {};
