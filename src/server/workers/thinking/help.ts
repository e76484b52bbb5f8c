import type { HelpWanted } from '../../../room/thinkers.ts';
import { oddsFrom } from '../../../bots/odds.ts';
import { random } from '../../../bots/random.ts';
import { fastChance } from '../../../engine/chance/index.ts';
import type { Move } from '../../../engine/game.ts';
import { botFor, bots } from '../../../games/bots.ts';
import type { Advice, HelpGiven } from '../../../protocol/help.ts';

/** Fixed dice, so that asking twice gets the same answer. */
const dice = '68656c7068656c7068656c7068656c70';

export function help({ wants, game, view, moves, milliseconds }: HelpWanted, now: () => number): HelpGiven {
  const until = now() + milliseconds;
  const odds = oddsFrom(bots[game]?.odds, view);
  if (wants === 'odds') return { odds, advice: null };
  const mastermind = botFor(game, 'mastermind');
  const thought = mastermind?.think?.(() => view, moves, fastChance(dice), { isUp: () => now() >= until });
  return { odds, advice: thought ? { by: 'mastermind', ...thought } : habit(game, view, moves) };
}

/** The move of a regular, without a search. */
export function habit(game: string, view: object, moves: readonly Move[]): Advice {
  const regular = botFor(game, 'regular') ?? random;
  return { move: regular.choose(() => view, moves, fastChance(dice)), by: 'regular', why: 'habit', tried: [] };
}
