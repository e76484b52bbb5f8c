/*
 * All bounds of the server, each with its reason. Normal play stays far below every one of them.
 *
 * Where a bound holds: bounds of a page and of a table hold wherever the page or the table is, because each is in one
 * process. Bounds of a device and of an address are counted in the memory of one process: with several processes behind
 * one address the bound is that many times higher, and a restart forgets what was counted. Bounds of the server hold for
 * one process, except the reserve, which is measured on the disk.
 *
 * Not here: times that players see (src/protocol/times.ts, the clocks of the games), how long unused tables are kept
 * (settings.ts), and how much work is done in one turn of the event loop, which stands where the work is done.
 */
export interface Bounds {
  /* Of one page, which is one socket. */

  /** Frames a second in the long run, and how many at once. Pings and pongs count: answering them is work, too. */
  readonly rate: number;
  readonly burst: number;
  /** Frames beyond that before the page is cut off. A page that is merely hasty stops when it is told. */
  readonly warnings: number;
  /** Bytes that a page that does not read may let pile up; the largest scene has a tenth of it. */
  readonly backlog: number;
  /** Milliseconds to say hello, so that silent connections do not add up. */
  readonly hello: number;
  /** Heartbeat timeout, in milliseconds: a phone in a tunnel must not count as present for long. */
  readonly silence: number;
  /** Milliseconds between two emotes or nudges: a nudge shakes somebody's phone. */
  readonly betweenSignals: number;

  /* Of one device, at all tables together. Devices cost nothing, so bounds of an address stand behind these. */

  /** Commands a second that are written to the log and are not moves, and how many at once: a host who sets up a table. */
  readonly commandRate: number;
  readonly commandBurst: number;
  /** Open pages of one browser, at all tables together. */
  readonly pagesPerDevice: number;

  /* Of one table. */

  /** Open pages of one browser at one table. */
  readonly pagesPerTable: number;
  /** Browsers that watch without a seat and without an invitation: every one of them is sent every move. */
  readonly watchers: number;
  /** Of those, how many may come from one address, so that one stranger cannot take all places. */
  readonly watchersPerAddress: number;
  /** Places for watchers with an invitation. They sat here before, or share an address with somebody at the table. */
  readonly invitedWatchers: number;
  /** Big screens at a table in all, and how many of them may be there without an invitation. */
  readonly screens: number;
  readonly uninvitedScreens: number;
  /** Milliseconds until somebody who asked for a seat in vain may ask again, and until anybody else may. */
  readonly askAgainAfter: number;
  readonly nextAskAfter: number;
  /**
   * Entries since the last game began, beyond which only moves are written, and whatever makes room: an evening has some
   * hundreds. A table is folded from there when somebody opens it after a restart, so this bounds how long that takes.
   */
  readonly entriesPerGame: number;
  /** People whose names a table keeps; everybody who has ever sat down or asked for a seat is one. */
  readonly peoplePerTable: number;

  /* Of one address. A household, a school or a mobile network may share one. */

  /** Open pages at once: three schools like the one below. It also bounds the tables that one address keeps in memory. */
  readonly pagesPerAddress: number;
  /** Tables opened in a minute. */
  readonly tablesPerMinute: number;
  /** Pages connected in a minute: after a restart 300 pages of a school come back at once, with several attempts each. */
  readonly connectionsPerMinute: number;
  /** Records and lists of games in a minute: they are read from the disk. */
  readonly recordsPerMinute: number;
  /**
   * Tables that do not exist, asked for in a minute. Mistyped codes and old links are few; whoever tries codes finds one of
   * 1000 tables in about a day.
   */
  readonly missesPerMinute: number;
  /** Bytes that an address may have written in a day: about 500 hours of play. */
  readonly bytesPerDay: number;

  /* Of the server. */

  /** Tables in memory at once; one takes about 50 KB. */
  readonly tablesInMemory: number;
  /** Milliseconds that a table stays in memory after everybody has gone. */
  readonly keptInMemory: number;
  /** No new tables when the disk has less free space than this, in bytes, or than this share of a small disk. */
  readonly reserve: number;
  readonly reserveShare: number;
}

export const ordinaryBounds: Bounds = {
  rate: 20,
  burst: 60,
  warnings: 20,
  backlog: 512 * 1024,
  hello: 10_000,
  silence: 15_000,
  betweenSignals: 500,

  commandRate: 1,
  commandBurst: 20,
  pagesPerDevice: 32,

  pagesPerTable: 8,
  watchers: 60,
  watchersPerAddress: 20,
  invitedWatchers: 60,
  screens: 8,
  uninvitedScreens: 4,
  askAgainAfter: 60_000,
  nextAskAfter: 10_000,
  entriesPerGame: 5000,
  peoplePerTable: 200,

  pagesPerAddress: 1000,
  tablesPerMinute: 30,
  connectionsPerMinute: 3000,
  recordsPerMinute: 240,
  missesPerMinute: 120,
  bytesPerDay: 256 * 1024 * 1024,

  tablesInMemory: 20_000,
  keptInMemory: 5 * 60_000,
  reserve: 64 * 1024 * 1024,
  reserveShare: 0.1,
};

/** The longest frame, in bytes; the longest command has about 500. */
export const longestFrame = 4096;

/** Parts that a frame may come in: browsers send one, and thousands of empty ones would be work without a frame to count. */
export const mostFragments = 16;

/** Pieces of an incomplete frame that wait in memory: the network may cut a frame anywhere, but not this often. */
export const mostChunks = 64;

/** Events of a running game that somebody who comes late is told: enough for the log on the screen. */
export const longestMemory = 80;

/** Milliseconds for which a ticket is good: whoever sees it can take the seat, so it ends soon. */
export const ticketLasts = 2 * 60_000;

/** The longest body of a request, in bytes. */
export const longestBody = 8192;

/** Milliseconds for a whole request to arrive. */
export const requestTimeout = 30_000;

/** What an entry takes up on disk besides its body, in bytes: numbers, times and indexes. */
export const entryOverhead = 128;

/** Milliseconds between two probe writes: `/health` may be asked by anybody, as often as they like. */
export const betweenProbes = 5000;

/** Milliseconds for which a failed write counts if no other write succeeds: nobody may try again for a long time. */
export const failureStands = 60_000;

/** Milliseconds for which an error that repeats is counted instead of logged, and how many are told apart. */
export const betweenReports = 60_000;
export const mostReports = 100;

/**
 * Games whose records a table keeps: years of evenings. The oldest make room, or a table that is never left alone could
 * fill the disk. It holds in the store, for all processes.
 */
export const gamesPerTable = 500;
