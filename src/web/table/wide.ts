import { MediaQuery } from 'svelte/reactivity';

/** There is room for the log beside the table. Styles of the tables ask for the same size. */
export const wide = new MediaQuery('(min-width: 60rem) and (min-height: 36rem)');

/** A phone, upright or on its side. */
export const small = new MediaQuery('(max-width: 37.49rem), (orientation: landscape) and (max-height: 35.99rem)');
