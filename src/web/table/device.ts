import { settings } from '../device/settings.svelte.ts';
import { mayMove } from '../device/motion.ts';
import type { Device } from './scaffold.svelte.ts';

/** The browser that this page runs in. */
export const device: Device = { settings, mayMove };
