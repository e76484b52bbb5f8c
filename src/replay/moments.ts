import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Step } from '../engine/unfold.ts';
import type { Candidate, Remark, Tale } from './after.ts';

type Fortunes = Tale['fortunes'];

/** The best candidates, up to the given number. */
export const best = <T>(all: readonly T[], worth: (each: T) => number, most = 1): readonly T[] =>
  [...all].sort((one, other) => worth(other) - worth(one)).slice(0, most);

/** A title goes to the player with the most of something, if that is enough. Two may share it, three may not. */
export function title(kind: string, counts: readonly number[], enough: number): readonly Remark[] {
  const count = Math.max(...counts);
  const names = counts.flatMap((each, seat): Seat[] => (each === count ? [seat] : []));
  return count < enough || names.length > 2 ? [] : [{ kind, people: { names }, values: { count } }];
}

/** When the winner took the lead for good. */
export function leadForGood(game: Game, frames: readonly Step<object>[], fortunes: Fortunes): readonly Candidate[] {
  const last = frames.length - 1;
  const [winner, another] = game.result(frames[last]?.state ?? {})?.winners ?? [];
  if (winner === undefined || another !== undefined) return [];
  const leads = (scores: readonly number[]) =>
    scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0));
  const step = fortunes.reduce((found, scores, place) => (leads(scores) ? found : place + 1), 0);
  const from = leaderIn(fortunes[step - 1] ?? [], winner);
  if (step <= 1 || step >= last || from === undefined) return [];
  return [{ kind: 'lead', step, people: { name: [winner], from: [from] }, values: {}, weight: 1.5 }];
}

/** Who led before; undefined if several did. */
function leaderIn(scores: readonly number[], besides: Seat): Seat | undefined {
  const top = Math.max(...scores);
  const leaders = scores.flatMap((score, seat): Seat[] => (score === top && seat !== besides ? [seat] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
}

/** How much each seat won or lost between two steps. */
export const change = (fortunes: Fortunes, from: number, to: number): readonly number[] =>
  (fortunes[to] ?? []).map((score, seat) => score - (fortunes[from]?.[seat] ?? 0));
