import { headerOf, record, type Line } from '../../engine/record.ts';
import type { StoredEntry } from '../store/store.ts';
import { readEntry } from './read-entry.ts';
import type { TableState } from './state.ts';

/** The last game of a table, whole, from its log; undefined, unless it has been played to its end. It names nobody. */
export function recordOf(
  { game, stage, options, seats }: TableState,
  stored: readonly StoredEntry[],
): readonly Line[] | undefined {
  if (stage !== 'over') return undefined;
  const log = stored.map(({ body }) => readEntry(body));
  const begun = log.findLastIndex((entry) => 'seed' in entry);
  const beginning = log[begun];
  if (!beginning || !('seed' in beginning)) return undefined;
  const header = headerOf(game, seats.length, options, { source: 'secure', seed: beginning.seed });
  const moves = log
    .slice(begun)
    .filter((entry) => entry.kind === 'moved')
    .values();
  return record(game, header, () => moves.next().value);
}
