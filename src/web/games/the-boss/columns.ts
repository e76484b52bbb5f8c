import { MediaQuery } from 'svelte/reactivity';

/** There is room for the cities to stand side by side. Styles ask for the same width. */
export const columns = new MediaQuery('(min-width: 37.5rem)');
