import type { PlayableGame } from '../../protocol/http.ts';
import { playableGames } from './http.ts';

let current = $state.raw<readonly PlayableGame[] | undefined>();
let silent = $state(false);
let asking: Promise<void> | undefined;

/** The games of this server; undefined until it has answered. */
export const catalogue = {
  get games(): readonly PlayableGame[] | undefined {
    return current;
  },
  /** The server did not answer. */
  get isSilent(): boolean {
    return silent;
  },
  game(id: string): PlayableGame | undefined {
    return current?.find((game) => game.id === id);
  },
};

const retryDelay = 3000;

/** Asks the server, until it answers. */
export function learnGames(): Promise<void> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<void> {
  while (current === undefined) {
    current = await playableGames();
    silent = current === undefined;
    if (silent) await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}
