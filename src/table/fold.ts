import { secureChance } from '../engine/chance/index.ts';
import type { Seat } from '../engine/seats.ts';
import { enter, listen, type Choice } from '../engine/unfold.ts';
import type { Change, Games, Stamp } from './change.ts';
import type { Body, Key, LogEntry } from './entries.ts';
import { afterGame, renamedInEvening } from './evening.ts';
import { finishersAfter, handedOver, renamedFinishers } from './keepers.ts';
import { commandsToKeep, knownOptions, tableAtBeginning } from './lobby.ts';
import { arrangedAs, nextChanges, renamedIn, withoutPerson, withoutWaiting } from './next-changes.ts';
import {
  emptySeat,
  nobodyReady,
  nothingPending,
  seatOf,
  seatsWithOwner,
  withSeat,
  type LastCommand,
  type Play,
  type SeatState,
  type TableState,
} from './state.ts';
import { noted } from './table-events.ts';
import { voteChanges } from './vote-changes.ts';
import { playedUpTo } from './what-if.ts';

/**
 * The table after one more entry. Pure: the same entries always give the same table. Without a table before it, the
 * entry must be one where a fold can begin: it opens a table, or starts a game and contains its lobby.
 */
export function fold(games: Games, before: TableState | undefined, entry: LogEntry, stamp: Stamp): TableState {
  const table = before ?? tableAtBeginning(games, entry);
  const after = (changeBy[entry.kind] as Change)(table, entry, stamp, games);
  const { key } = entry;
  return inFieldOrder(after, stamp, key ? withCommand(after, key) : after.lastCommands);
}

function withCommand({ lastCommands }: TableState, key: Key): readonly LastCommand[] {
  const place = lastCommands.findIndex(({ owner }) => owner === key.owner);
  const after = lastCommands.slice();
  after[place < 0 ? after.length : place] = key;
  return after;
}

/**
 * The table after one more entry, with its fields in a fixed order. V8 then has one hidden class for all tables, which
 * keeps reading them fast.
 */
const inFieldOrder = (table: TableState, { seq, at }: Stamp, lastCommands: readonly LastCommand[]): TableState => ({
  seq,
  at,
  since: table.since,
  game: table.game,
  options: table.options,
  clock: table.clock,
  stage: table.stage,
  locked: table.locked,
  chat: table.chat,
  help: table.help,
  shut: table.shut,
  pausedAt: table.pausedAt,
  finished: table.finished,
  evening: table.evening,
  host: table.host,
  opener: table.opener,
  given: table.given,
  finishers: table.finishers,
  seats: table.seats,
  waiting: table.waiting,
  letFirst: table.letFirst,
  sentOff: table.sentOff,
  next: table.next,
  endVote: table.endVote,
  newcomer: table.newcomer,
  closed: table.closed,
  resumable: table.resumable,
  play: table.play,
  unplayable: table.unplayable,
  whatIf: table.whatIf,
  lastCommands,
});

type Changes = { readonly [Kind in Body['kind']]: Change<Extract<Body, { kind: Kind }>> };

