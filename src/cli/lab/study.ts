import type { Game, Options } from '../../engine/game.ts';
import { parseOptions } from '../../engine/legality.ts';
import { games } from '../../games/catalogue.ts';
import { probeOf } from '../../games/lab.ts';

/** The parts of a study. Those that do not apply to a game are left out. */
export const studyNames = ['seats', 'powers', 'scores', 'length', 'leader', 'options', 'levels', 'clauses'] as const;
export type StudyName = (typeof studyNames)[number];

/** A study as plain data: it always produces the same games. */
export interface Study {
  readonly game: string;
  /** The versions of the rules and of Hideout, and a fingerprint of the program. */
  readonly rules: number;
  readonly version: string;
  readonly program: string;
  readonly seed: number;
  readonly games: number;
  readonly seats: readonly number[];
  /** The first one plays everywhere; the others are compared with it. */
  readonly bots: readonly string[];
  readonly studies: readonly StudyName[];
}

/** How the players of a table are chosen: all the same bot, one guest on seat 0, or all from another level. */
export type Company = 'same' | 'guest' | 'others';

/** Games of a study that differ only in chance. */
export interface Table {
  readonly seats: number;
  readonly options: Options;
  /** The changed option, if any. */
  readonly change: Options | undefined;
  readonly company: Company;
  /** The bot at each seat. */
  readonly bots: readonly string[];
}

export function gameOf({ game: id }: Pick<Study, 'game'>): Game {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

/** The tables of a study: the usual ones of each size, and those that are compared with them. */
export function tablesOf(study: Study): { readonly usual: readonly Table[]; readonly compared: readonly Table[] } {
  const [main = '', ...others] = study.bots;
  const usual = study.seats.map((seats) => tableOf(study, seats, { bots: filled(seats, main) }));
  const changed = !study.studies.includes('options')
    ? []
    : study.seats.flatMap((seats) =>
        probeOf(gameOf(study))
          .changes(seats)
          .map((change) => tableOf(study, seats, { change, bots: filled(seats, main) })),
      );
  const levels = !study.studies.includes('levels')
    ? []
    : study.seats.flatMap((seats) =>
        others.flatMap((other) => [
          tableOf(study, seats, { company: 'guest', bots: [other, ...filled(seats - 1, main)] }),
          tableOf(study, seats, { company: 'others', bots: filled(seats, other) }),
        ]),
      );
  return { usual, compared: [...changed, ...levels] };
}

const filled = (seats: number, name: string): readonly string[] => Array<string>(seats).fill(name);

function tableOf(
  study: Study,
  seats: number,
  { change, company = 'same', bots }: Pick<Table, 'bots'> & Partial<Table>,
): Table {
  const parsed = parseOptions(gameOf(study), seats, change ?? {});
  if (!('options' in parsed)) throw new Error(`${JSON.stringify(change)} cannot be played at ${seats} seats.`);
  return { seats, options: parsed.options, change, company, bots };
}

/** Where a game of a study belongs: its table, and its number among the games there. */
export interface GameSlot {
  readonly table: number;
  readonly number: number;
}

/**
 * Games are dealt out to the tables in turn; the compared tables share every second game. Usual tables have the first
 * numbers.
 */
export function assignSlots(usual: number, compared: number): (index: number) => GameSlot {
  const round = (turn: number, tables: number, first: number): GameSlot => ({
    table: first + (turn % tables),
    number: Math.floor(turn / tables),
  });
  if (compared === 0) return (index) => round(index, usual, 0);
  return (index) => {
    const turn = Math.floor(index / 2);
    return index % 2 === 0 ? round(turn, usual, 0) : round(turn, compared, usual);
  };
}

/** The games of part `number` of `of`, as a range with an exclusive end. */
export function partOf(games: number, { number, of }: Part): Range {
  return [Math.floor((games * (number - 1)) / of), Math.floor((games * number) / of)];
}

export interface Part {
  readonly number: number;
  readonly of: number;
}

/** From the first game up to, but not including, the second. */
export type Range = readonly [from: number, to: number];
