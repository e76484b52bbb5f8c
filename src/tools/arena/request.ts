import type { Game, Options } from '../../engine/game.ts';
import { BadArgument, readArguments, wholeNumber } from '../../cli/arguments.ts';
import { parseBots, seatBots } from '../../cli/series/bots.ts';
import { gameFor, optionsFor } from '../../cli/simulate/request.ts';
import { seedLimit } from '../../cli/series/series.ts';

/** The parsed command line. */
export interface Request {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  readonly games: number;
  /** The bots to measure. The other seats are drawn from the pool or, for a ladder, from all levels. */
  readonly bots: readonly string[];
  readonly pool: boolean;
  readonly ladder: boolean;
  /** Stop when the first bot's share is certainly above or below this; 0 for never. */
  readonly reach: number;
  readonly json: boolean;
}

const known = {
  seats: 'value',
  games: 'value',
  seed: 'value',
  bots: 'value',
  option: 'value',
  reach: 'value',
  pool: 'switch',
  ladder: 'switch',
  json: 'switch',
  help: 'switch',
} as const;

const mostGames = 1e6;

export function parseRequest(given: readonly string[]): Request | 'help' {
  const asked = readArguments(given, known);
  if (asked.has('help')) return 'help';
  const number = (name: keyof typeof known, usual: number, [min, max]: readonly [number, number]) =>
    wholeNumber(name, asked.one(name) ?? String(usual), min, max);

  const game = gameFor(asked.words);
  const [pool, ladder] = [asked.has('pool'), asked.has('ladder')];
  const named = asked.one('bots');
  if (pool && ladder) throw new BadArgument('--pool and --ladder are two different things: take one.');
  if (ladder && named !== undefined) throw new BadArgument('--ladder plays all levels; leave out --bots.');
  if (!ladder && named === undefined)
    throw new BadArgument("Say who plays: --bots 'mastermind,regular*3', for example.");
  const bots = named === undefined ? [] : parseBots(named, game.id);
  const seats = number('seats', usualSeats(game, bots.length), [game.seats.min, game.seats.max]);
  if (pool && bots.length > seats) throw new BadArgument(`--bots names ${bots.length} players for ${seats} seats.`);
  return {
    game,
    seats,
    options: optionsFor(game, seats, asked),
    seed: number('seed', 1, [0, seedLimit - 1]),
    games: number('games', 200, [1, mostGames]),
    bots: pool || ladder ? bots : seatBots(bots, seats),
    pool,
    ladder,
    reach: number('reach', 0, [0, 100]) / 100,
    json: asked.has('json'),
  };
}

const usualSeats = ({ seats: { min, max } }: Game, named: number): number =>
  Math.min(max, Math.max(min, named > 1 ? named : 4));
