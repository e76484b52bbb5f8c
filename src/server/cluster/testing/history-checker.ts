import { heardBy } from '../../../engine/unfold.ts';
import { viewOf } from '../../../engine/view.ts';
import { games } from '../../../games/catalogue.ts';
import type { Store } from '../../store/store.ts';
import type { StoredEntry } from '../../../room/log-store.ts';
import type { LogEntry } from '../../../table/entries.ts';
import { fold } from '../../../table/fold.ts';
import { readEntry } from '../../../table/read-entry.ts';
import { isMachine, seatOf, type TableState } from '../../../table/state.ts';
import { fingerprint, type History } from './wanderer.ts';

/**
 * Compares what all devices saw with what the store has in the end, and reports every contradiction: entries that are
 * missing, doubled or out of order, scenes that differ from the fold of the log, commands that were confirmed and not
 * carried out or carried out twice, machines that acted out of turn, and seats that changed hands.
 */
export async function contradictions(
  store: Pick<Store, 'entries'>,
  code: string,
  histories: readonly History[],
): Promise<readonly string[]> {
  const entries: StoredEntry[] = [];
  for await (const some of store.entries(code, { from: 1, to: Infinity })) entries.push(...some);
  const found = histories.flatMap(({ complaints }) => complaints);
  try {
    found.push(...contradictionsIn(entries, histories));
  } catch (error) {
    found.push(`The log cannot be followed: ${String(error)}`);
  }
  return found.map((each) => `${code}: ${each}`);
}

function contradictionsIn(entries: readonly StoredEntry[], histories: readonly History[]): readonly string[] {
  const found: string[] = [];
  const carried = new Map<string, number>();
  const commands = new Map<string, number>();
  const strangers = new Set(histories.map(({ owner }) => owner));
  const carriedAway = ownersCarriedAway(entries);
  let table: TableState | undefined;
  for (const [index, stored] of entries.entries()) {
    const { seq } = stored;
    if (seq !== index + 1) found.push(`Entry ${index + 1} has the number ${seq}.`);
    const entry = readEntry(stored.body);
    if (entry.key) count(commands, `${entry.key.owner} ${entry.key.n}`);
    if (entry.kind === 'carried') count(carried, entry.owner);
    if (table) found.push(...outOfTurn(table, entry).map((why) => `Entry ${seq}: ${why}`));
    const before = table;
    table = fold(games, before, entry, stored);
    found.push(...changedHands(before, table, entry, strangers).map((why) => `Entry ${seq}: ${why}`));
    for (const history of histories) found.push(...unlike(table, history, carriedAway));
  }
  for (const [command, times] of commands) if (times > 1) found.push(`${command} was carried out ${times} times.`);
  for (const history of histories) found.push(...unanswered(history, { last: entries.length, commands, carried }));
  return found;
}

/** Owners whose seat went to another device. Whoever was away meanwhile comes back as a spectator. */
const ownersCarriedAway = (entries: readonly StoredEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ body }) => {
      const entry = readEntry(body);
      return entry.kind === 'carried' ? entry.owner : [];
    }),
  );

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * A machine may move only for a seat that a machine holds and that owes this decision; a person only for their own
 * seat.
 */
function outOfTurn(table: TableState, entry: LogEntry): readonly string[] {
  if (entry.kind !== 'moved') return [];
  const { play, seats } = table;
  const seat = seats[entry.seat];
  if (!play || !seat) return ['a move without a game.'];
  const found: string[] = [];
  if (play.game.decision(play.state, entry.seat) !== entry.decision) found.push('a move for a decision that is over.');
  if (entry.by === 'bot' && !isMachine(seat)) found.push('a bot moved for a person who was there.');
  if (entry.by === 'person' && entry.key?.owner !== seat.owner) found.push('somebody moved for another seat.');
  return found;
}

/** In this test nobody gives up or loses a seat. A seat changes hands only by a ticket. */
function changedHands(
  before: TableState | undefined,
  after: TableState,
  entry: LogEntry,
  known: ReadonlySet<string>,
): readonly string[] {
  const owners = (table: TableState | undefined) => (table?.seats ?? []).flatMap(({ owner }) => owner ?? []).sort();
  if (entry.kind === 'opened' || entry.kind === 'sat' || entry.kind === 'carried') return [];
  const isSame = String(owners(before)) === String(owners(after));
  const isStranger = owners(after).some((owner) => !known.has(owner));
  return isSame && !isStranger ? [] : ['a seat changed hands.'];
}

/** What a device heard of the last entry, and saw after it, where that differs from the log. */
function unlike(
  table: TableState,
  { name, owner, heard, views }: History,
  carriedAway: ReadonlySet<string>,
): readonly string[] {
  const { play, seq } = table;
  const viewer = seatOf(table, owner) ?? 'spectator';
  const view = views.get(seq);
  const found: string[] = [];
  if (view !== undefined && view !== fingerprint(play ? viewOf(play.game, play.state, viewer) : null)) {
    found.push(`${name} saw another game after entry ${seq}.`);
  }
  const events = heard.get(seq);
  const told = play?.latest.seq === seq ? play.latest.told : [];
  // A spectator, or somebody who has just taken over a seat, may have heard the entry in another role.
  if (events && viewer !== 'spectator' && !name.startsWith('phone')) {
    const roles = carriedAway.has(owner) ? ([viewer, 'spectator'] as const) : [viewer];
    const isExpected = (role: (typeof roles)[number]) =>
      JSON.stringify(events) === JSON.stringify(told.map((each) => heardBy(each, role)));
    if (!roles.some(isExpected)) {
      const [was, is] = [events, told.map((each) => heardBy(each, viewer))].map((each) => JSON.stringify(each));
      found.push(`${name} heard something else in entry ${seq}: ${was} instead of ${is}, as ${viewer}.`);
    }
  }
  return found;
}

interface Log {
  readonly last: number;
  readonly commands: ReadonlyMap<string, number>;
  readonly carried: ReadonlyMap<string, number>;
}

/** Checks what a device was told about its commands and tickets against the log. */
function unanswered(history: History, { last, commands, carried }: Log): readonly string[] {
  const { name, owner, views, sent, done, refused, tickets } = history;
  const isWritten = (n: number) => commands.has(`${owner} ${n}`);
  const found: string[] = [];
  const seen = Math.max(0, ...views.keys());
  if (seen > last) found.push(`${name} saw entry ${seen}, the last one is ${last}.`);
  for (const n of done) if (!isWritten(n)) found.push(`${name} was told that ${n} is done.`);
  for (const n of refused) if (isWritten(n)) found.push(`${name} was told that ${n} is refused, and it was done.`);
  for (const command of commands.keys()) {
    const [by, n] = command.split(' ');
    if (by === owner && Number(n) > 100 && !sent.has(Number(n))) found.push(`${name} never asked for ${n}.`);
  }
  if ((carried.get(owner) ?? 0) > tickets) found.push(`The seat of ${name} was carried away without a ticket.`);
  return found;
}
