import type { Seat } from '../engine/seats.ts';
import type { CommandOf } from '../protocol/messages.ts';
import { awayForLong } from '../protocol/times.ts';
import type { CommandContext, Verdict } from './command-context.ts';
import { resumableAt, seatOf, seatsWithOwner, type TableState } from './state.ts';
import { strangersAt } from './vote-changes.ts';
import { unlessLapsed } from './votes.ts';

/*
 * What people decide together. The entry that opens a vote lists the seats asked; who they are depends on who has the
 * table open at that moment.
 */

type Asking = Pick<CommandContext, 'awaySince' | 'owner' | 'now'>;

/** Seats whose people are here, and seats whose people have just gone. */
function presence({ seats }: Pick<TableState, 'seats'>, { awaySince, owner, now }: Asking) {
  const here: Seat[] = [];
  const justGone: Seat[] = [];
  for (const seat of seatsWithOwner({ seats })) {
    const person = seats[seat]?.owner ?? '';
    const left = person === owner ? undefined : awaySince(person);
    if (left === undefined) here.push(seat);
    else if (now - left < awayForLong) justGone.push(seat);
  }
  return { here, justGone };
}

/** The seats that must agree to a newcomer. People who have only just gone are asked as well. */
export function seatsToLetIn(context: CommandContext): readonly Seat[] {
  const { here, justGone } = presence(context.table, context);
  return [...here, ...justGone].sort((a, b) => a - b);
}

export function letIn({ table, owner, now }: CommandContext, { agree }: CommandOf<'let-in'>): Verdict {
  const seat = seatOf(table, owner);
  if (seat === null) return { problem: 'not-seated' };
  const newcomer = unlessLapsed(table.newcomer, now);
  if (!newcomer || newcomer.agreed.includes(seat)) return { problem: 'not-now' };
  return { body: agree ? { kind: 'let-in', seat } : { kind: 'turned-away' } };
}

/** Ends a game without a result, or clears away one that is over. */
export function end(context: CommandContext, { agree }: CommandOf<'end'>): Verdict {
  const { table, owner, now } = context;
  const seat = seatOf(table, owner);
  if (seat === null) return { problem: 'not-seated' };
  if (table.stage === 'lobby' || (table.stage === 'over' && !agree)) return { problem: 'not-now' };
  if (table.stage === 'over') return table.host === owner ? { body: { kind: 'end', seat, agree } } : notHost;
  const vote = unlessLapsed(table.endVote, now);
  if (vote) return agree && vote.agreed.includes(seat) ? notNow : { body: { kind: 'end', seat, agree } };
  if (!agree) return notNow;
  const { here, justGone } = presence(table, context);
  // A single person cannot end the game of somebody who may be back any moment.
  if (here.length < 2 && justGone.length > 0) return { problem: 'somebody-away' };
  return { body: { kind: 'end-asked', seat, asked: here } };
}

/** Resumes a game that ended by agreement. */
export function resume(context: CommandContext, { agree }: CommandOf<'resume'>): Verdict {
  const { table, owner, now } = context;
  const resumable = resumableAt(table, now);
  if (!resumable) return notNow;
  const seat = seatOf(resumable, owner);
  if (seat === null) return { problem: 'not-seated' };
  const vote = unlessLapsed(resumable.vote, now);
  if (!agree) return vote ? { body: { kind: 'resume', seat, agree } } : notNow;
  if (strangersAt(table, resumable)) return { problem: 'strangers-seated' };
  if (vote) return vote.agreed.includes(seat) ? notNow : { body: { kind: 'resume', seat, agree } };
  return { body: { kind: 'resume-asked', seat, asked: presence(resumable, context).here } };
}

/** Says that a resumable game is not needed any more. */
export function giveUp({ table, owner, now }: CommandContext): Verdict {
  const resumable = resumableAt(table, now);
  if (!resumable) return notNow;
  const seat = seatOf(resumable, owner);
  if (seat === null) return { problem: 'not-seated' };
  return resumable.givenUp.includes(seat) ? notNow : { body: { kind: 'gave-up', seat } };
}

const notNow: Verdict = { problem: 'not-now' };
const notHost: Verdict = { problem: 'not-host' };
