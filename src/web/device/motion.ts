import { settings } from './settings.svelte.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move: not if the device or the person asks for reduced motion. */
export const mayMove = (): boolean => settings.motion !== 'off' && !calm.matches;
