import { games } from '../../games/catalogue.ts';
import { originIn, type Found, type Wanted } from './origin.ts';

/** A thread that plays records of strangers again, so that none of them holds up a table. */
export default (wanted: Wanted): Found => originIn(games, wanted);
