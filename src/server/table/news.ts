import type { Event, Move } from '../../engine/game.ts';
import type { Viewer } from '../../engine/seats.ts';
import { heardBy } from '../../engine/unfold.ts';
import { difference, SharedDifference, type Written } from '../../protocol/difference.ts';
import type { Ask, GameInView, Scene } from '../../protocol/scene.ts';
import type { TableState, Telling } from './state.ts';

/** Writes the message `news` about an entry, for one page after another; what many of them get is written once. */
export class NewsWriter {
  readonly #table: TableState;
  readonly #written: Written = [];
  readonly #views = new SharedDifference(this.#written);
  #open: { readonly before: GameInView; readonly after: GameInView; readonly text: string } | undefined;
  readonly #events: { readonly event: Event; readonly text: string }[] = [];

  constructor(table: TableState) {
    this.#table = table;
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
    let text = '';
    for (let telling: Telling | null = play.latest; telling !== null && telling.seq > since; telling = telling.before) {
      text = joined(this.#tellingFor(viewer, telling), text);
    }
    return text;
  }

  #tellingFor(viewer: Viewer, { seq, told }: Telling): string {
    let text = '';
    for (const each of told) {
      const event = heardBy(each, viewer);
      if (event) text = joined(text, this.#eventText(seq, event));
    }
    return text;
  }

  #eventText(seq: number, event: Event): string {
    for (const known of this.#events) if (known.event === event) return known.text;
    const text = `{"seq":${seq},"event":${JSON.stringify(event)}}`;
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
    const view = named('view', this.#views.between(before.view, after.view));
    const ask = named('ask', differenceOfAsks(before.ask, after.ask));
    const patch = joined(joined(view, ask), this.#betweenOpen(before, after));
    return patch === '' ? undefined : `{${patch}}`;
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

const openFields = ['toAct', 'askedAt', 'due', 'result', 'score'] as const;

const looksAlike = (one: GameInView, other: GameInView): boolean =>
  one.toAct === other.toAct &&
  one.askedAt === other.askedAt &&
  one.due === other.due &&
  one.result === other.result &&
  one.score === other.score;

const named = (field: string, inside: string | undefined): string =>
  inside === undefined ? '' : `"${field}":${inside}`;

const joined = (some: string, more: string): string => (some === '' ? more : more === '' ? some : `${some},${more}`);

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
  const text = JSON.stringify(move);
  if (moveTexts.size < mostTexts) moveTexts.set(move, text);
  return text;
}
