import type { Event, Move } from '../../engine/game.ts';
import type { Viewer } from '../../engine/seats.ts';
import { heardBy } from '../../engine/unfold.ts';
import { difference, joined } from '../../protocol/difference.ts';
import { OpenDifference } from '../../protocol/open-difference.ts';
import { fieldAfter, plainJson, shortJson } from '../../protocol/plain.ts';
import type { Ask, GameInView } from '../../protocol/scene.ts';
import { sceneOf, tellingsSince, type Seen } from './scene.ts';
import type { TableState } from './state.ts';

/** Writes the message `news` about an entry, for one page after another; what many of them get is written once. */
export class NewsWriter {
  readonly #table: TableState;
  readonly #head: string;
  readonly #open: OpenNews | undefined;
  readonly #events: { readonly event: Event; readonly text: string }[] = [];

  /** The games as all saw and see them. */
  constructor(table: TableState, before: GameInView | null, after: GameInView | null) {
    this.#table = table;
    this.#head = `{"say":"news","seq":${table.seq},"heard":[`;
    this.#open = before && after ? new OpenNews(before, after) : undefined;
  }

  /** Undefined, if there is nothing new for somebody who has seen this and knows of all entries until this one. */
  write(before: Seen | null, after: Seen, since: number): string | undefined {
    const { seq } = this.#table;
    const heard = since < seq ? this.#heard(after.you.seat ?? 'spectator', since) : '';
    const patch = before === null ? difference(null, sceneOf(after)) : this.#patch(before, after);
    if (patch === '' && heard === '') return undefined;
    return `${this.#head}${heard}],"patch":${patch === '' ? 'null' : patch}}`;
  }

  #heard(viewer: Viewer, since: number): string {
    const { play } = this.#table;
    if (!play) return '';
    let text = '';
    for (const telling of tellingsSince(play.latest, since)) {
      for (const told of telling.told) {
        const event = heardBy(told, viewer);
        if (event) text = joined(text, this.#eventText(telling.seq, event));
      }
    }
    return text;
  }

  #eventText(seq: number, event: Event): string {
    for (const known of this.#events) if (known.event === event) return known.text;
    const text = `{"seq":${seq},"event":${shortJson(event)}}`;
    this.#events.push({ event, text });
    return text;
  }

  #patch(before: Seen, after: Seen): string {
    let patch = '';
    if (before.table !== after.table) patch = withField(patch, 'table', difference(before.table, after.table));
    if (before.you !== after.you) patch = withField(patch, 'you', difference(before.you, after.you));
    patch = withField(patch, 'game', this.#betweenGames(before, after));
    return patch === '' ? '' : `${patch}}`;
  }

  #betweenGames(before: Seen, after: Seen): string {
    if (this.#open?.isBetween(before.game, after.game)) return this.#open.toldTo(before, after);
    return difference(sceneOf(before).game, sceneOf(after).game);
  }
}

/** What is told of a game from one moment to the next to those who have followed it until then. */
class OpenNews {
  readonly #before: GameInView;
  readonly #after: GameInView;
  readonly #views: OpenDifference;
  readonly #rest: string;

  constructor(before: GameInView, after: GameInView) {
    this.#before = before;
    this.#after = after;
    this.#views = new OpenDifference(before.view, after.view);
    let rest = '';
    for (const field of openFields) rest = withField(rest, field, difference(before[field], after[field]));
    this.#rest = rest;
  }

  isBetween(before: GameInView | null, after: GameInView | null): boolean {
    return before === this.#before && after === this.#after;
  }

  toldTo(before: Seen, after: Seen): string {
    let patch = withField(this.#rest, 'view', this.#views.between(before.own, after.own));
    patch = withField(patch, 'ask', differenceOfAsks(before.ask, after.ask));
    return patch === '' ? '' : `${patch}}`;
  }
}

const openFields = ['toAct', 'askedAt', 'due', 'result', 'score'] as const;

/** Goes on with a record, of which nothing may be written yet, if there is something to say about this field. */
const withField = (text: string, field: string, inside: string): string =>
  inside === '' ? text : text + fieldAfter(text, field) + inside;

/** Another question is told whole: its moves have little to do with those before. */
function differenceOfAsks(before: Ask | null, after: Ask | null): string {
  if (before === after) return '';
  if (after === null) return '[null]';
  if (before !== null && before.decision === after.decision && isSame(before.moves, after.moves)) return '';
  let text = `[{"decision":${after.decision},"moves":[`;
  for (let place = 0; place < after.moves.length; place++) {
    const known = textsOf(after.moves[place] as Move);
    text += place === 0 ? known.first : known.further;
  }
  return `${text}]}]`;
}

/** The moves of a game are constants. */
const isSame = (before: readonly Move[], after: readonly Move[]): boolean =>
  before.length === after.length && after.every((move, place) => move === before[place]);

interface MoveTexts {
  readonly first: string;
  readonly further: string;
}
const moveTexts = new Map<Move, MoveTexts>();
/** Whatever games call their moves, memory stays bounded. */
const mostTexts = 50_000;

/** How a move is written as the first one of a list, and as another one. */
function textsOf(move: Move): MoveTexts {
  const known = moveTexts.get(move);
  if (known !== undefined) return known;
  const first = plainJson(move);
  const texts = { first, further: `,${first}` };
  if (moveTexts.size < mostTexts) moveTexts.set(move, texts);
  return texts;
}
