import { remember, remembered } from '../../device/storage.ts';

/**
 * The levels to choose from for an immediate game. Random bots are for experiments and are offered only in the lobby.
 */
export const opponents = ['rookie', 'regular', 'sharp', 'mastermind'] as const;
export type Opponent = (typeof opponents)[number];

const key = 'hideout.opponents';

/** The bots that this browser played against last. */
export const lastOpponent = (): Opponent => opponents.find((each) => each === remembered(key)) ?? 'regular';

export const rememberOpponent = (opponent: Opponent): void => remember(key, opponent);
