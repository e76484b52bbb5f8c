import { mostPlayed } from '../protocol/scene.ts';

/** How somebody has done at one game. A shared victory counts as a win and also as a shared one. */
export interface Tally {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly shared: number;
}

/** How somebody has done at this table. All bots share one line, because their names do not last. */
export interface Standing {
  /** Null for the bots. */
  readonly owner: string | null;
  readonly tallies: readonly Tally[];
}

/** A game that was played to its end. */
export interface PlayedGame {
  /** The number of the entry that began it. */
  readonly began: number;
  readonly game: string;
  readonly winners: readonly Standing['owner'][];
}

/** What the games at a table have come to. It is carried from game to game, so its size is bounded. */
export interface Evening {
  /** In the order in which people played their first game here. */
  readonly standings: readonly Standing[];
  /** The last games. When there are too many, a new one takes the place of the oldest. */
  readonly played: readonly PlayedGame[];
}

export const noGames: Evening = { standings: [], played: [] };

/** The most people with a line. If there are more, the oldest line of somebody who no longer plays is dropped. */
const mostStandings = 16;

interface Outcome {
  readonly began: number;
  readonly game: string;
  /** The owners of the seats at the end, null for bots. People who left during the game have not played it. */
  readonly owners: readonly Standing['owner'][];
  readonly winners: readonly number[];
}

/** The evening after one more game. Several bots in one game count as one player and win once. */
export function afterGame({ standings, played }: Evening, { began, game, owners, winners }: Outcome): Evening {
  const players = new Set(owners);
  const victors = [...new Set(winners.map((seat) => owners[seat] ?? null))];
  const counted = (standing: Standing): Standing => {
    if (!players.has(standing.owner)) return standing;
    const isWinner = victors.includes(standing.owner);
    return withGame(standing, {
      game,
      games: 1,
      wins: Number(isWinner),
      shared: Number(isWinner && victors.length > 1),
    });
  };
  const known = new Set(standings.map(({ owner }) => owner));
  const newcomers = [...players].filter((owner) => !known.has(owner)).map((owner) => ({ owner, tallies: [] }));
  return {
    standings: withinBounds([...standings, ...newcomers].map(counted), players),
    played: withNewest(played, { began, game, winners: victors }),
  };
}

/** The others keep their places, so that pages hear of one change. */
function withNewest(played: readonly PlayedGame[], newest: PlayedGame): readonly PlayedGame[] {
  if (played.length < mostPlayed) return [...played, newest];
  const oldest = Math.min(...played.map(({ began }) => began));
  return played.map((each) => (each.began === oldest ? newest : each));
}

function withGame({ owner, tallies }: Standing, one: Tally): Standing {
  const before = tallies.find(({ game }) => game === one.game);
  if (!before) return { owner, tallies: [...tallies, one] };
  const sum: Tally = {
    game: one.game,
    games: before.games + one.games,
    wins: before.wins + one.wins,
    shared: before.shared + one.shared,
  };
  return { owner, tallies: tallies.map((each) => (each === before ? sum : each)) };
}

function withinBounds(standings: readonly Standing[], players: ReadonlySet<string | null>): readonly Standing[] {
  if (standings.length <= mostStandings) return standings;
  const gone = standings.filter(({ owner }) => owner !== null && !players.has(owner));
  const dropped = new Set(gone.slice(0, standings.length - mostStandings));
  return standings.filter((standing) => !dropped.has(standing));
}

/** A person moves to another owner. If that owner has a line already, both lines stay. */
export function renamedInEvening(evening: Evening, owner: string, to: string): Evening {
  if (evening.standings.some((standing) => standing.owner === to)) return evening;
  const renamed = (each: string | null) => (each === owner ? to : each);
  return {
    standings: evening.standings.map((each) => ({ ...each, owner: renamed(each.owner) })),
    played: evening.played.map((each) => ({ ...each, winners: each.winners.map(renamed) })),
  };
}

/** Whether somebody has played a game of this evening to its end. */
export const hasStanding = ({ standings }: Evening, owner: string): boolean =>
  standings.some((standing) => standing.owner === owner);
