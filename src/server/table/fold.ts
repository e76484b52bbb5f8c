import { secureChance } from '../../engine/chance/index.ts';
import type { Game, Options } from '../../engine/game.ts';
import { parseOptions } from '../../engine/legality.ts';
import type { Seat } from '../../engine/seats.ts';
import { enter, listen, type Choice } from '../../engine/unfold.ts';
import type { Body, Key, LogEntry } from './entries.ts';
import { emptySeat, seatsOfPeople, type LastCommand, type Play, type SeatState, type TableState } from './state.ts';

/** When an entry was written, and its number. */
interface Stamp {
  readonly seq: number;
  readonly at: number;
}

type Games = Readonly<Record<string, Game>>;

/** The table after one more entry. Pure: the same entries always make the same table. */
export function fold(games: Games, before: TableState | undefined, entry: LogEntry, stamp: Stamp): TableState {
  const after = before ? (changeBy[entry.kind] as Change)(before, entry, stamp) : open(games, entry, stamp);
  const { key } = entry;
  return alike(after, stamp.seq, key ? withCommand(after, key) : after.lastCommands);
}

function withCommand({ lastCommands }: TableState, key: Key): readonly LastCommand[] {
  const place = lastCommands.findIndex(({ owner }) => owner === key.owner);
  const after = lastCommands.slice();
  after[place < 0 ? after.length : place] = key;
  return after;
}

/**
 * The table after one more entry, with its fields in one order, however it was put together: V8 has one hidden class for
 * all tables then, and what reads them after every move need not look where things are.
 */
const alike = (table: TableState, seq: number, lastCommands: readonly LastCommand[]): TableState => ({
  seq,
  game: table.game,
  options: table.options,
  clock: table.clock,
  stage: table.stage,
  locked: table.locked,
  pausedAt: table.pausedAt,
  finished: table.finished,
  host: table.host,
  seats: table.seats,
  wantEnd: table.wantEnd,
  newcomer: table.newcomer,
  play: table.play,
  unplayable: table.unplayable,
  lastCommands,
});

function open(games: Games, entry: LogEntry, { seq }: Stamp): TableState {
  const game = entry.kind === 'opened' ? games[entry.game] : undefined;
  if (entry.kind !== 'opened' || !game) throw new Error('A table begins with being opened, for a game that exists.');
  return {
    seq,
    game,
    options: knownOptions(game, entry.seats, entry.options),
    clock: entry.clock,
    stage: 'lobby',
    locked: false,
    pausedAt: null,
    finished: 0,
    host: entry.host,
    seats: Array<SeatState>(entry.seats).fill(emptySeat),
    wantEnd: [],
    newcomer: null,
    play: null,
    unplayable: null,
    lastCommands: [],
  };
}

/**
 * The options of a stored entry as this server knows them. Those that came later have their default. If one has gone
 * since, the rules have changed with it, no game begun with it is played here, and all go back to their defaults.
 */
