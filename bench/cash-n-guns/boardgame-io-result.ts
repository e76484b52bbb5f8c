import * as box from '../../src/games/cash-n-guns/box.ts';
import type { Table } from './boardgame-io-rules.ts';

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Who won, and how rich everybody is. */
export function outcomeOf(table: Table): Outcome {
  const bonus = mostDiamonds(table);
  const lives = (seat: number) => (table.living & (1 << seat)) !== 0;
  const scores = table.loot.map((loot, seat) =>
    lives(seat) ? fortune(loot) + (seat === bonus ? box.diamondBonus : 0) : 0,
  );
  const living = [...scores.keys()].filter(lives);
  const richest = best(living, scores);
  return { scores, winners: best(richest, table.wounds) };
}

function best(seats: readonly number[], amounts: readonly number[]): readonly number[] {
  const most = Math.max(...seats.map((seat) => amounts[seat] ?? 0));
  return seats.filter((seat) => amounts[seat] === most);
}

function fortune(loot: readonly box.Share[]): number {
  const paintings = loot.filter((share) => share === box.painting).length;
  const value = loot.reduce((sum, share) => sum + (box.valueOf[share] ?? 0), 0);
  return value + (box.collectionValue[paintings] ?? 0);
}

/** The sole owner of the most diamonds; -1 if there is none. The dead have lost their loot. */
function mostDiamonds({ loot }: Table): number {
  const counts = loot.map((row) => row.filter((share) => box.diamonds.includes(share)).length);
  const most = Math.max(...counts);
  const owners = [...counts.keys()].filter((seat) => counts[seat] === most);
  return most > 0 && owners.length === 1 ? (owners[0] ?? -1) : -1;
}
