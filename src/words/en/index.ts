import { app } from './app.ts';
import { pieces } from './pieces.ts';
import { thieves } from './thieves.ts';

/** Every English sentence, by name. */
export const en = { ...app, ...pieces, ...thieves };
