import { botFor } from '../../games/bots.ts';
import type { Options } from '../../engine/game.ts';
import { games } from '../../games/catalogue.ts';
import type { Series } from './series.ts';

/** What to simulate, as plain data that can be sent to another thread. */
export interface Job {
  readonly game: string;
  readonly options: Options;
  readonly seed: number;
  readonly games: number;
  /** The name of the bot at each seat. */
  readonly bots: readonly string[];
  /** The folder for the records of the games, if they are wanted. */
  readonly records: string | undefined;
}

export function seriesOf(job: Job): Series {
  const game = games[job.game];
  if (!game) throw new Error(`There is no game ${job.game}.`);
  const bots = job.bots.map((name) => {
    const bot = botFor(job.game, name);
    if (!bot) throw new Error(`There is no bot ${name} for ${job.game}.`);
    return bot;
  });
  return { game, options: job.options, seed: job.seed, bots };
}