const changeBy: Changes = {
  opened: (table, _, { seq }) => ({ ...table, since: seq }),
  sat,
  left,
  bot: (table, { seat, level }) => ({ ...table, seats: withSeat(table, seat, { ...emptySeat, bot: level }) }),
  set: (table, { options, clock }) => ({
    ...table,
    options: knownOptions(table.game, table.seats.length, options),
    clock,
    next: nobodyReady,
  }),
  seats: (table, { count }) => ({
    ...table,
    seats: Array.from({ length: count }, (_, seat) => table.seats[seat] ?? emptySeat),
    next: nobodyReady,
  }),
  swapped: (table, { seat, with: other }) => ({
    ...table,
    seats: table.seats.map(
      (each, index) => table.seats[index === seat ? other : index === other ? seat : index] ?? each,
    ),
  }),
  host: (table, { owner, key }) => handedOver(table, owner, key?.owner),
  locked: (table, { locked }) => ({ ...table, locked }),
  chat: (table, { chat }) => ({ ...table, chat }),
  help: (table, { help }) => ({ ...table, help, next: nobodyReady }),
  // When the table is opened again, a game that was running stays paused until its people resume it.
  shut: (table, { shut }, { at }) => ({
    ...table,
    shut,
    pausedAt: table.stage === 'playing' ? (table.pausedAt ?? at) : null,
  }),
  paused: ifPlayable((table, { paused }, { at }) => (paused ? { ...table, pausedAt: at } : goOn(table, at))),
  started: (table, body, stamp) => begin(table, table.seats, body, stamp),
  moved: ifPlayable((table, { seat, move }, stamp) => afterMove(table, { seat, move }, stamp)),
  'stood-in': (table, { seat }, stamp) =>
    changedSeat(noted(table, 'table-stood-in', stamp, seat), seat, { standIn: true }),
  back: (table, { seat }, stamp) => changedSeat(noted(table, 'table-back', stamp, seat), seat, { standIn: false }),
  carried,
  'asked-in': voteChanges['asked-in'],
  'let-in': voteChanges['let-in'],
  'turned-away': voteChanges['turned-away'],
  'end-asked': ifPlayable(voteChanges['end-asked']),
  end: ifPlayable(voteChanges.end),
  'resume-asked': ifPlayable(voteChanges['resume-asked']),
  resume: ifPlayable(voteChanges.resume),
  'gave-up': ifPlayable(voteChanges['gave-up']),
  settled: (table) => ({ ...table, resumable: null }),
  lapsed: voteChanges.lapsed,
  rematch: (table, body, stamp) =>
    begin(
      table,
      table.seats.map((_, index) => table.seats.at(index - 1) ?? emptySeat),
      body,
      stamp,
    ),
  ...nextChanges,
  next: (table, body, stamp, games) => begin(arrangedAs(table, body, games), body.seats, body, stamp),
};

/** Skips an entry of a game by other rules. Only a server that knows those rules can follow it. */
function ifPlayable<B extends Body>(change: Change<B>): Change<B> {
  return (table, body, stamp, games) => (table.unplayable ? table : change(table, body, stamp, games));
}

const seatAt = (table: TableState, seat: Seat): SeatState => table.seats[seat] ?? emptySeat;

const changedSeat = (table: TableState, seat: Seat, change: Partial<SeatState>): TableState => ({
  ...table,
  seats: withSeat(table, seat, { ...seatAt(table, seat), ...change }),
});

function left(
  table: TableState,
  { seat, by }: Extract<Body, { kind: 'left' }>,
  stamp: Stamp,
  games: Games,
): TableState {
  const { owner } = seatAt(table, seat);
  const kept = by === 'host' && owner === table.given ? { ...table, given: null } : table;
  const told = noted(kept, by === 'host' ? 'table-removed' : 'table-left', stamp, seat);
  if (table.stage === 'playing') return removed(told, seat, stamp);
  const without = { ...told, seats: withSeat(table, seat, emptySeat) };
  return withoutPerson(without, owner, games);
}

/**
 * Somebody sits down, and gets up from any other seat: a device has at most one seat. During a game a person can only
 * return to their own seat, where a bot stood in.
 */
function sat(table: TableState, { seat, owner }: Extract<Body, { kind: 'sat' }>): TableState {
  if (table.stage === 'playing' && seatAt(table, seat).owner !== owner) return table;
  const others = table.seats.map((each) => (each.owner === owner ? emptySeat : each));
  return nowSeated({ ...table, seats: withSeat({ seats: others }, seat, { ...emptySeat, owner }) }, owner);
}

/** A device that already has a seat takes no second one. */
function carried(table: TableState, { owner, to }: Extract<Body, { kind: 'carried' }>): TableState {
  if (seatOf(table, to) !== null) return table;
  const { resumable, host, opener, given } = table;
  // Somebody who uses a ticket is there, so no bot stands in any longer.
  const renamed = (seats: readonly SeatState[]) =>
    seats.map((each) => (each.owner === owner ? { ...emptySeat, owner: to } : each));
  const isKnown = !resumable || seatOf(resumable, to) !== null;
  return nowSeated(
    {
      ...table,
      seats: renamed(table.seats),
      host: host === owner ? to : host,
      opener: opener === owner ? to : opener,
      given: given === owner ? to : given,
      finishers: renamedFinishers(table.finishers, owner, to),
      next: renamedIn(table.next, owner, to),
      evening: renamedInEvening(table.evening, owner, to),
      resumable: isKnown ? resumable : { ...resumable, seats: renamed(resumable.seats) },
    },
    to,
  );
}

