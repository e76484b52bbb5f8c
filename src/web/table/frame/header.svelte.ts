import { getContext, setContext } from 'svelte';

const key = Symbol('header');

/** The bar above a table. */
class Header {
  /** The table has a header of its own: on a phone, the buttons of the bar stand at the ends of that header. */
  isOwn = $state(false);
}

export const setHeader = (): Header => setContext(key, new Header());

/** Called by a table with a header of its own. */
export function bringHeader(): void {
  const header = getContext<Header | undefined>(key);
  if (!header) return;
  $effect.pre(() => {
    header.isOwn = true;
    return () => (header.isOwn = false);
  });
}
