import type { ThievesMove } from '../../moves.ts';
import type { ThievesView } from '../../view.ts';
import { read } from '../regular/reading.ts';
import { tuning } from '../regular/tuning.ts';
import { valueOf } from '../regular/value.ts';
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
