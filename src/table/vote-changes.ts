import { resumableFor } from '../protocol/times.ts';
import type { Change, Stamp } from './change.ts';
import type { Body, VoteName } from './entries.ts';
import { withoutWaiting } from './next-changes.ts';
import {
  emptySeat,
  nothingPending,
  resumableAt,
  seatOf,
  seatsOfPeople,
  seatsWithOwner,
  withSeat,
  type Newcomer,
  type Resumable,
  type TableState,
} from './state.ts';
import { noted, withTableEvent } from './table-events.ts';
import { isPassed, newVote, unlessLapsed, withYes, type Vote } from './votes.ts';

type ChangeBy<Kind extends Body['kind']> = Change<Extract<Body, { kind: Kind }>>;

/** Changes from votes. A vote passes only by entries of the people who were asked. */
export const voteChanges = {
  'asked-in': ((table, { seat, owner, asked = seatsOfPeople(table) }, { at }) =>
    seatOf(table, owner) === null
      ? { ...table, newcomer: { owner, seat, ...newVote(asked, [], at) } }
      : table) satisfies ChangeBy<'asked-in'>,
  'let-in': ((table, { seat }, stamp) => {
    const newcomer = unlessLapsed(table.newcomer, stamp.at);
    const voted = newcomer && withYes(newcomer, seat);
    return voted && isPassed(voted) ? welcomed(table, voted, stamp) : { ...table, newcomer: voted };
  }) satisfies ChangeBy<'let-in'>,
  'turned-away': ((table) => ({ ...table, newcomer: null })) satisfies ChangeBy<'turned-away'>,
  'end-asked': ((table, { seat, asked }, stamp) =>
    endIfPassed(table, newVote(asked, [seat], stamp.at), stamp)) satisfies ChangeBy<'end-asked'>,
  end: ((table, { seat, agree }, stamp) => {
    if (table.stage === 'over') return agree ? cleared(table) : table;
    const vote = agree ? unlessLapsed(table.endVote ?? formerVote(table), stamp.at) : null;
    return endIfPassed(table, vote && withYes(vote, seat), stamp);
  }) satisfies ChangeBy<'end'>,
  'resume-asked': ((table, { seat, asked }, stamp) =>
    resumeIfPassed(table, newVote(asked, [seat], stamp.at), stamp)) satisfies ChangeBy<'resume-asked'>,
  resume: ((table, { seat, agree }, stamp) => {
    const vote = agree ? unlessLapsed(table.resumable?.vote ?? null, stamp.at) : null;
    return resumeIfPassed(table, vote && withYes(vote, seat), stamp);
  }) satisfies ChangeBy<'resume'>,
  'gave-up': ((table, { seat }) => givenUp(table, seat)) satisfies ChangeBy<'gave-up'>,
  lapsed: ((table, { vote }) => withoutVote[vote](table)) satisfies ChangeBy<'lapsed'>,
};

/** In logs of earlier versions a yes needs no vote before it: it asks everybody at the table, without a time limit. */
const formerVote = (table: TableState): Vote => ({
  asked: seatsOfPeople(table),
  agreed: [],
  until: Number.MAX_SAFE_INTEGER,
});

const withoutVote: Readonly<Record<VoteName, (table: TableState) => TableState>> = {
  end: (table) => ({ ...table, endVote: null }),
  newcomer: (table) => ({ ...table, newcomer: null }),
  resume: (table) => ({ ...table, resumable: table.resumable && { ...table.resumable, vote: null } }),
};

/** The newcomer sits down, unless they have another seat by now, or the seat is no longer a bot's. */
function welcomed(table: TableState, { owner, seat }: Newcomer, stamp: Stamp): TableState {
  const isFree = table.seats[seat]?.owner === null && seatOf(table, owner) === null;
  if (!isFree) return { ...table, newcomer: null };
  const seats = withSeat(table, seat, { ...emptySeat, owner });
  return noted({ ...withoutWaiting(table, owner), seats, newcomer: null }, 'table-joined', stamp, seat);
}

/** The game is removed, and the table is a lobby again. */
const cleared = (table: TableState): TableState => ({
  ...table,
  ...nothingPending,
  stage: 'lobby',
  play: null,
  pausedAt: null,
});

function endIfPassed(table: TableState, endVote: Vote | null, stamp: Stamp): TableState {
  const { options, clock, help, seats, closed } = table;
  if (!table.play || !endVote || !isPassed(endVote)) return { ...table, endVote };
  const play = withTableEvent(table.play, 'table-ended', stamp);
  const until = stamp.at + resumableFor;
  return {
    ...cleared(table),
    resumable: { play, options, clock, help, seats, closed, until, givenUp: [], vote: null },
  };
}

function resumeIfPassed(table: TableState, vote: Vote | null, stamp: Stamp): TableState {
  const before = resumableAt(table, stamp.at);
  if (!before) return table;
  // Voting yes takes back giving up.
  const givenUp = before.givenUp.filter((seat) => !vote?.agreed.includes(seat));
  const resumable = { ...before, givenUp, vote };
  const isAgreed = vote !== null && isPassed(vote) && !strangersAt(table, resumable);
  return isAgreed ? resumed(table, resumable, stamp) : { ...table, resumable };
}

/** Whether somebody sits at the table who did not play that game. */
export const strangersAt = (table: TableState, resumable: Resumable): boolean =>
  table.seats.some(({ owner }) => owner !== null && seatOf(resumable, owner) === null);

/** The game goes on as it was when it ended, with fresh clocks. Everybody who agreed is back. */
function resumed(table: TableState, resumable: Resumable, stamp: Stamp): TableState {
  const { options, clock, help, seats, closed, vote } = resumable;
  const play = withTableEvent(resumable.play, 'table-resumed', stamp);
  return {
    ...cleared(table),
    stage: 'playing',
    game: play.game,
    play: { ...play, askedAt: play.askedAt.map(() => stamp.at) },
    options,
    clock,
    help,
    closed,
    seats: seats.map((each, seat) => (vote?.agreed.includes(seat) ? { ...each, standIn: false } : each)),
  };
}

/** Somebody who gives the game up no longer votes for it. When nobody needs it, it is dropped. */
function givenUp(table: TableState, seat: number): TableState {
  const { resumable } = table;
  if (!resumable) return table;
  const givenUp = [...new Set([...resumable.givenUp, seat])];
  const isGone = seatsWithOwner(resumable).every((each) => givenUp.includes(each));
  return { ...table, resumable: isGone ? null : { ...resumable, givenUp, vote: null } };
}
