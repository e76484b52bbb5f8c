import { settings } from '../app/settings.svelte.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may travel: not if the device or the person asks for calm. */
export const mayMove = (): boolean => settings.motion !== 'off' && !calm.matches;

/** How long a card is on its way, in milliseconds. */
export const travel = 280;
