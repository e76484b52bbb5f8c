import type { ScoreLine } from '../../../engine/game.ts';
import type { Scene, SeatInView } from '../../../protocol/scene.ts';

/** One thing on somebody's stack: a bill, a diamond, a bonus. */
export interface Piece {
  /** Its kind; pieces of a kind have the same colour. */
  readonly part: string;
  readonly amount: number;
}

/** What somebody has got away with. */
export interface Tally {
  readonly place: number;
  readonly seat: SeatInView;
  readonly total: number;
  readonly won: boolean;
  /** Counted from 1; ties share a rank. */
  readonly rank: number;
  readonly lines: readonly ScoreLine[];
  readonly pieces: readonly Piece[];
}

/** Everybody's tally, the winners first. */
export function talliesOf({ table, game }: Scene, partOf: (line: ScoreLine) => string): readonly Tally[] {
  const { result, score } = game ?? { result: null, score: [] };
  const all = table.seats.map((seat, place) => {
    const lines = score.filter((line) => line.seat === place);
    return {
      place,
      seat,
      total: result?.scores[place] ?? 0,
      won: result?.winners.includes(place) ?? false,
      lines,
      pieces: lines.flatMap((line) => piecesOf(line, partOf(line))),
    };
  });
  const isBetter = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.won === other.won ? one.total > other.total : one.won;
  return all
    .map((tally) => ({ ...tally, rank: 1 + all.filter((other) => isBetter(other, tally)).length }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place);
}

/** A line about several equal things becomes that many pieces. */
function piecesOf({ amount, values }: ScoreLine, part: string): readonly Piece[] {
  if (amount <= 0) return [];
  const count = typeof values['count'] === 'number' && amount % values['count'] === 0 ? values['count'] : 1;
  return Array.from({ length: count }, () => ({ part, amount: amount / count }));
}

/** The winner and the runner-up, or all who share the victory. */
export function finalistsOf(tallies: readonly Tally[]): readonly Tally[] {
  const winners = tallies.filter(({ won }) => won);
  const finalists = winners.length === 1 ? tallies.filter(({ won, rank }) => won || rank === 2) : winners;
  // The order of the seats reveals nothing about who wins.
  return [...finalists].sort((a, b) => a.place - b.place);
}

/** The order of counting: from the last to the first, ties together, the finalists at the end. */
export function groupsOf(tallies: readonly Tally[]): readonly (readonly Tally[])[] {
  const finalists = finalistsOf(tallies);
  const groups: Tally[][] = [];
  for (const tally of tallies.filter((each) => !finalists.includes(each)).reverse()) {
    const last = groups.at(-1);
    if (last?.[0]?.rank === tally.rank) last.push(tally);
    else groups.push([tally]);
  }
  return finalists.length > 0 ? [...groups, finalists] : groups;
}

/** How many pieces fit into a stack of this height. */
export function piecesUpTo({ pieces }: Tally, height: number): number {
  let sum = 0;
  const place = pieces.findIndex(({ amount }) => (sum += amount) > height);
  return place < 0 ? pieces.length : place;
}

/** The heights at which a piece ends on one of these stacks, from the bottom up. */
export function heightsOf(tallies: readonly Tally[]): readonly number[] {
  const heights = tallies.flatMap(({ pieces }) => {
    let sum = 0;
    return pieces.map(({ amount }) => (sum += amount));
  });
  return [...new Set(heights)].sort((a, b) => a - b);
}
