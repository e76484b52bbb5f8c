import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heardBy } from '../../../../src/engine/unfold.ts';
import { viewOf } from '../../../../src/engine/view.ts';
import { games } from '../../../../src/games/catalogue.ts';
import { openSqlite } from '../../../../src/server/store/sqlite/sqlite.ts';
import type { StoredEntry } from '../../../../src/room/log-store.ts';
import type { LogEntry } from '../../../../src/table/entries.ts';
import { fold } from '../../../../src/table/fold.ts';
import { seatOf, type TableState } from '../../../../src/table/state.ts';
import type { Witness } from './regular.ts';

/** A table and its players. */
export interface WitnessedTable {
  readonly code: string;
  readonly people: readonly Witness[];
}

/** What people saw that the file does not have, or has twice. This reads a copy and leaves the file unchanged. */
export async function losses(folder: string, witnessed: readonly WitnessedTable[]): Promise<readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'hideout-copy-'));
  cpSync(folder, copy, { recursive: true });
  const store = openSqlite(join(copy, 'hideout.db'));
  const found: string[] = [];
  for (const { code, people } of witnessed) {
    const entries: StoredEntry[] = [];
    for await (const some of store.entries(code, { from: 1, to: Infinity })) entries.push(...some);
    found.push(...(entries.length > 0 ? lossesAt({ code, entries }, people) : [`Table ${code} is gone.`]));
  }
  await store.close();
  rmSync(copy, { recursive: true });
  return found;
}

function lossesAt(
  { code, entries }: { readonly code: string; readonly entries: readonly StoredEntry[] },
  people: readonly Witness[],
): readonly string[] {
  const found: string[] = [];
  const commands = new Set<string>();
  let state: TableState | undefined;
  for (const [index, { seq, at, body }] of entries.entries()) {
    const entry = JSON.parse(body) as LogEntry;
    const command = entry.key && `${entry.key.owner} ${entry.key.n}`;
    if (seq !== index + 1) found.push(`${code}: entry ${index + 1} has the number ${seq}.`);
    if (command !== undefined && commands.has(command)) found.push(`${code}: ${command} was carried out twice.`);
    if (command !== undefined) commands.add(command);
    state = fold(games, state, entry, { seq, at });
    for (const witness of people) found.push(...differences(state, witness));
  }
  for (const { name, owner, seq, done } of people) {
    if (seq > entries.length) found.push(`${code}: ${name} saw entry ${seq}, the last one is ${entries.length}.`);
    const lost = [...done].filter((n) => !commands.has(`${owner} ${n}`));
    if (lost.length > 0) found.push(`${code}: ${name} was told that ${lost.join(', ')} is done.`);
  }
  return found;
}

/** What somebody heard of the last entry, and saw after it, where that differs from the log. */
function differences(state: TableState, { name, owner, seq, heard, view }: Witness): readonly string[] {
  const { play } = state;
  const viewer = seatOf(state, owner) ?? 'spectator';
  const latest = play?.latest;
  const told = latest?.seq === state.seq ? latest.told : [];
  const events = told.map((each) => heardBy(each, viewer));
  const remembered = heard.get(state.seq);
  const isOther = remembered !== undefined && JSON.stringify(remembered) !== JSON.stringify(events);
  const isOtherView = seq === state.seq && view !== JSON.stringify(play ? viewOf(play.game, play.state, viewer) : null);
  return [
    ...(isOther ? [`${name} heard something else in entry ${state.seq}.`] : []),
    ...(isOtherView ? [`${name} saw another game after entry ${state.seq}.`] : []),
  ];
}
