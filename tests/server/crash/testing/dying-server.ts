import { games } from '../../../../src/games/catalogue.ts';
import { serve } from '../../../../src/server/serve.ts';
import { readSettings } from '../../../../src/server/settings.ts';
import type { Store } from '../../../../src/server/store/store.ts';
import { thisThread } from '../../../../src/server/testing/this-thread.ts';

/** Dies with the first entries that it writes: right after their commit, or, if the last word says so, before it. */
function dying(store: Store): Store {
  const die = () => void process.kill(process.pid, 'SIGKILL');
  const append: Store['append'] = async (additions) => {
    const appending = store.append(additions);
    if (process.argv.at(-1) === 'before') die();
    await appending;
    die();
  };
  return { ...store, append };
}

const { port } = await serve(readSettings(process.env), {
  threads: () => thisThread(games),
  change: (opened) => ({ ...opened, store: dying(opened.store) }),
});
console.log(`Hideout is open at http://127.0.0.1:${port}`);
