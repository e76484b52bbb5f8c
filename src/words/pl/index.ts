import type { Dictionary } from '../dictionary.ts';
import { app } from './app.ts';
import { pieces } from './pieces.ts';
import { thieves } from './thieves.ts';

/** Every Polish sentence, by name. */
export const pl: Dictionary = { ...app, ...pieces, ...thieves };
