import type { Bot } from '../bots/bot.ts';
import type { GameLab, Probe } from '../cli/lab/probe.ts';
import type { Game } from '../engine/game.ts';
import { lab as cashNGuns } from './cash-n-guns/lab.ts';
import type { GameId } from './catalogue.ts';
import { lab as theBoss } from './the-boss/lab.ts';
import { lab as thieves } from './thieves/lab.ts';

/** What is known of each game only in order to measure. */
const labs: Readonly<Record<string, GameLab>> = {
  'cash-n-guns': cashNGuns,
  'the-boss': theBoss,
  thieves,
} satisfies Record<GameId, GameLab>;

export function probeOf({ id }: Pick<Game, 'id'>): Probe {
  const lab = labs[id];
  if (!lab) throw new Error(`The lab does not know ${id}.`);
  return lab.probe;
}

/** Bots that no other bot expects. */
export const strangersFor = (gameId: string): readonly Bot[] => labs[gameId]?.strangers ?? [];
