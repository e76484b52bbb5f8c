import type { Event, Move } from '../../engine/game.ts';
import type { Viewer } from '../../engine/seats.ts';
import { heardBy } from '../../engine/unfold.ts';
import { plainJson } from '../../protocol/plain.ts';
import type { Ask, GameInView } from '../../protocol/scene.ts';
import { OpenDifference } from '../writing/open-difference.ts';
import { PatchSheet } from '../writing/patch-sheet.ts';
import { sceneOf, tellingsSince, type Seen } from './scene.ts';
import type { TableState } from './state.ts';

/** All news are written on it: from one entry to the next nothing of them is needed any more. */
const sheet = new PatchSheet();
/** How often it has been begun anew. */
let beginnings = 0;

/** Writes the message `news` about an entry, for one page after another; what many of them get is written once. */
export class NewsWriter {
  readonly #beginning: number;
  readonly #table: TableState;
  readonly #head: string;
  readonly #open: OpenNews | undefined;
  readonly #events: { readonly event: Event; readonly from: number; readonly to: number }[] = [];

  /** The games as all saw and see them. */
  constructor(table: TableState, before: GameInView | null, after: GameInView | null) {
    sheet.cutTo(0);
    this.#beginning = ++beginnings;
    this.#table = table;
    this.#head = `{"say":"news","seq":${table.seq},"heard":[`;
    this.#open = before && after ? new OpenNews(before, after) : undefined;
  }

  /** Undefined, if there is nothing new for somebody who has seen this and knows of all entries until this one. */
  write(before: Seen | null, after: Seen, since: number): string | undefined {
    // What stands on the sheet now is about another table, perhaps another's secret.
    if (this.#beginning !== beginnings) throw new Error('News are written about one entry after the other.');
    const start = sheet.length;
    sheet.ascii(this.#head);
    const heard = sheet.length;
    if (since < this.#table.seq) this.#writeHeard(after.you.seat ?? 'spectator', since);
    const hasHeard = sheet.length > heard;
    sheet.ascii('],"patch":');
    const patch = sheet.length;
    if (before === null) sheet.difference(null, sceneOf(after));
    else this.#writePatch(before, after);
    if (sheet.length === patch) {
      if (!hasHeard) return undefined;
      sheet.ascii('null');
    }
    sheet.ascii('}');
    return sheet.text(start, sheet.length);
  }

  #writeHeard(viewer: Viewer, since: number): void {
    const { play } = this.#table;
    if (!play) return;
    const start = sheet.length;
    for (const telling of tellingsSince(play.latest, since)) {
      for (const told of telling.told) {
        const event = heardBy(told, viewer);
        if (!event) continue;
        if (sheet.length > start) sheet.ascii(',');
        this.#writeEvent(telling.seq, event);
      }
    }
  }

  #writeEvent(seq: number, event: Event): void {
    for (const known of this.#events) if (known.event === event) return sheet.again(known.from, known.to);
    const from = sheet.length;
    sheet.ascii('{"seq":');
    sheet.number(seq);
    sheet.ascii(',"event":');
    sheet.json(event);
    sheet.ascii('}');
    this.#events.push({ event, from, to: sheet.length });
  }

  #writePatch(before: Seen, after: Seen): void {
    const start = sheet.length;
    sheet.fieldDifference(start, 'table', before.table, after.table);
    sheet.fieldDifference(start, 'you', before.you, after.you);
    if (this.#open?.isBetween(before.game, after.game)) this.#open.write(start, before, after);
    else sheet.fieldDifference(start, 'game', sceneOf(before).game, sceneOf(after).game);
    sheet.endRecord(start);
  }
}

/** What is told of a game from one moment to the next to those who have followed it until then. */
class OpenNews {
  readonly #before: GameInView;
  readonly #after: GameInView;
  readonly #views: OpenDifference;
  #rest: { readonly from: number; readonly to: number } | undefined;

  constructor(before: GameInView, after: GameInView) {
    this.#before = before;
    this.#after = after;
    this.#views = new OpenDifference(sheet, before.view, after.view);
  }

  isBetween(before: GameInView | null, after: GameInView | null): boolean {
    return before === this.#before && after === this.#after;
  }

  /** Goes on with the patch of a scene, which begins at `scene`. */
  write(scene: number, before: Seen, after: Seen): void {
    const here = sheet.length;
    sheet.field(scene, 'game');
    const start = sheet.length;
    this.#writeRest();
    this.#writeView(start, before, after);
    writeAsk(start, before.ask, after.ask);
    sheet.endRecord(start);
    sheet.takeBack(here, start);
  }

  /** What all see alike, whatever the game. */
  #writeRest(): void {
    if (this.#rest) return sheet.again(this.#rest.from, this.#rest.to);
    const from = sheet.length;
    for (const field of openFields) sheet.fieldDifference(from, field, this.#before[field], this.#after[field]);
    this.#rest = { from, to: sheet.length };
  }

  #writeView(start: number, before: Seen, after: Seen): void {
    const here = sheet.length;
    sheet.field(start, 'view');
    const inside = sheet.length;
    this.#views.write(before.own, after.own);
    sheet.takeBack(here, inside);
  }
}

const openFields = ['toAct', 'askedAt', 'due', 'result', 'score'] as const;

/** Another question is told whole: its moves have little to do with those before. */
function writeAsk(start: number, before: Ask | null, after: Ask | null): void {
  if (before === after) return;
  if (before && after && before.decision === after.decision && isSame(before.moves, after.moves)) return;
  sheet.field(start, 'ask');
  if (after === null) return sheet.ascii('[null]');
  sheet.ascii('[{"decision":');
  sheet.number(after.decision);
  sheet.ascii(',"moves":[');
  for (let place = 0; place < after.moves.length; place++) {
    if (place > 0) sheet.ascii(',');
    sheet.bytes(bytesOf(after.moves[place] as Move));
  }
  sheet.ascii(']}]');
}

/** The moves of a game are constants. */
const isSame = (before: readonly Move[], after: readonly Move[]): boolean =>
  before.length === after.length && after.every((move, place) => move === before[place]);

const movesWritten = new Map<Move, Uint8Array>();
/** Whatever games call their moves, memory stays bounded. */
const mostMoves = 50_000;

function bytesOf(move: Move): Uint8Array {
  const known = movesWritten.get(move);
  if (known !== undefined) return known;
  const bytes = Buffer.from(plainJson(move), 'latin1');
  if (movesWritten.size < mostMoves) movesWritten.set(move, bytes);
  return bytes;
}
