/** How somebody has done at one game. A victory that they shared counts as a win, and besides as a shared one. */
export interface Tally {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly shared: number;
}

/** How somebody has done at this table. All bots are one: they have no names of their own that last. */
export interface Standing {
  /** Null: the bots. */
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

/** What the games at a table have come to. It is kept from one game to the next, so it stays small however many there are. */
export interface Evening {
  /** In the order in which people played their first game here. */
  readonly standings: readonly Standing[];
  /** The last games, the oldest first. */
  readonly played: readonly PlayedGame[];
}

export const noGames: Evening = { standings: [], played: [] };

/** The most people with a line; of those who do not play any more, the one who came first makes room. */
const mostStandings = 16;
/** The most games that are remembered with their winners. */
const mostPlayed = 20;

interface Outcome {
  readonly began: number;
  readonly game: string;
  /** Whose the seats were at the end, null for bots: whoever left in the middle has not played. */
  readonly owners: readonly Standing['owner'][];
  readonly winners: readonly number[];
}

/** The evening after one more game. Several bots in one game are one player, and win once. */
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
    played: [...played, { began, game, winners: victors }].slice(-mostPlayed),
  };
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

/** A person goes on under another owner. One who has a line of their own keeps it, and the old line stays, too. */
export function renamedInEvening(evening: Evening, owner: string, to: string): Evening {
  if (evening.standings.some((standing) => standing.owner === to)) return evening;
  const renamed = (each: string | null) => (each === owner ? to : each);
  return {
    standings: evening.standings.map((each) => ({ ...each, owner: renamed(each.owner) })),
    played: evening.played.map((each) => ({ ...each, winners: each.winners.map(renamed) })),
  };
}
