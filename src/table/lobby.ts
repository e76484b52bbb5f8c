import type { Game, Options } from '../engine/game.ts';
import { parseOptions } from '../engine/legality.ts';
import type { Body, LogEntry } from './entries.ts';
import { noGames } from './evening.ts';
import { finishersOf } from './keepers.ts';
import {
  emptySeat,
  nothingPending,
  type Kept,
  type LastCommand,
  type Lobby,
  type SeatState,
  type TableState,
} from './state.ts';

export function lobbyOf(table: TableState): Lobby {
  const { game, options, seats, waiting, letFirst } = table;
  return { game: game.id, options, seats, waiting, letFirst, ...keptOf(table) };
}

/** An entry that begins a game gets the lobby, so that a fold can begin there. */
export function withLobby(body: Body, table: TableState): Body {
  if (body.kind === 'next') return { ...body, lobby: keptOf(table) };
  return 'seed' in body ? { ...body, lobby: lobbyOf(table) } : body;
}

/** The part of a lobby that the entry of the next game does not list itself. */
function keptOf(table: TableState): Kept {
  const { clock, locked, finished, host, opener, given, finishers, evening, chat, help, whatIf } = table;
  const roles = { host, opener, given, finishers };
  const kept = { clock, locked, finished, ...roles, lastCommands: commandsToKeep(table), evening, chat, help };
  return whatIf ? { ...kept, whatIf } : kept;
}

/**
 * Devices without a seat whose last command is remembered from one game to the next. There may be any number of
 * strangers.
 */
const mostStrangers = 50;

/** The last commands of the people at the table, and of the most recent strangers. */
export function commandsToKeep({ seats, host, lastCommands }: TableState): readonly LastCommand[] {
  const isAtTable = ({ owner }: LastCommand) => owner === host || seats.some((seat) => seat.owner === owner);
  const strangers = lastCommands.filter((each) => !isAtTable(each));
  const forgotten = new Set(strangers.slice(0, Math.max(0, strangers.length - mostStrangers)));
  return forgotten.size === 0 ? lastCommands : lastCommands.filter((each) => !forgotten.has(each));
}

type Games = Readonly<Record<string, Game>>;

/** The table right before an entry where a fold can begin. */
export function tableAtBeginning(games: Games, entry: LogEntry): TableState {
  const lobby = lobbyIn(entry);
  const game = lobby && games[lobby.game];
  if (!lobby || !game) throw new Error('A table begins with being opened, for a game that exists.');
  return {
    ...lobby,
    ...nothingPending,
    seq: 0,
    at: 0,
    since: 0,
    game,
    waiting: lobby.waiting ?? [],
    letFirst: lobby.letFirst ?? [],
    sentOff: [],
    evening: lobby.evening ?? noGames,
    opener: lobby.opener ?? lobby.host,
    given: lobby.given ?? null,
    finishers: lobby.finishers ?? finishersOf(lobby.evening ?? noGames, lobby.host),
    chat: lobby.chat ?? 'table',
    help: lobby.help ?? 'none',
    options: knownOptions(game, lobby.seats.length, lobby.options),
    stage: 'lobby',
    // No game begins at a table that is shut.
    shut: false,
    pausedAt: null,
    play: null,
    unplayable: null,
    whatIf: lobby.whatIf ?? null,
  };
}

function lobbyIn(entry: LogEntry): Lobby | undefined {
  if (entry.kind === 'opened') return newLobby(entry);
  if (entry.kind !== 'next') return 'lobby' in entry ? entry.lobby : undefined;
  const { game, options, seats, waiting, letFirst, lobby } = entry;
  return lobby && { ...lobby, game, options, seats, waiting, letFirst };
}

const newLobby = ({ game, options, clock, host, seats, whatIf, help }: Extract<Body, { kind: 'opened' }>): Lobby => ({
  game,
  options,
  clock,
  // Nobody else can sit down at a what-if table.
  locked: whatIf !== undefined,
  finished: 0,
  host,
  seats: Array<SeatState>(seats).fill(emptySeat),
  lastCommands: [],
  whatIf,
  help,
});

/**
 * The options of a stored entry as this server knows them. Newer options get their default. If an option no longer
 * exists, the rules have changed with it, so no game begun with it is played here, and all options get their defaults.
 */
export function knownOptions(game: Game, seats: number, stored: Options): Options {
  const parsed = parseOptions(game, seats, stored);
  if ('options' in parsed) return parsed.options;
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}
