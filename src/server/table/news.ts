import type { Event, Move } from '../../engine/game.ts';
import type { Viewer } from '../../engine/seats.ts';
import { heardBy } from '../../engine/unfold.ts';
import { difference, joined, OpenDifference, type Written } from '../../protocol/difference.ts';
import { plainJson } from '../../protocol/plain.ts';
import type { Ask, GameInView, Scene } from '../../protocol/scene.ts';
import { tellingsSince } from './scene.ts';
import type { TableState, Telling } from './state.ts';

/** Writes the message `news` about an entry, for one page after another; what many of them get is written once. */
export class NewsWriter {
  readonly #table: TableState;
  readonly #written: Written = [];
  readonly #views: OpenDifference | undefined;
  #open: { readonly before: GameInView; readonly after: GameInView; readonly text: string } | undefined;
  readonly #heardBefore: { readonly viewer: Viewer; readonly since: number; readonly text: string }[] = [];
  readonly #events: { readonly event: Event; readonly text: string }[] = [];

  /** The games as a spectator saw and sees them. */
  constructor(table: TableState, before: GameInView | null, after: GameInView | null) {
    this.#table = table;
    this.#views = before && after ? new OpenDifference(before.view, after.view, this.#written) : undefined;
  }

  /** Undefined, if there is nothing new for somebody who has this scene and knows of all entries until this one. */
  write(before: Scene | null, after: Scene, since: number): string | undefined {
    const { seq } = this.#table;
    const heard = since < seq ? this.#heard(after.you.seat ?? 'spectator', since) : '';
    const patch = before === null ? difference(before, after) : this.#betweenScenes(before, after);
    if (patch === undefined && heard === '') return undefined;
    return `{"say":"news","seq":${seq},"heard":[${heard}],"patch":${patch ?? 'null'}}`;
  }

  #heard(viewer: Viewer, since: number): string {
    const { play } = this.#table;
    if (!play) return '';
    for (const known of this.#heardBefore) {
      if (known.since === since && hearTheSame(play.latest, since, viewer, known.viewer)) return known.text;
    }
    let text = '';
    for (const telling of tellingsSince(play.latest, since)) {
      for (const told of telling.told) {
        const event = heardBy(told, viewer);
        if (event) text = joined(text, this.#eventText(telling.seq, event));
      }
    }
    this.#heardBefore.push({ viewer, since, text });
    return text;
  }

  #eventText(seq: number, event: Event): string {
    for (const known of this.#events) if (known.event === event) return known.text;
    const text = `{"seq":${seq},"event":${plainJson(event)}}`;
    this.#events.push({ event, text });
    return text;
  }

  #betweenScenes(before: Scene, after: Scene): string | undefined {
    const table = named('table', difference(before.table, after.table, this.#written));
    const you = named('you', difference(before.you, after.you, this.#written));
    const game = named(
      'game',
      before.game && after.game
        ? this.#betweenGames(before.game, after.game)
        : difference(before.game, after.game, this.#written),
    );
    const patch = joined(joined(table, you), game);
    return patch === '' ? undefined : `{${patch}}`;
  }

  #betweenGames(before: GameInView, after: GameInView): string | undefined {
    const view = named('view', this.#betweenViews(before.view, after.view));
    const ask = named('ask', differenceOfAsks(before.ask, after.ask));
    const patch = joined(joined(view, ask), this.#betweenOpen(before, after));
    return patch === '' ? undefined : `{${patch}}`;
  }

  #betweenViews(before: object, after: object): string | undefined {
    return this.#views ? this.#views.between(before, after) : difference(before, after, this.#written);
  }

  /** What all see alike of a game. */
  #betweenOpen(before: GameInView, after: GameInView): string {
    const told = this.#open;
    if (told && looksAlike(told.before, before) && looksAlike(told.after, after)) return told.text;
    let text = '';
    for (const field of openFields) {
      text = joined(text, named(field, difference(before[field], after[field], this.#written)));
    }
    this.#open = { before, after, text };
    return text;
  }
}

function hearTheSame(latest: Telling, since: number, one: Viewer, other: Viewer): boolean {
  for (let telling: Telling | null = latest; telling !== null && telling.seq > since; telling = telling.before) {
    for (const told of telling.told) if (heardBy(told, one) !== heardBy(told, other)) return false;
  }
  return true;
}

const openFields = ['toAct', 'askedAt', 'due', 'result', 'score'] as const;

const looksAlike = (one: GameInView, other: GameInView): boolean =>
  one.toAct === other.toAct &&
  one.askedAt === other.askedAt &&
  one.due === other.due &&
  one.result === other.result &&
  one.score === other.score;

const named = (field: string, inside: string | undefined): string =>
  inside === undefined ? '' : `"${field}":${inside}`;

/** Another question is told whole: its moves have little to do with those before. */
function differenceOfAsks(before: Ask | null, after: Ask | null): string | undefined {
  if (before === after) return undefined;
  if (after === null) return '[null]';
  if (before !== null && before.decision === after.decision && isSame(before.moves, after.moves)) return undefined;
  let moves = '';
  for (const move of after.moves) moves += moves === '' ? moveText(move) : `,${moveText(move)}`;
  return `[{"decision":${after.decision},"moves":[${moves}]}]`;
}

/** The moves of a game are constants. */
const isSame = (before: readonly Move[], after: readonly Move[]): boolean =>
  before.length === after.length && after.every((move, place) => move === before[place]);

const moveTexts = new Map<Move, string>();
/** Whatever games call their moves, memory stays bounded. */
const mostTexts = 50_000;

function moveText(move: Move): string {
  const known = moveTexts.get(move);
  if (known !== undefined) return known;
  const text = plainJson(move);
  if (moveTexts.size < mostTexts) moveTexts.set(move, text);
  return text;
}
