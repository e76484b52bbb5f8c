import { laps } from '../../box.ts';
import type { TheBossMove } from '../../moves.ts';
import type { TheBossView } from '../../view.ts';
import { weighing } from '../regular/index.ts';
import { sightOf } from '../regular/sight.ts';
import { tablesFor } from '../regular/tables.ts';
import { tuning } from '../regular/tuning.ts';
import { sensible } from './sensible.ts';

const tables = tablesFor(tuning);

/** The moves that a regular would consider first; only a few per city, so that all cities are represented. */
export function shortlist(view: TheBossView, moves: readonly TheBossMove[], most: number): readonly TheBossMove[] {
  const worthOf = weighing(sightOf(view), tables);
  const ranked = sensible(view, moves)
    .map((move) => ({ move, worth: worthOf(move) }))
    .sort((one, other) => other.worth - one.worth);
  const least = (ranked[0]?.worth ?? 0) - doubt(view);
  const perCity = new Map<number, number>();
  const chosen: TheBossMove[] = [];
  for (const { move, worth } of ranked) {
    if (chosen.length === most || worth < least) break;
    if (move.kind === 'place') {
      const already = perCity.get(move.city) ?? 0;
      if (already === mostPerCity) continue;
      perCity.set(move.city, already + 1);
    }
    chosen.push(move);
  }
  return chosen;
}
const mostPerCity = 3;

/** In dollars. The fewer turns are left in a round, the more accurate a regular is. */
const doubt = ({ lap }: TheBossView): number => 0.5 + 0.5 * (laps - lap);
