import type { Game } from '../engine/game.ts';
import { headerOfText, replay, stepsIn } from '../engine/replay.ts';
import { includes, type Seat } from '../engine/seats.ts';
import type { Step } from '../engine/unfold.ts';
import { viewOf } from '../engine/view.ts';
import type { Ask, GameInView, Heard } from '../protocol/scene.ts';
import { faceUp } from './face-up.ts';
import { marksIn } from './marks.ts';
import { largestRecord, type Eyes, type FilmInfo, type FilmProblem } from './messages.ts';

const mostLines = 40_000;

/** A recorded game that has been played again and can be looked at in any moment, through anybody's eyes. */
export class Film {
  readonly info: FilmInfo;
  readonly #game: Game;
  readonly #frames: readonly Step<object>[];

  constructor(game: Game, text: readonly string[]) {
    this.#game = game;
    const { seats, options, names = null } = headerOfText(text);
    // The engine goes on with the same state; each frame keeps a copy.
    this.#frames = Array.from(stepsIn(game, text), (step) => ({ ...step, state: game.clone(step.state) }));
    const movers = this.#frames.flatMap(({ entry }) => entry?.seat ?? []);
    this.info = { game: game.id, seats, options, names, steps: movers.length, movers, marks: marksIn(this.#frames) };
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

  /** Everything that these eyes hear in the game; the number of an event is the step that brought it about. */
  story(eyes: Eyes): readonly Heard[] {
    const knows = (to: number) => eyes === 'all' || includes(to, eyes);
    return this.#frames.flatMap(({ told }, seq) =>
      told.map(({ event, to, others }) => ({ seq, event: knows(to) ? event : others })),
    );
  }

  #view(state: object, eyes: Eyes): object {
    if (eyes !== 'all') return viewOf(this.#game, state, eyes);
    const shared = faceUp[this.#game.id]?.(state) ?? this.#game.publicView(state);
    return { ...shared, ...this.#game.nothingPrivate };
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

/** Reads a record that may come from anywhere: it is played again and must come out as it was written. */
export function openFilm(
  games: Readonly<Record<string, Game>>,
  text: string,
): Film | { readonly problem: FilmProblem } {
  if (text.length > largestRecord) return { problem: { kind: 'too-large' } };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > mostLines) return { problem: { kind: 'too-large' } };
  try {
    const { game: id, rules } = headerOfText(lines);
    const game = games[id];
    if (!game) return { problem: { kind: 'unknown-game', game: id } };
    if (rules !== game.rules) return { problem: { kind: 'other-rules', game: id, rules, ours: game.rules } };
    const difference = replay(game, lines);
    return difference ? { problem: { kind: 'damaged', line: difference.line } } : new Film(game, lines);
  } catch (error) {
    return { problem: { kind: 'damaged', line: lineIn(error) } };
  }
}

/** The engine names the line that it could not read; otherwise it is the first one, which says what the record is. */
const lineIn = (error: unknown): number => Number(/^Line (\d+) /.exec((error as Error).message)?.[1] ?? 1);
