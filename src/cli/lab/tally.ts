/**
 * The sums of the games at one table. They are whole numbers, so that the total depends neither on the parts nor on
 * their order. A victory counts `wholeWin`, or an equal part of it for each player who shares it.
 */
export interface Tally {
  games: number;
  /** Games that nobody won. */
  nobody: number;
  /** Victories by seat, and by place in the order of play. */
  readonly bySeat: number[];
  readonly byPlace: number[];
  /** How often each score occurred, among all players and among winners. */
  readonly scores: number[];
  readonly winning: number[];
  /** How often each value of a measure occurred. */
  readonly measures: Record<string, number[]>;
  /** By power: games and victories; by pair (first × powers + second): games, and victories of the first. */
  readonly power: { readonly games: number[]; readonly wins: number[] };
  readonly pair: { readonly games: number[]; readonly wins: number[] };
  /** From every 20th game. */
  readonly sample: Sample;
}

export interface Sample {
  games: number;
  /** Games with one leader at half-time, and that leader's victories. */
  led: number;
  leaderWins: number;
  /** By clause: the games in which it acted, and how often it did. */
  readonly acted: Record<string, number>;
  readonly times: Record<string, number>;
}

/** Divisible by every possible number of winners. */
export const wholeWin = 840;

/** Converts the counted parts into victories. */
export const winsIn = (parts: number): number => parts / wholeWin;

export const emptyTally = (seats: number, powers: number): Tally => ({
  games: 0,
  nobody: 0,
  bySeat: zeros(seats),
  byPlace: zeros(seats),
  scores: [],
  winning: [],
  measures: {},
  power: { games: zeros(powers), wins: zeros(powers) },
  pair: { games: zeros(powers * powers), wins: zeros(powers * powers) },
  sample: { games: 0, led: 0, leaderWins: 0, acted: {}, times: {} },
});

const zeros = (length: number) => Array<number>(length).fill(0);

/** Counts a value in a histogram, which grows if necessary. */
export function count(histogram: number[], value: number): void {
  while (histogram.length <= value) histogram.push(0);
  histogram[value] = (histogram[value] ?? 0) + 1;
}

/** The histogram of a measure, created on demand. */
export const histogramOf = (tally: Tally, measure: string): number[] => (tally.measures[measure] ??= []);

/** The sum of two trees of numbers of the same shape; a missing number counts as 0. */
export function addTally<Tree>(tree: Tree, more: Tree): Tree {
  return sum(tree, more) as Tree;
}

function sum(tree: unknown, more: unknown): unknown {
  if (tree === undefined || more === undefined) return tree ?? more;
  if (typeof tree === 'number') return tree + Number(more);
  if (Array.isArray(tree) && Array.isArray(more)) {
    return Array.from({ length: Math.max(tree.length, more.length) }, (_, place) => sum(tree[place], more[place]));
  }
  const [some, others] = [tree, more] as Record<string, unknown>[];
  // Sorted, so that the order does not depend on which part came first.
  const names = [...new Set([...Object.keys(some ?? {}), ...Object.keys(others ?? {})])].sort();
  return Object.fromEntries(names.map((name) => [name, sum(some?.[name], others?.[name])]));
}
