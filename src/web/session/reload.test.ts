import { expect, test } from 'vitest';
import { reloadOnce } from './reload.ts';

/** A browser that keeps nothing but the state of its history entry, as in a private window. */
function browser(state: unknown = null) {
  const history = { state, replaceState: (next: unknown) => void (history.state = next) };
  let reloads = 0;
  const location = { reload: () => void (reloads += 1) };
  return { page: { history, location }, reloads: () => reloads };
}

test('a page that the server does not understand loads itself again once, never in a loop', () => {
  const { page, reloads } = browser();
  for (let refusal = 0; refusal < 5; refusal++) reloadOnce(2, page);
  expect(reloads()).toBe(1);
});

test('a later version of the page may try again', () => {
  const { page, reloads } = browser();
  reloadOnce(2, page);
  reloadOnce(3, page);
  reloadOnce(3, page);
  expect(reloads()).toBe(2);
});

test('what else stands in the history stays there', () => {
  const { page } = browser({ from: 'home' });
  reloadOnce(2, page);
  expect(page.history.state).toEqual({ from: 'home', reloadedFor: 2 });
});
