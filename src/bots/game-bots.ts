import type { Bot } from './bot.ts';
import type { Characters } from './characters.ts';
import type { OddsSource } from './odds.ts';

/** The bots of one game, and what they count for the players. */
export interface GameBots<Figure extends string = string> {
  /** From the weakest to the strongest, without `random`, which plays every game. */
  readonly levels: readonly Bot[];
  readonly characters: Characters<Figure>;
  readonly odds: OddsSource;
}
