import { mergedView } from '../engine/view.ts';
import type { Fuller, News, Welcome } from './messages.ts';
import { faces } from '../games/faces.ts';
import { patched } from './patch.ts';
import type { Heard, Own, PublicScene, Scene } from './scene.ts';

/** Both parts of a scene as a client keeps them. A big screen has no private part. */
export interface Parts {
  readonly shared: PublicScene;
  readonly own: Own | null;
}

/** The parts after a message; undefined before the first welcome. */
export function partsAfter(before: Parts | undefined, message: Welcome | News): Parts | undefined {
  if (message.say === 'welcome') return { shared: message.scene, own: message.own?.scene ?? null };
  if (!before) return undefined;
  const { patch, own } = message;
  return {
    shared: patch ? patched(before.shared, patch) : before.shared,
    own: own?.patch ? patched(before.own, own.patch) : before.own,
  };
}

const nobody: Own = {
  you: { seat: null, host: false, heir: false, newcomer: false, waiting: false, sentOff: false, resumable: null },
  ask: null,
  view: null,
};

/** The scene that a page draws. Every view has all fields: without a private view it gets the empty one. */
export function sceneOf({ shared: { table, game }, own }: Parts): Scene {
  const { you, ask, view } = own ?? nobody;
  const privateView = view ?? faces[table.game]?.nothingPrivate ?? {};
  return { table, you, game: game && { ...game, view: mergedView(game.view, privateView), ask } };
}

/** The events in a message: the public ones, with the client's full versions in their places. */
export function heardIn({ heard, own }: Welcome | News): readonly Heard[] {
  const fuller: Fuller | undefined = own?.heard;
  if (!fuller) return heard;
  return heard.map((each, place) => ({ seq: each.seq, event: fuller[place] ?? each.event }));
}
