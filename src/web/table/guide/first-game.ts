import type { Options } from '../../../engine/game.ts';
import type { Help } from '../../../protocol/help.ts';
import { settings } from '../../device/settings.svelte.ts';
import { remember, remembered } from '../../device/storage.ts';

/* People who play a game for the first time on this device see its guide first, and are spared what can wait. */

const key = 'hideout.guided';

const guided = (): readonly string[] => (remembered(key) ?? '').split(' ');

const isFirstGame = (game: string): boolean => !guided().includes(game);

/** Whether the guide opens by itself: somebody plays this game for the first time and wants hints. */
export const isGuided = ({ game, isPlayer }: { readonly game: string; readonly isPlayer: boolean }): boolean =>
  isPlayer && settings.hints && isFirstGame(game);

/** The guide was shown or skipped. */
export function markGuided(game: string): void {
  if (isFirstGame(game)) remember(key, [...guided(), game].join(' ').trim());
}

/** The settings with which somebody's first game against bots is easiest to learn, advice included. */
export const toLearnBy = (game: string, options: Options = {}): { readonly options?: Options; readonly help?: Help } =>
  isFirstGame(game) ? { options, help: 'advice' } : {};
