import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for the cities to stand side by side. The styles use the same width. */
export const columns = new MediaQuery('(min-width: 37.5rem)');
