import type { TableSummary } from '../../../protocol/http.ts';
import { glanceAt } from '../../session/http.ts';
import { forgetTable, ownTables } from '../../session/own-tables.ts';

let tables = $state.raw<readonly TableSummary[]>([]);

/** The tables this browser has been at that still exist; the others are forgotten. */
export const seen = {
  get tables(): readonly TableSummary[] {
    return tables;
  },

  async look(): Promise<void> {
    const found = await Promise.all(ownTables().map(async (code) => ({ code, table: await glanceAt(code) })));
    for (const { code, table } of found) if (table === 'gone') forgetTable(code);
    tables = found.flatMap(({ table }) => (typeof table === 'object' ? table : []));
  },

  forget(code: string): void {
    forgetTable(code);
    tables = tables.filter((table) => table.code !== code);
  },
};
