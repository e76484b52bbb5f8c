import type { Pace } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Clock } from '../protocol/scene.ts';
import { emptySeat, isMachine, type TableState } from './state.ts';

/** Before a countdown begins, everybody gets time to see what has just happened. */
const getReady = 3000;

/**
 * Milliseconds for each kind of decision; undefined means no limit. A reaction always has a limit, or the game could
 * stall.
 */
const allowed: Readonly<Record<Clock, Readonly<Record<Pace, number | undefined>>>> = {
  none: { secret: undefined, count: undefined, turn: undefined, reaction: 10_000 },
  relaxed: { secret: 60_000, count: getReady + 5000, turn: 90_000, reaction: 15_000 },
  brisk: { secret: 25_000, count: getReady + 3000, turn: 40_000, reaction: 8_000 },
  lightning: { secret: 10_000, count: getReady + 3000, turn: 15_000, reaction: 5_000 },
};

/** When this seat's time is up; undefined if it has no limit. */
export function dueOf({ clock, pausedAt, play, stage }: TableState, seat: Seat): number | undefined {
  if (!play || pausedAt !== null || stage !== 'playing') return undefined;
  const pace = play.game.pace?.(play.state, seat) ?? 'turn';
  const time = allowed[clock][pace];
  return time === undefined ? undefined : (play.askedAt[seat] ?? 0) + time;
}

/** When the first of the people who have to act runs out of time. */
export function dueAt(table: TableState): number | null {
  const { play } = table;
  if (!play || table.stage !== 'playing') return null;
  let first = Infinity;
  for (const seat of play.game.toAct(play.state)) {
    if (!isMachine(table.seats[seat] ?? emptySeat)) first = Math.min(first, dueOf(table, seat) ?? Infinity);
  }
  return first === Infinity ? null : first;
}

/**
 * The table with its clocks restarted since somebody woke it: a seat that was asked before counts as asked then. Time
 * while nobody was there, or while no server ran, is nobody's fault.
 */
export function sinceWaking(table: TableState, wokeAt: number): TableState {
  const { play } = table;
  if (!play || play.askedAt.every((since) => since >= wokeAt)) return table;
  return { ...table, play: { ...play, askedAt: play.askedAt.map((since) => Math.max(since, wokeAt)) } };
}
