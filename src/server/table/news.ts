import { includes, type Seat } from '../../engine/seats.ts';
import type { Told } from '../../engine/unfold.ts';
import { protocolVersion, type Fuller, type News, type Welcome } from '../../protocol/messages.ts';
import { difference, type Patch } from '../../protocol/patch.ts';
import { plainJson } from '../../protocol/plain.ts';
import type { Ask, Heard, Own, PublicScene } from '../../protocol/scene.ts';
import type { Play, TableState, Telling } from './state.ts';

/** So many events of a running game are told to somebody who comes late. */
const longestMemory = 80;

/** The first message to a page: the public scene and, unless it is a big screen, what only this page sees. */
export function welcomeText({ seq, play }: TableState, scene: PublicScene, own: Own | null, since: number): string {
  const tellings = play ? tellingsSince(play, since).slice(-longestMemory) : [];
  const welcome: Welcome = {
    say: 'welcome',
    version: protocolVersion,
    seq,
    scene,
    heard: tellings.map(heardByAll),
    ...(own && { own: { scene: own, ...fullerFor(own.you.seat, tellings) } }),
  };
  return plainJson(welcome);
}

/** What a page was shown last, or is to be shown now. */
export interface Shown {
  readonly table: TableState;
  readonly scene: PublicScene;
}

/** The message `news` from one moment of a table to the next. Its public part is one text for everybody there. */
export class NewsOf {
  readonly #tellings: readonly EventTold[];
  readonly #isNewGame: boolean;
  readonly #publicText: string;
  readonly #isPublic: boolean;

  constructor(before: Shown, after: Shown) {
    const { play, seq } = after.table;
    this.#isNewGame = before.table.play?.began !== play?.began;
    this.#tellings = play ? tellingsSince(play, before.table.seq) : [];
    const patch = this.#publicPatch(before.scene, after.scene) ?? null;
    this.#isPublic = patch !== null || this.#tellings.length > 0;
    const news: News = { say: 'news', seq, heard: this.#tellings.map(heardByAll), patch };
    // Without the closing brace: a page's own part may follow.
    this.#publicText = plainJson(news).slice(0, -1);
  }

  /** The message for a page, given its own part before and now; undefined, if there is nothing new for it. */
  textFor(before: Own | null, after: Own | null): string | undefined {
    const own = after && this.#ownNews(before, after);
    if (own) return `${this.#publicText},"own":${plainJson(own)}}`;
    return this.#isPublic ? `${this.#publicText}}` : undefined;
  }

  #publicPatch(before: PublicScene, after: PublicScene): Patch | undefined {
    if (!this.#isNewGame) return difference(before, after);
    return { ...difference({ table: before.table }, { table: after.table }), game: [after.game] };
  }

  #ownNews(before: Own | null, after: Own): News['own'] | undefined {
    const isWhole = this.#isNewGame || before?.you.seat !== after.you.seat;
    const patch = isWhole ? ([after] as const) : ownPatch(before, after);
    const fuller = fullerFor(after.you.seat, this.#tellings);
    return patch || fuller ? { ...(patch && { patch }), ...fuller } : undefined;
  }
}

/** Another question is told whole: its moves have little to do with those before. */
function ownPatch(before: Own, after: Own): Patch | undefined {
  const patch: Record<string, Patch> = {};
  const you = difference(before.you, after.you);
  if (you) patch.you = you;
  if (!isSameQuestion(before.ask, after.ask)) patch.ask = [after.ask];
  const view = difference(before.view, after.view);
  if (view) patch.view = view;
  return you || view || patch.ask ? patch : undefined;
}

/** The moves of a game are constants, so equal ones are the same object. */
function isSameQuestion(before: Ask | null, after: Ask | null): boolean {
  if (!before || !after) return before === after;
  return (
    before.decision === after.decision &&
    before.moves.length === after.moves.length &&
    after.moves.every((move, place) => move === before.moves[place])
  );
}

interface EventTold extends Told {
  readonly seq: number;
}

const heardByAll = ({ seq, others }: EventTold): Heard => ({ seq, event: others });

/** The events that this seat hears in full, by their places; nothing, if there are none. */
function fullerFor(seat: Seat | null, tellings: readonly EventTold[]): { readonly heard: Fuller } | undefined {
  if (seat === null) return undefined;
  let heard: Record<number, EventTold['event']> | undefined;
  for (const [place, { event, to, others }] of tellings.entries()) {
    if (event !== others && includes(to, seat)) (heard ??= {})[place] = event;
  }
  return heard && { heard };
}

/** All events of a game since an entry, in the order in which they came. */
function tellingsSince({ latest }: Play, since: number): readonly EventTold[] {
  const entries: Telling[] = [];
  for (let each: Telling | null = latest; each !== null && each.seq > since; each = each.before) entries.push(each);
  return entries.reverse().flatMap(({ seq, told }) => told.map((each) => ({ seq, ...each })));
}
