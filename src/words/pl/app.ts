import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { people } from './people.ts';
import { problems } from './problems.ts';
import { replay } from './replay.ts';
import { table } from './table.ts';
import { whatIf } from './what-if.ts';

/** Everything but the games' own sentences. */
export const app = { ...home, ...lobby, ...table, ...people, ...problems, ...replay, ...whatIf };
