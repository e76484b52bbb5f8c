import type { Options } from '../../../engine/game.ts';
import { settings } from '../../app/settings.svelte.ts';
import { remember, remembered } from '../../app/storage.ts';

/* Who plays a game for the first time on this device is shown its guide first, and is spared what can wait. */

const key = 'hideout.guided';

const guided = (): readonly string[] => (remembered(key) ?? '').split(' ');

const isFirstGame = (game: string): boolean => !guided().includes(game);

/** The guide opens by itself before this game: somebody plays it for the first time and wants hints. */
export const isGuided = ({ game, isPlayer }: { readonly game: string; readonly isPlayer: boolean }): boolean =>
  isPlayer && settings.hints && isFirstGame(game);

/** The guide was shown, or passed over. */
export function markGuided(game: string): void {
  if (isFirstGame(game)) remember(key, [...guided(), game].join(' ').trim());
}

const firstOptions: Readonly<Record<string, Options>> = { 'cash-n-guns': { powers: false } };

/** With what a game is easiest to learn, as long as it is somebody's first. */
export const optionsToLearnBy = (game: string): Options | undefined =>
  isFirstGame(game) ? firstOptions[game] : undefined;
