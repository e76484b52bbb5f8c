import { games } from '../../../games/catalogue.ts';
import { originIn, type Found, type Wanted } from './origin.ts';

/** A thread that replays records from strangers, so that none of them holds up a table. */
export default (wanted: Wanted): Found => originIn(games, wanted);
