import { remember, remembered } from '../../device/storage.ts';

/* Remembers which steps of a first game have been explained on this device. */

const key = (game: string) => `hideout.${game}.lessons`;

/** Lessons of a game that somebody on this device has had. */
export const learnt = (game: string): readonly string[] => (remembered(key(game)) ?? '').split(' ');

export const learn = (game: string, had: readonly string[]): void => remember(key(game), had.join(' '));
