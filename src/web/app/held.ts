import type { Message } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Heard, Scene } from '../../protocol/scene.ts';

/** What this page knows of the table: the last entry, the scene, and what was heard of the game so far. */
export interface Held {
  readonly seq: number;
  readonly scene: Scene;
  /** Everything heard in this game, for the log. */
  readonly log: readonly Heard[];
  /** What has just been heard, to be shown as movement and sound. */
  readonly fresh: readonly Heard[];
}

export type Told = Extract<Message, { say: 'welcome' | 'news' }>;

/** What is known after a message. Nothing is, until the first welcome. */
export function received(before: Held | undefined, message: Told): Held | undefined {
  if (message.say === 'welcome') return welcomed(before, message);
  return before && informed(before, message);
}

/** What happened while the connection was down goes into the log and is not played back. */
function welcomed(before: Held | undefined, { seq, scene, heard }: Extract<Told, { say: 'welcome' }>): Held {
  const goesOn = before !== undefined && isSameGame(before.scene, scene);
  const missed = heard.filter((each) => !goesOn || each.seq > before.seq);
  return { seq, scene, log: goesOn ? [...before.log, ...missed] : missed, fresh: [] };
}

function informed(before: Held, { seq, heard, patch }: Extract<Told, { say: 'news' }>): Held {
  const scene = patch === null ? before.scene : patched(before.scene, patch);
  const log = !isSameGame(before.scene, scene) ? heard : heard.length > 0 ? [...before.log, ...heard] : before.log;
  return { seq, scene, log, fresh: heard };
}

/** A game that is over stays on the table until the next one begins or it is cleared away. */
function isSameGame(before: Scene, after: Scene): boolean {
  if (before.game === null || after.game === null) return false;
  const rematch = before.table.stage === 'over' && after.table.stage === 'playing';
  const finishedMeanwhile = after.table.finished - before.table.finished;
  return !rematch && (finishedMeanwhile === 0 || (finishedMeanwhile === 1 && after.table.stage === 'over'));
}
