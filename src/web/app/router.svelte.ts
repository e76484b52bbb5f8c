import { routeOf, wholeAddress, type Route } from './route.ts';

let current = $state.raw<Route>(routeOf(location));

/** Where we are. */
export const router = {
  get route(): Route {
    return current;
  },
};

/** A screen that shows some pages itself, such as the rules in a game: true, if it has taken care of it. */
type Guest = (route: Route) => boolean;
let guest: Guest | undefined;

/** From now on this screen is asked before a link leads away from it; call the answer to end that. */
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

/** Links to our own pages change the screen without loading anything. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.href);
}

/** To be called once. */
export function startRouting(): void {
  addEventListener('popstate', () => (current = routeOf(location)));
  document.addEventListener('click', follow);
}