/** A person with a seat neither asks for another one nor waits for one. */
const nowSeated = (table: TableState, owner: string): TableState => ({
  ...withoutWaiting(table, owner),
  newcomer: table.newcomer?.owner === owner ? null : table.newcomer,
});

/**
 * Somebody is removed from a running game. From then on only a bot may see their cards, votes in which they were asked
 * are cancelled, and a paused game goes on if nobody is left who could resume it.
 */
function removed(table: TableState, seat: Seat, { at }: Stamp): TableState {
  const isOff = (vote: { readonly asked: readonly Seat[] } | null) => vote?.asked.includes(seat) === true;
  const without: TableState = {
    ...table,
    seats: withSeat(table, seat, { ...emptySeat, bot: 'regular' }),
    closed: [...table.closed, seat],
    endVote: isOff(table.endVote) ? null : table.endVote,
    newcomer: isOff(table.newcomer) ? null : table.newcomer,
  };
  return seatsWithOwner(without).length === 0 ? goOn(without, at) : without;
}

/**
 * A game begins, with bots on the empty seats. If its rules are not ours, it cannot be played here: the table stays in
 * its lobby, where another game can be started.
 */
function begin(
  table: TableState,
  seats: readonly SeatState[],
  { seed, rules }: { readonly seed: string; readonly rules: number },
  { seq, at }: Stamp,
): TableState {
  const { game, options } = table;
  const ours = game.rules;
  const lastCommands = commandsToKeep(table);
  const cleared = { ...table, since: seq, seats, ...nothingPending, sentOff: [], pausedAt: null, lastCommands };
  const unplayable = { game: game.id, rules, ours, began: seq, seats: seats.length, options };
  if (rules !== ours) return { ...cleared, stage: 'lobby', play: null, unplayable };
  const { told, state } = dealt(table, seats.length, seed);
  const play: Play = { game, state, began: seq, latest: { seq, told, before: null }, askedAt: seats.map(() => at) };
  const filled = seats.map((seat) =>
    seat.owner === null && seat.bot === null ? { ...emptySeat, bot: 'regular' as const } : seat,
  );
  return asItStands({ ...cleared, seats: filled, unplayable: null }, play);
}

/** The first state of a game: after the set-up, or where a what-if table begins. */
function dealt({ game, options, whatIf }: TableState, seats: number, seed: string) {
  if (whatIf) return playedUpTo(game, { seats, options }, whatIf, seed);
  const { told, tell } = listen();
  return { told, state: game.setup(seats, options, secureChance(seed), tell) };
}

/** The table with this game, and the result if it is over now. */
function asItStands(table: TableState, play: Play): TableState {
  const { game, state, began } = play;
  const result = game.result(state);
  if (!result) return { ...table, play, stage: 'playing' };
  const owners = table.seats.map(({ owner }) => owner);
  const outcome = { began, game: game.id, owners, winners: result.winners };
  // A what-if game does not count.
  const evening = table.whatIf ? table.evening : afterGame(table.evening, outcome);
  const finished = table.finished + 1;
  return { ...table, ...nothingPending, play, stage: 'over', finished, evening, finishers: finishersAfter(table) };
}

/** The clocks did not run while the game was paused. */
function goOn(table: TableState, at: number): TableState {
  const { play, pausedAt } = table;
  const rested = pausedAt === null ? 0 : at - pausedAt;
  return { ...table, pausedAt: null, play: play && { ...play, askedAt: play.askedAt.map((since) => since + rested) } };
}

/** Plays a move on a copy, so that the table stays unchanged if the entry cannot be stored. */
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
