import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '../../../../src/games/catalogue.ts';
import { serve } from '../../../../src/server/serve.ts';
import { readSettings } from '../../../../src/server/settings.ts';
import type { Addition } from '../../../../src/room/log-store.ts';
import type { Store } from '../../../../src/server/store/store.ts';
import type { LogEntry } from '../../../../src/table/entries.ts';
import { thisThread } from '../../../../src/server/testing/this-thread.ts';

/** A plausible delay of a disk, in milliseconds. */
const delay = 20;

/** Confirms every move before it is written, and writes it a moment later. */
function lying(store: Store): Store {
  let written: Promise<void> = Promise.resolve();
  const append = (additions: readonly Addition[]): Promise<void> => {
    const isMove = additions.some(({ body }) => (JSON.parse(body) as LogEntry).kind === 'moved');
    const before = written;
    written = (isMove ? sleep(delay) : Promise.resolve()).then(() => before).then(() => store.append(additions));
    return isMove ? Promise.resolve() : written;
  };
  return { ...store, append };
}

const { port } = await serve(readSettings(process.env), {
  threads: () => thisThread(games),
  change: (opened) => ({ ...opened, store: lying(opened.store) }),
});
console.log(`Hideout is open at http://127.0.0.1:${port}`);