function knownOptions(game: Game, seats: number, stored: Options): Options {
  const parsed = parseOptions(game, seats, stored);
  if ('options' in parsed) return parsed.options;
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

type Change<B extends Body = Body> = (before: TableState, body: B, stamp: Stamp) => TableState;
type Changes = { readonly [Kind in Body['kind']]: Change<Extract<Body, { kind: Kind }>> };

const changeBy: Changes = {
  opened: (table) => table,
  sat: (table, { seat, owner }) => ({
    ...table,
    seats: table.seats.map((each, index) =>
      index === seat ? { owner, bot: null, standIn: false } : each.owner === owner ? emptySeat : each,
    ),
  }),
  // During a game nobody but a bot may have the cards of somebody who is gone.
  left: (table, { seat }) =>
    withoutVoter(table, seat, table.stage === 'playing' ? { ...emptySeat, bot: 'regular' } : emptySeat),
  bot: (table, { seat, level }) => ({ ...table, seats: withSeat(table, seat, { ...emptySeat, bot: level }) }),
  set: (table, { options, clock }) => ({
    ...table,
    options: knownOptions(table.game, table.seats.length, options),
    clock,
  }),
  seats: (table, { count }) => ({
    ...table,
    seats: Array.from({ length: count }, (_, seat) => table.seats[seat] ?? emptySeat),
  }),
  swapped: (table, { seat, with: other }) => ({
    ...table,
    seats: table.seats.map(
      (each, index) => table.seats[index === seat ? other : index === other ? seat : index] ?? each,
    ),
  }),
  host: (table, { owner }) => ({ ...table, host: owner }),
  locked: (table, { locked }) => ({ ...table, locked }),
  paused: ifPlayable((table, { paused }, { at }) => (paused ? { ...table, pausedAt: at } : goOn(table, at))),
  started: (table, body, stamp) => begin(table, table.seats, body, stamp),
  moved: ifPlayable((table, { seat, move }, stamp) => afterMove(table, { seat, move }, stamp)),
  'stood-in': (table, { seat }) => withoutVoter(table, seat, { ...seatAt(table, seat), standIn: true }),
  back: (table, { seat }) => ({ ...table, seats: withSeat(table, seat, { ...seatAt(table, seat), standIn: false }) }),
  'asked-in': (table, { seat, owner }) => ({ ...table, newcomer: { owner, seat, agreed: [] } }),
  'let-in': (table, { seat }) => welcomed(table, [...(table.newcomer?.agreed ?? []), seat]),
  'turned-away': (table) => ({ ...table, newcomer: null }),
  carried: (table, { owner, to }) => ({
    ...table,
    seats: table.seats.map((each) => (each.owner === owner ? { ...each, owner: to } : each)),
    host: table.host === owner ? to : table.host,
  }),
  end: ifPlayable((table, vote) => endVote(table, vote)),
  rematch: (table, body, stamp) =>
    begin(
      table,
      table.seats.map((_, index) => table.seats.at(index - 1) ?? emptySeat),
      body,
      stamp,
    ),
};

/** What happens in a game by other rules is skipped: only a server that knows those rules can follow it. */
function ifPlayable<B extends Body>(change: Change<B>): Change<B> {
  return (table, body, stamp) => (table.unplayable ? table : change(table, body, stamp));
}

const seatAt = (table: TableState, seat: Seat): SeatState => table.seats[seat] ?? emptySeat;

const withSeat = (table: TableState, seat: Seat, changed: SeatState): readonly SeatState[] =>
  table.seats.map((each, index) => (index === seat ? changed : each));

/**
 * A game begins, with bots on the seats that nobody has taken. One by other rules than ours cannot be played here: the
 * table waits in its lobby, where another game can be started.
 */
function begin(
  table: TableState,
  seats: readonly SeatState[],
  { seed, rules }: { readonly seed: string; readonly rules: number },
  { seq, at }: Stamp,
): TableState {
  const { game, options } = table;
  const ours = game.rules;
  const cleared = { ...table, seats, wantEnd: [], newcomer: null, pausedAt: null };
  if (rules !== ours) return { ...cleared, stage: 'lobby', play: null, unplayable: { rules, ours } };
  const { told, tell } = listen();
  const state = game.setup(seats.length, options, secureChance(seed), tell);
  const play: Play = { game, state, began: seq, latest: { seq, told, before: null }, askedAt: seats.map(() => at) };
  const filled = seats.map((seat) =>
    seat.owner === null && seat.bot === null ? { ...emptySeat, bot: 'regular' as const } : seat,
  );
  return asItStands({ ...cleared, seats: filled, unplayable: null }, play);
}

/** The game, and whether it is over now. */
function asItStands(table: TableState, play: Play): TableState {
  return play.game.result(play.state)
    ? { ...table, play, stage: 'over', finished: table.finished + 1, wantEnd: [], newcomer: null }
    : { ...table, play, stage: 'playing' };
}

/** No clock ran while the game rested. */
function goOn(table: TableState, at: number): TableState {
  const { play, pausedAt } = table;
  const rested = pausedAt === null ? 0 : at - pausedAt;
  return { ...table, pausedAt: null, play: play && { ...play, askedAt: play.askedAt.map((since) => since + rested) } };
}

/** A move is played on a copy, so that a table whose entry was not stored in the end is what it was before. */
function afterMove(table: TableState, choice: Choice, { seq, at }: Stamp): TableState {
  const play = table.play;
  if (!play) throw new Error('A move without a game.');
  const { game } = play;
  const { told, tell } = listen();
  const state = game.clone(play.state);
  enter(game, state, choice, tell);
  const isSameQuestion = (seat: Seat) => game.decision(state, seat) === game.decision(play.state, seat);
  const askedAt = play.askedAt.map((since, seat) => (isSameQuestion(seat) ? since : at));
  const after: Play = { game, state, began: play.began, latest: { seq, told, before: play.latest }, askedAt };
  return asItStands(table, after);
}

function endVote(table: TableState, { seat, agree }: { readonly seat: Seat; readonly agree: boolean }): TableState {
  const others = table.wantEnd.filter((each) => each !== seat);
  return unlessAllWantEnd({ ...table, wantEnd: agree ? [...others, seat] : others });
}

/** Who leaves has no say any more, neither in the end of the game nor in who comes in; perhaps all others agreed. */
function withoutVoter(table: TableState, seat: Seat, changed: SeatState): TableState {
  const wantEnd = table.wantEnd.filter((each) => each !== seat);
  const left = unlessAllWantEnd({ ...table, seats: withSeat(table, seat, changed), wantEnd });
  return welcomed(left, left.newcomer?.agreed ?? []);
}

/** A game ends without a result when all people at the table want it to; one that is over is cleared away. */
function unlessAllWantEnd(table: TableState): TableState {
  const { wantEnd, stage } = table;
  const isWanted =
    wantEnd.length > 0 && (stage === 'over' || seatsOfPeople(table).every((seat) => wantEnd.includes(seat)));
  return isWanted ? { ...table, stage: 'lobby', play: null, pausedAt: null, wantEnd: [], newcomer: null } : table;
}

/** A newcomer sits down as soon as all people at the table agree. */
function welcomed(table: TableState, agreed: readonly Seat[]): TableState {
  const { newcomer } = table;
  if (!newcomer) return table;
  const people = seatsOfPeople(table);
  if (people.length === 0 || !people.every((seat) => agreed.includes(seat)))
    return { ...table, newcomer: { ...newcomer, agreed } };
  return { ...table, newcomer: null, seats: withSeat(table, newcomer.seat, { ...emptySeat, owner: newcomer.owner }) };
}
