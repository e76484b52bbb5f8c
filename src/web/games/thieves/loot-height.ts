import { MediaQuery } from 'svelte/reactivity';
import { wide } from '../../table/wide.ts';

const huge = new MediaQuery('(min-width: 100rem) and (min-height: 56rem)');
const tablet = new MediaQuery('(min-width: 40rem) and (min-height: 48rem)');

/**
 * The height of the loot before a player, in rem: its cards grow with the screen. The styles of the table use the same
 * values.
 */
export function lootHeight(): number {
  if (huge.current) return 6.2;
  if (wide.current) return 4.6;
  return tablet.current ? 3.6 : 2.6;
}

/** The same for the viewer's own loot, which lies on the table where there is a log beside it. */
export function ownLootHeight(): number {
  if (!wide.current) return 0;
  return huge.current ? 7.4 : 6;
}
