import { MediaQuery } from 'svelte/reactivity';

/** There is room for the log beside the table. Styles of the tables ask for the same size. */
export const wide = new MediaQuery('(min-width: 60rem) and (min-height: 36rem)');
