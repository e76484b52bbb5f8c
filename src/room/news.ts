import type { Move } from '../engine/game.ts';
import { includes, type Seat } from '../engine/seats.ts';
import type { ToldEvent } from '../engine/unfold.ts';
import { protocolVersion, type Welcome } from '../protocol/messages.ts';
import { difference, whole } from '../protocol/patch.ts';
import type { Ask, Heard, Own, PublicScene } from '../protocol/scene.ts';
import { ascii } from '../protocol/plain-json.ts';
import { longestMemory } from './bounds.ts';
import type { Play, TableState, EventBatch } from '../table/state.ts';

/** The first message to a page: the public scene and, unless it is a big screen, its private part. */
export function welcomeText({ seq, play }: TableState, scene: PublicScene, own: Own | null, since: number): string {
  const events = play ? eventsSince(play, since).slice(-longestMemory) : [];
  const heard = events.map(heardByAll);
  const welcome: Omit<Welcome, 'own'> = { say: 'welcome', version: protocolVersion, seq, scene, heard };
  const ownText = own && textOf({ scene: JSON.stringify(own), heard: fullerFor(own.you.seat, secretsIn(events)) });
  const ownPart = ownText ? `,"own":${padded(ascii(ownText))}` : '';
  return `${ascii(withoutBrace(JSON.stringify(welcome)))}${ownPart}}`;
}

/** A table at a moment, and the public scene of that moment. */
export interface Shown {
  readonly table: TableState;
  readonly scene: PublicScene;
}

/** The message `news` from one moment of a table to the next. Its public part is one text for everybody. */
export class NewsOf {
  readonly #secrets: readonly Secret[];
  readonly #isNewGame: boolean;
  /** The message up to the point where a page's private part may follow. */
  readonly #publicText: string;
  /** The whole message for pages to which nothing private is new; undefined if nothing is new for them. */
  readonly #wholeText: string | undefined;

  constructor(before: Shown, after: Shown) {
    const { play, seq } = after.table;
    this.#isNewGame = before.table.play?.began !== play?.began;
    const events = play ? this.#events(play, before.table.seq) : [];
    this.#secrets = secretsIn(events);
    const patch = this.#publicPatch(before.scene, after.scene);
    const heard = JSON.stringify(events.map(heardByAll));
    this.#publicText = inOnePiece(`{"say":"news","seq":${seq},"heard":${heard},"patch":${patch ?? 'null'}`);
    this.#wholeText = patch !== undefined || events.length > 0 ? inOnePiece(`${this.#publicText}}`) : undefined;
  }

  /** The events since an entry. A resumed game that began earlier brings its whole log. */
  #events(play: Play, since: number): readonly NumberedEvent[] {
    const isBack = this.#isNewGame && play.began <= since;
    return isBack ? eventsSince(play, 0).slice(-longestMemory) : eventsSince(play, since);
  }

  /** The text for a page, given its private part before and now; undefined if nothing is new for it. */
  textFor(before: Own | null, after: Own | null): string | undefined {
    const own = after && this.#ownText(before, after);
    return own ? `${this.#publicText},"own":${padded(own)}}` : this.#wholeText;
  }

  /** Only the table has words of people; those of games are ASCII. */
  #publicPatch(before: PublicScene, after: PublicScene): string | undefined {
    const table = difference(before.table, after.table);
    return textOf({
      table: table && ascii(table),
      game: this.#isNewGame ? whole(after.game) : difference(before.game, after.game),
    });
  }

  #ownText(before: Own | null, after: Own): string | undefined {
    const isWhole = this.#isNewGame || before?.you.seat !== after.you.seat;
    const patch = isWhole ? whole(after) : ownPatch(before, after);
    return textOf({ patch, heard: fullerFor(after.you.seat, this.#secrets) });
  }
}

/** A new question is sent whole: its moves have little in common with those before. */
const ownPatch = (before: Own, after: Own): string | undefined =>
  textOf({
    you: difference(before.you, after.you),
    ask: isSameQuestion(before.ask, after.ask) ? undefined : askText(after.ask),
    view: difference(before.view, after.view),
  });

/** The patch that replaces a question, as JSON. */
export const askText = (ask: Ask | null): string =>
  ask ? `[{"decision":${ask.decision},"moves":[${ask.moves.map(moveText).join(',')}]}]` : '[null]';

/** The moves of a game are constants, so each of them is written as JSON only once. */
function moveText(move: Move): string {
  let text = moveTexts.get(move);
  if (text === undefined) moveTexts.set(move, (text = JSON.stringify(move)));
  return text;
}
const moveTexts = new WeakMap<Move, string>();

/** The length of a private part is a multiple of this. */
const step = 256;
const spaces = ' '.repeat(step);

/**
 * JSON with spaces after it, so that its length tells little: encryption hides what somebody is asked, and not how long
 * the list of their moves is. [TH-6.4, CG-7.6]
 */
const padded = (json: string): string => json + spaces.slice(0, -json.length & (step - 1));

/** A JSON record of fields that are JSON already; undefined if there are none. */
function textOf(fields: Readonly<Record<string, string | undefined>>): string | undefined {
  let text = '';
  for (const field in fields) if (fields[field] !== undefined) text += `${text && ','}"${field}":${fields[field]}`;
  return text ? `{${text}}` : undefined;
}

/**
 * A text put together from pieces stays in pieces until its letters are read, and here every page would copy all of
 * them again. Reading one letter joins them.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}

const withoutBrace = (json: string): string => json.slice(0, -1);

/** The moves of a game are constants, so equal ones are the same object. */
function isSameQuestion(before: Ask | null, after: Ask | null): boolean {
  if (!before || !after) return before === after;
  return (
    before.decision === after.decision &&
    before.moves.length === after.moves.length &&
    after.moves.every((move, place) => move === before.moves[place])
  );
}

/** An event, and the number of the entry that caused it. */
interface NumberedEvent {
  readonly seq: number;
  readonly told: ToldEvent;
}

const heardByAll = ({ seq, told }: NumberedEvent): Heard => ({ seq, event: told.others });

/** An event of which some seats hear more than the public version, and its index in the message. */
interface Secret {
  readonly place: number;
  readonly told: ToldEvent;
}

function secretsIn(events: readonly NumberedEvent[]): readonly Secret[] {
  const secrets: Secret[] = [];
  for (const [place, { told }] of events.entries()) if (told.event !== told.others) secrets.push({ place, told });
  return secrets;
}

/** The events that this seat hears in full, by index, as JSON; undefined if there are none. */
function fullerFor(seat: Seat | null, secrets: readonly Secret[]): string | undefined {
  let text = '';
  for (const { place, told } of secrets) {
    if (seat !== null && includes(told.to, seat)) text += `${text && ','}"${place}":${JSON.stringify(told.event)}`;
  }
  return text ? `{${text}}` : undefined;
}

/** All events of a game since an entry, in order. */
export function eventsSince({ latest }: Play, since: number): readonly NumberedEvent[] {
  const events: NumberedEvent[] = [];
  for (let each: EventBatch | null = latest; each !== null && each.seq > since; each = each.before) {
    const { seq, told } = each;
    events.unshift(...told.map((one) => ({ seq, told: one })));
  }
  return events;
}
