import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { problems } from './problems.ts';
import { table } from './table.ts';

/** Everything but the games' own sentences. */
export const app = { ...home, ...lobby, ...table, ...problems };
