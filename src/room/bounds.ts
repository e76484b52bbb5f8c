/** What one table can bear, with reasons. Normal play stays far below. Whoever hosts tables says the numbers. */
export interface RoomBounds {
  /** Milliseconds between two emotes or nudges: a nudge shakes somebody's phone. */
  readonly betweenSignals: number;
  /** At most this many messages from one person at a table, in this many milliseconds. */
  readonly messages: number;
  readonly messagesIn: number;
  /** Open pages of one browser at one table. */
  readonly pagesPerTable: number;
  /** Browsers that watch without a seat and without an invitation. The server sends every move to each of them. */
  readonly watchers: number;
  /** The most watchers from one address, with an invitation or without, so that nobody can take all of the places. */
  readonly watchersPerAddress: number;
  /**
   * Browsers that watch with an invitation: they finished a game here, or share an address with somebody who did and is
   * here, or with the person who opened the table.
   */
  readonly invitedWatchers: number;
  /** Big screens at one table, the most of those without an invitation, and the most from one address. */
  readonly screens: number;
  readonly uninvitedScreens: number;
  readonly screensPerAddress: number;
  /** After a refused request for a seat: milliseconds until the same person, and until anybody else, may ask. */
  readonly askAgainAfter: number;
  readonly nextAskAfter: number;
  /**
   * Entries since the last game began. A table with more accepts only moves, and commands that make room; an evening has
   * some hundreds of entries. After a restart the server folds a table from there, so this bounds how long that takes.
   */
  readonly entriesPerGame: number;
  /**
   * People whose names a table keeps. Those without a seat, a game or a share make room for new ones. The second number
   * is the most from one address, counted in memory: several families or classes fit, and nobody takes all of them.
   */
  readonly peoplePerTable: number;
  readonly peoplePerAddress: number;
}

/** Past events that the server sends to a page that connects: enough for the log on the screen. */
export const longestMemory = 80;

/** Milliseconds for which a ticket is valid. Anybody who sees it can take the seat, so it expires soon. */
export const ticketLasts = 2 * 60_000;

/**
 * Games whose records a table keeps: years of evenings. The oldest ones are removed, because a table that is always in
 * use could fill its store otherwise. The store enforces this, also for all processes that share it.
 */
export const gamesPerTable = 500;
