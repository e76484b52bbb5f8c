import type { News, Welcome } from '../../protocol/messages.ts';
import { heardIn, partsAfter, sceneOf, type Parts } from '../../protocol/parts.ts';
import type { Heard, Scene } from '../../protocol/scene.ts';

/** What this page knows of the table: the last entry, the scene, and everything heard in the game. */
export interface Held {
  readonly seq: number;
  /** The public and the private part as the server sent them, and the scene merged from them. */
  readonly parts: Parts;
  readonly scene: Scene;
  /** Everything heard in this game, for the log. */
  readonly log: readonly Heard[];
  /** What has just been heard, to be shown as movement and sound. */
  readonly fresh: readonly Heard[];
}

/** What is known after a message; undefined before the first welcome. */
export function received(before: Held | undefined, message: Welcome | News): Held | undefined {
  const parts = partsAfter(before?.parts, message);
  if (!parts) return undefined;
  const scene = before && isSame(before.parts, parts) ? before.scene : sceneOf(parts);
  const { seq } = message;
  const known = before && isSameGame(before.scene, scene) ? before : undefined;
  const heard = heardIn(message);
  if (message.say === 'news') {
    const fresh = heard.filter((each) => each.seq > (before?.seq ?? 0));
    return { seq, parts, scene, log: joined(known?.log, heard), fresh };
  }
  // What happened while the connection was down goes into the log and is not animated.
  const missed = heard.filter((each) => each.seq > (known?.seq ?? 0));
  return { seq, parts, scene, log: joined(known?.log, missed), fresh: [] };
}

const isSame = (before: Parts, after: Parts): boolean => before.shared === after.shared && before.own === after.own;

const joined = (log: readonly Heard[] = [], heard: readonly Heard[]): readonly Heard[] =>
  heard.length > 0 ? [...log, ...heard] : log;

/** A game that is over stays on the table until the next one begins or it is cleared away. */
function isSameGame(before: Scene, after: Scene): boolean {
  if (before.game === null || after.game === null) return false;
  const rematch = before.table.stage === 'over' && after.table.stage === 'playing';
  const finishedMeanwhile = after.table.finished - before.table.finished;
  return !rematch && (finishedMeanwhile === 0 || (finishedMeanwhile === 1 && after.table.stage === 'over'));
}
