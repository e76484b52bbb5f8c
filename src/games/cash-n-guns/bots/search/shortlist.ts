import type { CashMove } from '../../moves.ts';
import type { CashView } from '../../view.ts';
import { weigh } from '../regular/answers/index.ts';
import { natureOf } from '../regular/holdings.ts';
import { read } from '../regular/reading.ts';
import { sightOf } from '../regular/sight.ts';
import { tuning } from '../regular/tuning.ts';
import { sensible } from './sensible.ts';

const nature = natureOf(tuning);
/** Neither bold nor timid. */
const mood = 0.5;

/** The moves that a regular would consider first; a single one if there is nothing to decide. */
export function shortlist(view: CashView, moves: readonly CashMove[], most: number): readonly CashMove[] {
  const reading = read(sightOf(view), nature, mood);
  const ranked = moves
    .map((move) => ({ move, worth: weigh(reading, move) }))
    .sort((one, other) => other.worth - one.worth);
  const [best] = ranked;
  if (!best) return [];
  const isSensible = sensible(view, reading);
  return ranked
    .filter(({ move }) => move === best.move || isSensible(move))
    .slice(0, most)
    .map(({ move }) => move);
}
