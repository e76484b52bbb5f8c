/** The servers that can be started; `hideout-before` is that of the commit named by `--against`, `floor` the least there is. */
export type ServerName = 'hideout' | 'hideout-before' | 'boardgame-io' | 'colyseus' | 'floor';

interface Played {
  readonly title: string;
  readonly seats: number;
  /** The servers with the same game, in the order of the report's columns. */
  readonly peers: readonly ServerName[];
}

/** What is played on the servers. */
export const games = {
  thieves: { title: 'Thieves!', seats: 4, peers: ['boardgame-io', 'colyseus'] },
  'the-boss': { title: 'The Boss', seats: 4, peers: [] },
  'cash-n-guns': { title: "Cash 'n Guns", seats: 6, peers: [] },
} as const satisfies Readonly<Record<string, Played>>;

export type GameName = keyof typeof games;

export const gameNames = Object.keys(games) as GameName[];
