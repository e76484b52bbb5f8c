import { fastChance } from '../engine/chance/index.ts';
import type { Move } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { dueOf } from '../table/clock.ts';
import { voteNames, type Body } from '../table/entries.ts';
import { isHostAnHeir, isHostless, isKeeper, nextHost } from '../table/keepers.ts';
import { beginning, notReady } from '../table/next-game.ts';
import { movedBy } from '../table/moved-by.ts';
import { botMove, type Means } from './machine-moves.ts';
import { isMachine, seatOf, type Play, type TableState } from '../table/state.ts';

/**
 * How long machines wait: bots, so that people can follow, and stand-ins, before they take a seat that somebody left.
 */
export interface Delays {
  readonly botThinks: () => number;
  readonly standIn: number;
  readonly hostAway: number;
  /** How long a bot waits before it reacts to an event: until everybody has seen it. */
  readonly botReacts?: number;
  /** Milliseconds for which a bot of this level thinks; by default every bot answers at once. */
  readonly timeFor?: (level: string) => number;
  /** Whether bots answer only at even moments after they were asked, so that a pause reveals nothing. */
  readonly isEven?: boolean;
}

export const humanDelays: Delays = {
  isEven: true,
  botThinks: () => 900 + Math.random() * 900,
  botReacts: 7000,
  standIn: 12_000,
  hostAway: 60_000,
};

export const noDelays: Delays = { botThinks: () => 0, standIn: 0, hostAway: 0 };
/** Bots play and stand in at once. A host whose connection breaks for a moment stays host. */
export const instantBots: Delays = { ...noDelays, hostAway: humanDelays.hostAway };

/** Bots answer without a pause; everything else keeps its delays. */
export const withoutPauses = (delays: Delays): Delays => ({ ...delays, botThinks: () => 0 });

/** Who is away, and since when. People who are there are not listed. */
export type Away = ReadonlyMap<string, number>;

/** Something that a machine will do, and when. It is dropped if the table changes before. */
export interface Plan {
  readonly at: number;
  readonly body: (means: Means) => Body | undefined;
  /** The bot that acts, if one does. */
  readonly bot?: ActingBot;
}

/** A bot may have to think first: it begins at the time of the plan, and answers at an even moment from `notBefore` on. */
export interface ActingBot {
  readonly seat: Seat;
  readonly askedAt: number;
  readonly notBefore: number;
}

/** The first thing that a machine would do at this table; nothing while no person is there or the game is paused. */
export function nextPlan(table: TableState, away: Away, delays: Delays, now: number): Plan | undefined {
  const { play } = table;
  if (table.shut) return undefined;
  let first: Plan | undefined;
  if (play && table.pausedAt === null && table.stage === 'playing') {
    const timing = { away, delays, now };
    for (const seat of play.game.toAct(play.state)) first = sooner(first, seatPlan(table, play, seat, timing));
  }
  const others = [hostPlan(table, away, delays), lapsePlan(table), beginPlan(table, away, delays)];
  return others.reduce(sooner, first);
}

const sooner = (one: Plan | undefined, other: Plan | undefined): Plan | undefined =>
  one && other ? (one.at <= other.at ? one : other) : (one ?? other);

/** Milliseconds that a thread may need in addition to its time. */
const detour = 100;

/** How much earlier than its answer a bot begins to think. */
function headStart({ timeFor }: Delays, level: string | null): number {
  const time = level === null ? 0 : (timeFor?.(level) ?? 0);
  return time && time + detour;
}

/** Milliseconds between two even moments. */
const evenStep = 250;

/**
 * The first even moment after a question that is not before `time`. How long a bot needed is hidden by that, as far as
 * one step: whether it had a choice, and how obvious it was. [TH-6.4, CG-7.6]
 */
export const evenly = ({ isEven }: Delays, askedAt: number, time: number): number =>
  isEven ? askedAt + Math.ceil((time - askedAt) / evenStep) * evenStep : time;

interface Timing {
  readonly away: Away;
  readonly delays: Delays;
  readonly now: number;
}

function seatPlan(table: TableState, play: Play, seat: Seat, { away, delays, now }: Timing): Plan | undefined {
  const there = table.seats[seat];
  if (!there) return undefined;
  if (isMachine(there)) {
    const askedAt = play.askedAt[seat] ?? 0;
    const notBefore = evenly(delays, askedAt, askedAt + delays.botThinks());
    const at = Math.max(now, notBefore - headStart(delays, there.bot));
    return {
      at,
      body: (means) => moved(table, seat, botMove(means, table, { seat }), 'bot'),
      bot: { seat, askedAt, notBefore },
    };
  }
  const left = there.owner === null ? undefined : away.get(there.owner);
  if (left !== undefined) return { at: left + delays.standIn, body: () => ({ kind: 'stood-in', seat }) };
  const due = dueOf(table, seat);
  if (due === undefined) return undefined;
  const timeIsUp = ({ dice }: Means) =>
    moved(table, seat, play.game.fallback(play.state, seat, fastChance(dice())), 'clock');
  return { at: due, body: timeIsUp };
}

export const moved = (
  { play }: TableState,
  seat: Seat,
  move: Move | 'late' | undefined,
  by: 'bot' | 'clock',
): Body | undefined => (play && move ? movedBy(play, seat, move, by) : undefined);

/** A vote lapses if not everybody has agreed in time. */
function lapsePlan({ endVote, newcomer, resumable }: TableState): Plan | undefined {
  const votes = { end: endVote, newcomer, resume: resumable?.vote };
  let first: Plan | undefined;
  for (const vote of voteNames) {
    const until = votes[vote]?.until;
    if (until !== undefined) first = sooner(first, { at: until, body: () => ({ kind: 'lapsed', vote }) });
  }
  return first;
}

/**
 * The next game begins when everybody who is here is ready. It does not wait for people who have left. Those who have
 * just lost the connection get the same time as before a stand-in.
 */
function beginPlan(table: TableState, away: Away, delays: Delays): Plan | undefined {
  const isHere = (owner: string) => !away.has(owner);
  if (!mayBeginWhenReady(table, isHere) || !table.next.ready.some(isHere)) return undefined;
  const missing = notReady(table);
  if (missing.some(isHere)) return undefined;
  const at = Math.max(table.at, ...missing.map((owner) => (away.get(owner) ?? 0) + delays.standIn));
  return { at, body: ({ seed }) => beginning(table, seed(), isHere) };
}

/** In a lobby without a host, strangers cannot take the place of a game that its people want to resume. */
function mayBeginWhenReady(table: TableState, isHere: (owner: string) => boolean): boolean {
  if (table.stage === 'over') return true;
  const { resumable } = table;
  return (
    isHostless(table, isHere) && (!resumable || table.next.ready.some((owner) => seatOf(resumable, owner) !== null))
  );
}

/** The role of the host passes on when the host has been gone for a while, and comes back at once. */
function hostPlan(table: TableState, away: Away, delays: Delays): Plan | undefined {
  const owner = nextHost(table, (person) => !away.has(person));
  if (owner === undefined) return undefined;
  const isBack = isHostAnHeir(table) && isKeeper(table, owner);
  const at = isBack ? table.at : (away.get(table.host) ?? table.at) + delays.hostAway;
  return { at, body: () => ({ kind: 'host', owner }) };
}
