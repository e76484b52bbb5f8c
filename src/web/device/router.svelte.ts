import { routeOf, wholeAddress, type Route } from './route.ts';

let current = $state.raw<Route>(routeOf(location));

/** The current route. */
export const router = {
  get route(): Route {
    return current;
  },
};

/**
 * Called before a link leads away from a screen, which may show the target itself, such as the rules during a game.
 * True if it has done so.
 */
type Guest = (route: Route) => boolean;
let guest: Guest | undefined;

/** Registers a function that is asked before a link leads away from this screen. The returned function removes it. */
export function beforeLeaving(ask: Guest): () => void {
  guest = ask;
  return () => {
    if (guest === ask) guest = undefined;
  };
}

export function go(address: string): void {
  const url = wholeAddress(address, location.href);
  const route = routeOf(url);
  if (guest?.(route)) return;
  history.pushState(null, '', url);
  current = route;
  if (route.page !== 'rules' || route.clause === '') scrollTo(0, 0);
}

/** Follows links to our own pages without loading a document. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.href);
}

/** Call this once. */
export function startRouting(): void {
  addEventListener('popstate', () => (current = routeOf(location)));
  document.addEventListener('click', follow);
}
