import type { Chance } from './chance/index.ts';
import type { Game, Move } from './game.ts';
import { headerIn } from './header.ts';
import { moveFinder, parseOptions } from './legality.ts';
import { chanceOf, entriesOf, headerOf, recording, scriptOf, written, type Header, type RecordLine } from './record.ts';
import { unfold, type Choice, type Entry, type Step } from './unfold.ts';

/** Where a record and its replay differ; lines are counted from 1. */
export interface Difference {
  readonly line: number;
  readonly recorded: string;
  readonly replayed: string;
}

/**
 * Replays a record twice, from its seed and from its recorded outcomes of chance, and returns the first line that
 * differs. Throws an error with a sentence if it is not a record of this game.
 */
export function replay(game: Game, text: readonly string[]): Difference | undefined {
  const lines = text.map(parseLine);
  const header = checkedHeader(game, lines);
  const again = (chance: Chance) => recording(game, header, choicesIn(game, header, lines), chance);
  const known = completed(text, lines, header);
  return firstDifference(known, again(chanceOf(header))) ?? firstDifference(known, again(scriptOf(lines)));
}

/** The steps of a record, replayed from its seed. The state is the same object in all steps; see `unfold`. */
export function* stepsIn(game: Game, text: readonly string[]): Generator<Step<object>> {
  const lines = text.map(parseLine);
  const header = checkedHeader(game, lines);
  yield* unfold(game, header, chanceOf(header), choicesIn(game, header, lines));
}

/**
 * The steps of a record, each with a copy of the state, replayed from its seed only; or the first line that differs.
 * Throws an error with a sentence if it is not a record of this game.
 */
export function checkedSteps(game: Game, text: readonly string[]): readonly Step<object>[] | Difference {
  const lines = text.map(parseLine);
  const header = checkedHeader(game, lines);
  const steps: Step<object>[] = [];
  const kept = function* (): Generator<Step<object>> {
    for (const step of unfold(game, header, chanceOf(header), choicesIn(game, header, lines))) {
      steps.push({ ...step, state: game.clone(step.state) });
      yield step;
    }
  };
  return firstDifference(completed(text, lines, header), written(game, header, kept())) ?? steps;
}

export const writeLines = (lines: readonly RecordLine[]): string[] => lines.map((line) => JSON.stringify(line));

/** What the first line of a record says about this game. Options that are newer than the record have their default. */
export const headerFor = (game: Game, text: readonly string[]): Header =>
  checkedHeader(game, text.slice(0, 1).map(parseLine));

/** What the first line of a record says, before it is known whether it fits a game. */
export const headerOfText = (text: readonly string[]): Header => headerIn(text.slice(0, 1).map(parseLine));

/** The id of the game that a record is of. */
export const gameIn = (text: readonly string[]): string => headerOfText(text).game;

function parseLine(text: string, index: number): RecordLine {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null) return line as RecordLine;
  } catch {
    // The error below covers this, too.
  }
  throw new Error(`Line ${index + 1} is not a line of a record.`);
}

/** Whether a record follows the rules of this game: the same version, and the same names for the same numbers. */
export const followsRulesOf = (game: Pick<Game, 'rules' | 'codes'>, { rules, codes }: Header): boolean =>
  rules === game.rules && otherNames(game, codes) === undefined;

/** The first field whose numbers have other names than in this game, as after a card has been added to its box. */
const otherNames = (game: Pick<Game, 'codes'>, codes: Game['codes']): string | undefined =>
  Object.keys({ ...game.codes, ...codes }).find((field) => String(game.codes[field]) !== String(codes[field]));

/** The header as this game writes it. Throws an error with a sentence if the recorded one does not fit the game. */
function checkedHeader(game: Game, lines: readonly RecordLine[]): Header {
  const { game: id, rules, seats, options, chance, codes, names } = headerIn(lines);
  if (id !== game.id) throw new Error(`It is a record of ${id}, not of ${game.id}.`);
  if (rules !== game.rules) {
    throw new Error(`It was played by version ${rules} of the rules; this program plays version ${game.rules}.`);
  }
  const field = otherNames(game, codes);
  if (field !== undefined) {
    throw new Error(`It follows other rules than this program, which has other names for the numbers in "${field}".`);
  }
  if (seats < game.seats.min || seats > game.seats.max) throw new Error(`${id} is not played with ${seats} seats.`);
  const parsed = parseOptions(game, seats, options);
  if ('refusal' in parsed) throw new Error(`These options cannot be played: ${JSON.stringify(parsed.refusal)}.`);
  const header = headerOf(game, seats, parsed.options, { source: chance.source, seed: chance.seed });
  return names ? { ...header, names } : header;
}

/** A record as it would be written today: options that are newer than the record are filled in before it is compared. */
const completed = (text: readonly string[], lines: readonly RecordLine[], { options }: Header): readonly string[] => [
  JSON.stringify({ ...lines[0], options }),
  ...text.slice(1),
];

/** The entries of a record, one after the other. The record may have been edited, so only legal moves are played. */
function choicesIn(game: Game, { seats, options }: Header, lines: readonly RecordLine[]) {
  const find = moveFinder(game.everyMove(seats, options));
  const entries = entriesOf(lines).values();
  return (state: object): Choice | undefined => {
    const entry = entries.next().value;
    if (!entry) return undefined;
    const { seat, move } = entry;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
      throw new Error(`there is no seat ${JSON.stringify(seat)}`);
    if (move !== 'late') return { seat, move: legalMove(game, state, entry, find) };
    if (!game.toAct(state).includes(seat)) throw new Error(`seat ${seat} is not asked anything`);
    return { seat, move };
  };
}

function legalMove(game: Game, state: object, { seat, move }: Entry, find: (input: unknown) => Move | undefined): Move {
  const known = find(move);
  if (known && game.legalMoves(state, seat).includes(known)) return known;
  throw new Error(`seat ${seat} may not play ${JSON.stringify(move)}`);
}

function firstDifference(recorded: readonly string[], replayed: Iterable<RecordLine>): Difference | undefined {
  let index = 0;
  try {
    for (const line of replayed) {
      const [was, is] = [recorded[index++] ?? 'nothing', JSON.stringify(line)];
      if (was !== is) return { line: index, recorded: was, replayed: is };
    }
  } catch (error) {
    return {
      line: index + 1,
      recorded: recorded[index] ?? 'nothing',
      replayed: `impossible: ${(error as Error).message}`,
    };
  }
  const more = recorded[index];
  return more === undefined ? undefined : { line: index + 1, recorded: more, replayed: 'nothing' };
}
