import { MediaQuery } from 'svelte/reactivity';
import { wide } from '../../../../web/kit/wide.ts';

const huge = new MediaQuery('(min-width: 100rem) and (min-height: 56rem)');
const sideways = new MediaQuery('(orientation: landscape) and (max-height: 35.99rem) and (min-width: 36rem)');
const tablet = new MediaQuery('(min-width: 40rem) and (min-height: 48rem)');

/**
 * The height of the loot in front of a player, in rem: its cards grow with the screen. The styles of the table use the
 * same values.
 */
export function lootHeight(): number {
  if (huge.current) return 6.2;
  if (wide.current) return 4.6;
  return tablet.current ? 3.6 : 2.6;
}

/**
 * How much of the table belongs to the viewer, in rem: to the loot where there is a log beside the table, to the hand on a
 * phone in landscape format.
 */
export function ownHeight(): number {
  if (sideways.current) return 5.9;
  if (!wide.current) return 0;
  return huge.current ? 7.4 : 6;
}
