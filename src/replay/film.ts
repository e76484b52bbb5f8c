import type { Game } from '../engine/game.ts';
import { oddsFrom } from '../bots/odds.ts';
import { checkedSteps, followsRulesOf, headerFor, headerOfText, stepsIn } from '../engine/replay.ts';
import type { Header } from '../engine/record.ts';
import { includes, type Seat } from '../engine/seats.ts';
import type { Step } from '../engine/unfold.ts';
import { viewOf } from '../engine/view.ts';
import { after } from '../games/after.ts';
import type { Odds } from '../protocol/help.ts';
import type { Ask, GameInView, Heard } from '../protocol/scene.ts';
import type { Hidden, Tale } from './after.ts';
import { faceUp } from './face-up.ts';
import { taleOf } from './tale.ts';
import { largestRecord, type Eyes, type FilmInfo, type FilmProblem, type Preview } from './messages.ts';

const mostRecordLines = 40_000;

/** A replayed game that can be viewed at any step, from any viewpoint. */
export class Film {
  readonly info: FilmInfo;
  readonly #game: Game;
  readonly #frames: readonly Step<object>[];
  #tale: Tale | undefined;

  constructor(game: Game, header: Header, frames: readonly Step<object>[]) {
    const { seats, options } = header;
    const names = header.names ?? null;
    this.#game = game;
    this.#frames = frames;
    const movers = this.#frames.flatMap(({ entry }) => entry?.seat ?? []);
    this.info = { game: game.id, seats, options, names, steps: movers.length, movers, rounds: roundsIn(frames) };
  }

  /** The game after a step. */
  gameAt(step: number, eyes: Eyes): GameInView {
    const { state } = this.#frameAt(step);
    const game = this.#game;
    const result = game.result(state) ?? null;
    return {
      view: this.#view(state, eyes),
      toAct: game.toAct(state),
      askedAt: [],
      due: null,
      result,
      score: result ? game.score(state) : [],
      ask: typeof eyes === 'number' ? this.#askOf(state, eyes) : null,
    };
  }

  /** Everything that this viewpoint hears in the game; the number of an event is the step that caused it. */
  story(eyes: Eyes): readonly Heard[] {
    const knows = (to: number) => eyes === 'all' || includes(to, eyes);
    return this.#frames.flatMap(({ told }, seq) =>
      told.map(({ event, to, others }) => ({ seq, event: knows(to) ? event : others })),
    );
  }

  /** Everything that was hidden in this game; null if nothing was. */
  hidden(): Hidden | null {
    return after[this.#game.id]?.hidden(this.#frames) ?? null;
  }

  /** Fortunes, great moments and titles. Finding them takes longer than the replay itself. */
  tale(): Tale {
    return (this.#tale ??= taleOf(this.#game, this.#frames));
  }

  /** What followed from the view of a seat at a step. */
  odds(step: number, seat: Seat): Odds {
    return oddsFrom(after[this.#game.id]?.odds, viewOf(this.#game, this.#frameAt(step).state, seat));
  }

  #view(state: object, eyes: Eyes): object {
    if (eyes !== 'all') return viewOf(this.#game, state, eyes);
    return { ...faceUp(this.#game, state), ...this.#game.nothingPrivate };
  }

  #askOf(state: object, seat: Seat): Ask | null {
    const decision = this.#game.decision(state, seat);
    return decision === 0 ? null : { decision, moves: this.#game.legalMoves(state, seat) };
  }

  #frameAt(step: number): Step<object> {
    const frame = this.#frames[Math.max(0, Math.min(step, this.#frames.length - 1))];
    if (!frame) throw new Error('A film has at least its first step.');
    return frame;
  }
}

/** The steps at which rounds begin; the first one is the set-up. */
const roundsIn = (frames: readonly Step<object>[]): readonly number[] =>
  frames.flatMap(({ told }, step) => (step === 0 || told.some(({ event }) => event.kind === 'round') ? step : []));

type Games = Readonly<Record<string, Game>>;
type Problem = { readonly problem: FilmProblem };

/** Reads a record that may come from anywhere: it is replayed and must match what is written. */
export function openFilm(games: Games, text: string): Film | Problem {
  return reading(games, text, ({ game, header, lines }) => {
    const steps = checkedSteps(game, lines);
    return 'line' in steps ? { problem: { kind: 'damaged', line: steps.line } } : new Film(game, header, steps);
  });
}

/** The set-up of a record, without replaying the rest, which takes much longer. */
export function previewOf(games: Games, text: string): Preview | Problem {
  return reading(games, text, ({ game, header, lines }) => {
    const film = new Film(game, header, [...stepsIn(game, lines.slice(0, 1))]);
    const steps = lines.filter((line) => line.includes('"move":')).length;
    return { info: { ...film.info, steps }, game: film.gameAt(0, 'all') };
  });
}

interface RecordText {
  readonly game: Game;
  readonly header: Header;
  readonly lines: readonly string[];
}

/** Reads the header and passes the record on; every error becomes a problem that the page can name. */
function reading<T>(games: Games, text: string, read: (record: RecordText) => T | Problem): T | Problem {
  if (text.length > largestRecord) return { problem: { kind: 'too-large' } };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > mostRecordLines) return { problem: { kind: 'too-large' } };
  try {
    const header = headerOfText(lines);
    const { game: id } = header;
    const game = games[id];
    if (!game) return { problem: { kind: 'unknown-game', game: id } };
    if (!followsRulesOf(game, header)) return { problem: { kind: 'other-rules', game: id } };
    return read({ game, header: headerFor(game, lines), lines });
  } catch (error) {
    return { problem: { kind: 'damaged', line: lineIn(error) } };
  }
}

/**
 * The engine names the line that it could not read. Otherwise the first line is to blame, which says what the record
 * is.
 */
const lineIn = (error: unknown): number => Number(/^Line (\d+) /.exec((error as Error).message)?.[1] ?? 1);
