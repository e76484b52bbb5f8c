import { fastChance, scriptedChance, secureChance, type Chance, type Outcome } from './chance/index.ts';
import { outcomeOf, type Event, type Game, type Options, type Result, type ScoreLine } from './game.ts';
import { everyone, includes, viewers, type Viewer } from './seats.ts';
import { unfold, type Choice, type Entry, type Step, type ToldEvent } from './unfold.ts';

/** A record is a game from the first shuffle to the last dollar, line by line; docs/records.md describes it. */
export const recordFormat = 'hideout-record/1';

export interface Header {
  readonly format: typeof recordFormat;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly chance: { readonly source: 'fast' | 'secure'; readonly seed: string };
  readonly codes: Game['codes'];
  /** The names by seat, if the person who saved the record included them. They do not affect the game. */
  readonly names?: readonly string[];
}

export type RecordLine =
  | Header
  | Entry
  /** `to` is missing if everybody hears the event. */
  | { readonly event: Event; readonly to?: readonly Viewer[] }
  | { readonly score: ScoreLine }
  | { readonly result: Result };

export function headerOf(
  { id, rules, codes }: Pick<Game, 'id' | 'rules' | 'codes'>,
  seats: number,
  options: Options,
  chance: Header['chance'],
): Header {
  return { format: recordFormat, game: id, rules, seats, options, chance, codes };
}

export const chanceOf = ({ chance }: Pick<Header, 'chance'>): Chance =>
  chance.source === 'fast' ? fastChance(chance.seed) : secureChance(chance.seed);

/** Plays a game and records it; see `unfold`. */
export function recording<State>(
  game: Game<State>,
  header: Header,
  choose: (state: State) => Choice | undefined,
  chance = chanceOf(header),
): Generator<RecordLine> {
  return written(game, header, unfold(game, header, chance, choose));
}

/** The lines of a game that is played step by step. */
export function* written<State>(
  game: Game<State>,
  header: Header,
  steps: Iterable<Step<State>>,
): Generator<RecordLine> {
  yield header;
  for (const { entry, state, told } of steps) {
    if (entry) yield entry;
    yield* told.map((each) => eventLine(each, header.seats));
    const result = game.result(state);
    if (!result) continue;
    yield* game.score(state).map((score) => ({ score }));
    yield { result };
  }
}

export const record = <State>(...all: Parameters<typeof recording<State>>): readonly RecordLine[] => [
  ...recording(...all),
];

function eventLine({ event, to }: ToldEvent, seats: number): RecordLine {
  return to === everyone ? { event } : { event, to: viewers(seats).filter((viewer) => includes(to, viewer)) };
}

export const entriesOf = (lines: readonly RecordLine[]): readonly Entry[] => lines.filter((line) => 'move' in line);

/** All outcomes of chance in a game, in order. */
export const outcomesOf = (lines: readonly RecordLine[]): readonly Outcome[] =>
  lines.map((line) => ('event' in line ? outcomeOf(line.event) : undefined)).filter((outcome) => outcome !== undefined);

/** A source that repeats the chance of a recorded game. */
export const scriptOf = (lines: readonly RecordLine[]): Chance => scriptedChance(outcomesOf(lines));
