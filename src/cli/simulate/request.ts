import { availableParallelism } from 'node:os';
import type { Game, Options } from '../../engine/game.ts';
import { parseOptions } from '../../engine/legality.ts';
import { games } from '../../games/catalogue.ts';
import { BadArgument, listed, readArguments, wholeNumber, type Arguments } from '../arguments.ts';
import { parseBots, seatBots } from '../series/bots.ts';
import type { Job } from '../series/job.ts';
import { seedLimit } from '../series/series.ts';

/** The parsed command line. */
export interface Request {
  readonly job: Job;
  readonly cores: number;
  readonly output: 'table' | 'json';
}

const known = {
  seats: 'value',
  games: 'value',
  seed: 'value',
  bots: 'value',
  option: 'value',
  cores: 'value',
  records: 'value',
  json: 'switch',
  help: 'switch',
} as const;

export const mostGames = 1e9;

export function parseRequest(given: readonly string[]): Request | 'help' {
  const asked = readArguments(given, known);
  if (asked.has('help')) return 'help';
  const number = (name: keyof typeof known, usual: number, [min, max]: readonly [number, number]) =>
    wholeNumber(name, asked.one(name) ?? String(usual), min, max);

  const game = gameFor(asked.words);
  const bots = parseBots(asked.one('bots') ?? 'random', game.id);
  const { min, max } = game.seats;
  const seats = number('seats', usualSeats(game, bots), [min, max]);
  const job = {
    game: game.id,
    options: optionsFor(game, seats, asked),
    seed: number('seed', 1, [0, seedLimit - 1]),
    games: number('games', 1000, [1, mostGames]),
    bots: seatBots(bots, seats),
    records: asked.one('records'),
  };
  return {
    job,
    cores: number('cores', availableParallelism(), [1, 1024]),
    output: asked.has('json') ? 'json' : 'table',
  };
}

/** As many as there are bots; otherwise four, if four can play the game. */
function usualSeats({ id, seats: { min, max } }: Game, bots: readonly string[]): number {
  if (bots.length === 1) return Math.min(max, Math.max(min, 4));
  if (bots.length >= min && bots.length <= max) return bots.length;
  throw new BadArgument(`--bots names ${bots.length} players, and ${id} is for ${min} to ${max}.`);
}

export function gameFor(words: readonly string[]): Game {
  const [id, more] = words;
  const ids = listed(Object.keys(games));
  if (id === undefined) throw new BadArgument(`Say which game: ${ids}.`);
  if (more !== undefined) throw new BadArgument(`One game at a time: "${more}" is one word too many.`);
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) throw new BadArgument(`There is no game "${id}"; there is ${ids}.`);
  return game;
}

/** Options as `name=value`, validated as at any table. */
export function optionsFor(game: Game, seats: number, asked: Arguments): Options {
  const chosen: Record<string, unknown> = {};
  for (const text of asked.all('option')) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === '') throw new BadArgument(`--option takes name=value, not "${text}".`);
    if (Object.hasOwn(chosen, name)) throw new BadArgument(`The option ${name} can be set only once.`);
    const values = game.options.find((option) => option.name === name)?.values;
    chosen[name] = values?.find((each) => String(each) === value) ?? value;
  }
  const parsed = parseOptions(game, seats, chosen);
  if ('options' in parsed) return parsed.options;
  throw new BadArgument(whyNotOptions(game, chosen, parsed.refusal.rule));
}

function whyNotOptions({ id, options }: Game, chosen: Readonly<Record<string, unknown>>, rule: string): string {
  const stranger = Object.keys(chosen).find((name) => !options.some((option) => option.name === name));
  if (stranger !== undefined) {
    return `${id} has no option "${stranger}"; it has ${listed(options.map((option) => option.name))}.`;
  }
  const wrong = options.find(({ name, values }) => name in chosen && !values.some((value) => value === chosen[name]));
  if (wrong) return `The option ${wrong.name} is ${listed(wrong.values)}, not "${String(chosen[wrong.name])}".`;
  return `These options cannot be played together [${rule}].`;
}
