import type { RoomBounds } from '../../room/bounds.ts';

/*
 * All bounds of the server, each with its reason. Normal play stays far below every one of them.
 *
 * Scope, when several processes share a database. Bounds of a page hold everywhere, because a page is connected to one
 * process. `entriesPerGame` and `peoplePerTable` hold for all processes, because they are counted in the table's log.
 * `peoplePerAddress` is counted in memory, and by each process. `askAgainAfter` and `nextAskAfter` hold for all processes that had the table in memory at the refusal. Bounds on open
 * pages, watchers and screens hold for each process. Bounds of a device and of an address are counted in the memory of
 * one process, so each additional process adds the bound once more, and a restart resets the count. Bounds of the
 * server hold for one process, except the reserve, which is measured on the disk of a server with SQLite. Tickets and
 * the number of games that a table keeps are in the store, so they hold for all processes.
 *
 * Defined elsewhere: what one table can bear (src/room/bounds.ts), the times that players see (src/protocol/times.ts, table/clock.ts), how long unused tables are
 * kept (settings.ts), and how much work is done in one turn of the event loop (beside that work).
 */
export interface Bounds extends RoomBounds {
  /* Of one page, which is one socket. */

  /** Frames a second on average, and the most at once. Pings and pongs count, because answering them is work. */
  readonly rate: number;
  readonly burst: number;
  /** Frames above that rate before the page is cut off. A well-behaved page stops at the first warning. */
  readonly warnings: number;
  /** Unsent bytes at which a page that does not read is cut off: ten times the largest scene. */
  readonly backlog: number;
  /** Milliseconds in which a page has to say hello, so that silent connections do not add up. */
  readonly hello: number;
  /** Heartbeat timeout, in milliseconds: a phone in a tunnel must not count as present for long. */
  readonly silence: number;

  /* Of one device, at all tables together. Anybody can make up devices, so each address has bounds as well. */

  /**
   * Commands a second that are stored, tickets included and moves excepted, and the most at once, which is enough for a host
   * who sets up a table.
   */
  readonly commandRate: number;
  readonly commandBurst: number;
  /** Open pages of one browser, at all tables together. */
  readonly pagesPerDevice: number;

  /* Of one address. A household, a school or a mobile network may share one. */

  /** Open pages at once: enough for three schools of 300 pages. It also bounds the tables that one address keeps in memory. */
  readonly pagesPerAddress: number;
  /** Tables opened in a minute. */
  readonly tablesPerMinute: number;
  /** What-if tables opened in a minute. Each one replays a whole game. */
  readonly whatIfsPerMinute: number;
  /** New connections in a minute: after a restart, the 300 pages of a school all reconnect, with several attempts each. */
  readonly connectionsPerMinute: number;
  /** Games shared in a minute. Each brings a picture, which the server keeps. */
  readonly sharesPerMinute: number;
  /** Requests for records and lists of games in a minute. The server reads these from the disk. */
  readonly recordsPerMinute: number;
  /** Requests in a minute for tables that do not exist. Mistyped codes and old links are few, also in a school. */
  readonly missesPerMinute: number;
  /** Wrong keys in a minute, on a server where a new table needs one: enough for somebody who mistypes it. */
  readonly wrongKeysPerMinute: number;
  /** Of a whole /48 network of IPv6, which is what one customer may have: misses and wrong keys in a minute. */
  readonly networkMissesPerMinute: number;
  readonly networkWrongKeysPerMinute: number;
  /** Open connections from one such network, or one IPv4 address, that have not asked for anything. The oldest is ended. */
  readonly silentConnections: number;
  /** Tickets in a minute, with which people move their seats to other devices: a class of sixty may do that at once. */
  readonly ticketsPerMinute: number;
  /** Bytes written in a day for one address: about 500 hours of play. */
  readonly bytesPerDay: number;

  /* Of the server. */

  /**
   * Misses and wrong keys of everybody together in a minute. When they are used up, only those who guess wrong are slowed
   * further. The codes of new tables are so long that at this rate nobody finds one within thirty days on average.
   */
  readonly allMissesPerMinute: number;
  readonly allWrongKeysPerMinute: number;
  /** Tables in memory at once; one takes about 50 KB. */
  readonly tablesInMemory: number;
  /** Milliseconds for which a table stays in memory after everybody has left. */
  readonly keptInMemory: number;
  /** The server opens no new tables when less disk space than this is free, in bytes or as a share of a small disk. */
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
  messages: 5,
  messagesIn: 10_000,

  commandRate: 1,
  commandBurst: 20,
  pagesPerDevice: 32,

  pagesPerTable: 8,
  watchers: 60,
  watchersPerAddress: 20,
  invitedWatchers: 60,
  screens: 8,
  uninvitedScreens: 4,
  screensPerAddress: 4,
  askAgainAfter: 60_000,
  nextAskAfter: 10_000,
  entriesPerGame: 5000,
  peoplePerTable: 200,
  peoplePerAddress: 60,

  pagesPerAddress: 1000,
  tablesPerMinute: 30,
  whatIfsPerMinute: 12,
  connectionsPerMinute: 3000,
  sharesPerMinute: 10,
  recordsPerMinute: 240,
  missesPerMinute: 60,
  wrongKeysPerMinute: 10,
  networkMissesPerMinute: 90,
  networkWrongKeysPerMinute: 15,
  silentConnections: 500,
  ticketsPerMinute: 60,
  bytesPerDay: 256 * 1024 * 1024,

  allMissesPerMinute: 120,
  allWrongKeysPerMinute: 30,
  tablesInMemory: 20_000,
  keptInMemory: 5 * 60_000,
  reserve: 64 * 1024 * 1024,
  reserveShare: 0.1,
};

/** The longest frame, in bytes; the longest command has about 500. */
export const longestFrame = 4096;

/** The most fragments of one frame. Browsers send one; thousands of empty ones would cost work without a frame to count. */
export const mostFragments = 16;

/** The most pieces of an incomplete frame in memory. The network may split a frame anywhere, but not this often. */
export const mostChunks = 64;

/** The longest body of a request, in bytes. */
export const longestBody = 8192;

/** The longest record that somebody may play on from, in characters: the longest one of the archive has 110,000. */
export const longestRecord = 1024 * 1024;

/** Records that may wait for their replay, and the milliseconds that each may take, including the wait. */
export const recordsWaiting = 8;
export const readingTime = 10_000;

/** The largest picture of a shared game, in bytes. One with eight players has about 60,000. */
export const longestPicture = 256 * 1024;

/** Games of one table that are shared at once, counted once for each person who shares them: at most 13 MB of pictures. */
export const sharesPerTable = 50;

/** Milliseconds for a whole request to arrive. */
export const requestTimeout = 30_000;

/** Bytes on disk for an entry in addition to its body: numbers, times and indexes. */
export const entryOverhead = 128;

/** Milliseconds between two probe writes, because anybody may request `/health` as often as they like. */
export const betweenProbes = 5000;

/** Milliseconds for which a failed write counts, unless another write succeeds: there may be no other write for long. */
export const failureStands = 60_000;

/** Milliseconds for which a repeated error is counted instead of logged, and the most kinds of errors to count. */
export const betweenReports = 60_000;
export const mostReports = 100;
