import type { TableSummary } from '../protocol/http.ts';
import type { TableState } from './state.ts';

/** What anybody with the code of a table may know. */
export function summaryOf(code: string, table: TableState): TableSummary {
  const { game, stage, seats, locked, finished, whatIf } = table;
  const free = seats.filter(({ owner, bot }) => owner === null && bot === null).length;
  return { code, game: game.id, stage, seats: seats.length, free, locked, finished, whatIf: whatIf !== null };
}
