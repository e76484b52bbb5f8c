import { readFileSync } from 'node:fs';
import { moveFinder } from '../../src/engine/legality.ts';
import { chanceOf, entriesOf, type Header, type RecordLine } from '../../src/engine/record.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { games } from '../../src/games/catalogue.ts';
import { figures, type SeatInView } from '../../src/protocol/scene.ts';
import type { Person } from '../../src/table/person.ts';
import type { LogEntry } from '../../src/table/entries.ts';
import { fold } from '../../src/table/fold.ts';
import type { TableState } from '../../src/table/state.ts';
import { dealtBy } from '../../src/table/testing/dealt.ts';

/*
 * Tables from the archive of recorded games. A page can show any moment of a real game, without anybody playing up to
 * it.
 */

/** Who sits where. One name has the maximum length; the others are ordinary. */
const names = ['Ada', 'Wilhelmina Kowalska', 'Cleo', 'Dan', 'Ewa', 'Filip', 'Gosia', 'Hugo'];
export const ownerAt = (seat: Seat): string => `seat-${seat}`;
export const people: ReadonlyMap<string, Person> = new Map(
  names.map((name, seat) => {
    const figure: SeatInView['figure'] = figures[seat] ?? figures[0];
    return [ownerAt(seat), { owner: ownerAt(seat), name, figure }];
  }),
);

/** A table, and the table one entry earlier. */
export interface Moment {
  readonly before: TableState;
  readonly table: TableState;
}

/** All tables of a recorded game from its start to its end, with people on all seats. */
export function* momentsOf(game: string, archived: string): Generator<Moment> {
  const file = new URL(`../../src/games/${game}/archive/${archived}.jsonl`, import.meta.url);
  const [header, ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown) as [Header, ...RecordLine[]];
  const played = games[game];
  if (!played) throw new Error(`No game is called ${game}.`);
  const dealt = { [game]: dealtBy(played, () => chanceOf(header)) };
  let before = lobbyOf(game, header.seats, header.seats, dealt);
  for (const entry of logOf(played, header, lines)) {
    const table = fold(dealt, before, entry, { seq: before.seq + 1, at: Date.now() });
    yield { before, table };
    before = table;
  }
}

/** The first moment of a recorded game that fulfils the condition. */
export function momentWhen(game: string, archived: string, isIt: (moment: Moment) => boolean): Moment {
  for (const moment of momentsOf(game, archived)) if (isIt(moment)) return moment;
  throw new Error(`There is no such moment in ${game}/${archived}.`);
}

/** A table before its game, with this many people seated. */
export function lobbyOf(game: string, seats: number, seated: number, known = games): TableState {
  const options = {};
  const opened: LogEntry = { kind: 'opened', game, options, seats, clock: 'none', host: ownerAt(0) };
  let table = fold(known, undefined, opened, { seq: 1, at: Date.now() });
  for (let seat = 0; seat < seated; seat++) {
    table = fold(known, table, { kind: 'sat', seat, owner: ownerAt(seat) }, { seq: seat + 2, at: Date.now() });
  }
  return table;
}

function* logOf(game: Game, { seats, rules, options }: Header, lines: readonly RecordLine[]): Generator<LogEntry> {
  const find = moveFinder(game.everyMove(seats, options));
  yield { kind: 'set', options, clock: 'none' };
  yield { kind: 'started', seed: '00'.repeat(32), rules };
  for (const { seat, decision, move } of entriesOf(lines)) {
    // Moves are constants: equal moves are the same object.
    yield { kind: 'moved', seat, decision, move: find(move) ?? 'late', by: 'person' };
  }
}
