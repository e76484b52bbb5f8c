import type { Move } from '../../engine/game.ts';
import { difference, type Written } from '../../protocol/difference.ts';
import type { Ask, GameInView, Heard, Scene } from '../../protocol/scene.ts';

type Write = (before: Scene | null, after: Scene, heard: readonly Heard[]) => string | undefined;

/** Writes the message `news` about an entry, for one page after another; what many of them get is written once. */
export function newsWriter(seq: number): Write {
  const written: Written = [];
  const heardBefore: { readonly heard: readonly Heard[]; readonly text: string }[] = [];
  const textOf = (heard: readonly Heard[]): string => {
    if (heard.length === 0) return '[]';
    for (const known of heardBefore) if (isSameNews(known.heard, heard)) return known.text;
    const text = JSON.stringify(heard);
    heardBefore.push({ heard, text });
    return text;
  };
  return (before, after, heard) => {
    const patch = differenceOfScenes(before, after, written);
    if (patch === undefined && heard.length === 0) return undefined;
    return `{"say":"news","seq":${seq},"heard":${textOf(heard)},"patch":${patch ?? 'null'}}`;
  };
}

const isSameNews = (one: readonly Heard[], other: readonly Heard[]): boolean =>
  one.length === other.length && one.every(({ event }, place) => event === other[place]?.event);

/** The same as `difference`, for what is known to be a scene: what is asked is made of moves that were written before. */
function differenceOfScenes(before: Scene | null, after: Scene, written: Written): string | undefined {
  if (before === null) return difference(before, after);
  const fields = new Fields();
  fields.add('table', difference(before.table, after.table, written));
  fields.add('you', difference(before.you, after.you, written));
  fields.add(
    'game',
    before.game && after.game
      ? differenceOfGames(before.game, after.game, written)
      : difference(before.game, after.game, written),
  );
  return fields.patch;
}

function differenceOfGames(before: GameInView, after: GameInView, written: Written): string | undefined {
  const fields = new Fields();
  fields.add('view', difference(before.view, after.view, written));
  fields.add('toAct', difference(before.toAct, after.toAct, written));
  fields.add('ask', differenceOfAsks(before.ask, after.ask));
  fields.add('askedAt', difference(before.askedAt, after.askedAt, written));
  fields.add('due', difference(before.due, after.due, written));
  fields.add('result', difference(before.result, after.result, written));
  fields.add('score', difference(before.score, after.score, written));
  return fields.patch;
}

/** A patch of a record, as it grows. */
class Fields {
  #text = '';

  add(name: string, inside: string | undefined): void {
    if (inside !== undefined) this.#text += `${this.#text === '' ? '{' : ','}"${name}":${inside}`;
  }

  get patch(): string | undefined {
    return this.#text === '' ? undefined : `${this.#text}}`;
  }
}

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
