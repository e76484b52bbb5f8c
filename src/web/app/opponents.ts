import { remember, remembered } from './storage.ts';

/** Whom one can play at once. Bots that play at random are for trying things out, and stand in the lobby. */
export const opponents = ['rookie', 'regular', 'sharp', 'mastermind'] as const;
export type Opponent = (typeof opponents)[number];

const key = 'hideout.opponents';

/** The bots that this browser played against last. */
export const lastOpponent = (): Opponent => opponents.find((each) => each === remembered(key)) ?? 'regular';

export const rememberOpponent = (opponent: Opponent): void => remember(key, opponent);
