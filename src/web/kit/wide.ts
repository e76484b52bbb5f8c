import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for the log beside the table. The styles of the tables use the same size. */
export const wide = new MediaQuery('(min-width: 60rem) and (min-height: 36rem)');

/** A phone, in portrait or landscape format. */
export const small = new MediaQuery('(max-width: 37.49rem), (orientation: landscape) and (max-height: 35.99rem)');
