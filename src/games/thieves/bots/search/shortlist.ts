import type { ThievesMove } from '../../../games/thieves/moves.ts';
import type { ThievesView } from '../../../games/thieves/view.ts';
import { read } from '../../regular/thieves/reading.ts';
import { tuning } from '../../regular/thieves/tuning.ts';
import { valueOf } from '../../regular/thieves/value.ts';
import { sensible } from './sensible.ts';

/** The moves that a regular would consider first. */
export function shortlist(view: ThievesView, moves: readonly ThievesMove[], most: number): readonly ThievesMove[] {
  const reading = read(view, tuning);
  return sensible(view, moves)
    .map((move) => ({ move, worth: valueOf(reading, move) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ move }) => move);
}
